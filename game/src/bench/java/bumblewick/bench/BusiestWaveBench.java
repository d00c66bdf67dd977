package bumblewick.bench;

import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A tick of a stage at its busiest: 60 enemies that shoot, 200 bullets or more, 20 bees that shoot back, 100 obstacles.
 * To take less than 250 µs in the middle. A sample is the mean of {@value #TICKS} ticks.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class BusiestWaveBench {
    static final int TICKS = 60;

    private static final int BEES = 20;
    private static final int ENEMIES = 60;
    private static final int BULLETS = 200;
    private static final int OBSTACLES = 100;
    /** After this the wave is complete and the air is full. */
    private static final int RISE = 420;

    private static final String NAME = "busiest";
    private static final float FOREVER = 1e6f;

    @Param({"false", "true"})
    public boolean tight;

    private final SimEvents events = new SimEvents();
    private Rulebook rules;
    private PlayerIntent intent;
    private World world;

    @Setup(Level.Trial)
    public void compose() {
        rules = busiest(Shipped.rules());
        intent = tight
                ? new PlayerIntent((byte) 0, (byte) 0, (byte) 0, (byte) 0, PlayerIntent.TIGHT)
                : PlayerIntent.NONE;
    }

    @Setup(Level.Invocation)
    public void fly() {
        world = new World(rules, new RunOptions(NAME, NAME, 1L, 0));
        run(RISE);
        check("before");
    }

    @TearDown(Level.Invocation)
    public void land() {
        check("after");
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public World tick() {
        run(TICKS);
        return world;
    }

    private void run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private void check(String when) {
        FlightStage s = world.flight();
        boolean busy = s.enemies().size() >= ENEMIES
                && s.bullets().size() >= BULLETS
                && s.bees().size() >= BEES
                && s.scenery().size() >= OBSTACLES;
        if (!busy) {
            throw new IllegalStateException(
                    "not busy " + when + ": " + s.enemies().size() + " enemies, "
                            + s.bullets().size() + " bullets, " + s.bees().size() + " bees, "
                            + s.scenery().size() + " obstacles");
        }
    }

    private static Rulebook busiest(Rulebook r) {
        PickupDef shield = new PickupDef(NAME, "shield_bloom", PickupDef.Effect.SHIELD, FOREVER / 100f, 6f);
        return r.with(r.definitions()
                .with(DifficultyDef.class, NAME, new DifficultyDef(NAME, BEES, 1f, 0, 100))
                .with(PathDef.class, NAME, hover())
                .with(EnemyDef.class, NAME, enemy(r.all(BulletDef.class).firstKey()))
                .with(PickupDef.class, NAME, shield)
                .with(
                        StageDef.class,
                        NAME,
                        stage(
                                r,
                                NAME,
                                new WaveDef(1f, NAME, NAME, false, ENEMIES, 0.02f, 0.05f, 0.02f, ""),
                                obstacles(r))));
    }

    /** A stage of one wave with a pick-up of its name at its beginning. */
    static StageDef stage(Rulebook r, String name, WaveDef wave, List<PropDef> props) {
        StageDef s = r.all(StageDef.class).get(r.all(StageDef.class).firstKey());
        return new StageDef(
                name,
                s.look(),
                s.music(),
                s.speed(),
                FOREVER,
                s.boss(),
                s.corridor(),
                List.of(),
                List.of(wave),
                props,
                List.of(new PickupSpawnDef(name, 0f, 4f, 10f)),
                s.bends(),
                s.exits(),
                s.islet(),
                s.medals());
    }

    /** Both sides of the way, so that the bullets come through; all of them stop shots. */
    private static List<PropDef> obstacles(Rulebook r) {
        SceneryDef solid = r.all(SceneryDef.class).values().stream()
                .filter(def -> def.solidity() == SceneryDef.Solidity.SOLID)
                .findFirst()
                .orElseThrow();
        List<PropDef> props = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            props.add(new PropDef(solid.id(), i % 2 == 0 ? -14f : 14f, 0f, 60f + 1.8f * i, 0f, 1f));
        }
        return props;
    }

    /** To and fro ahead of Wick for a minute. */
    private static PathDef hover() {
        List<Vector3f> points = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            points.add(new Vector3f(i % 2 == 0 ? -9f : 9f, 5f + i % 3, 60f - i));
        }
        return new PathDef(NAME, points, 6f, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());
    }

    private static EnemyDef enemy(String bullet) {
        AttackDef attack = new AttackDef(
                bullet,
                "aimed",
                new TreeMap<>(Map.of("spread", PatternFormula.of(12f))),
                0.5f,
                0.4f,
                1_000_000,
                0.05f,
                1f);
        return new EnemyDef(
                NAME,
                "gnat",
                1_000_000_000,
                1,
                0.5f,
                EnemyDef.Follow.TABLE,
                Optional.empty(),
                Optional.of(attack),
                Optional.empty());
    }
}
