package bumblewick.bench;

import bumblewick.content.json.Formulas;
import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.Speed;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * A tick with {@link #bullets} bullets in the air that all turn, change their speed and wait, among 20 bees. To take less than
 * 600 µs with 2,000, and with 300, which a stage keeps to, not much more than one without. A sample is the mean of
 * {@value #TICKS} ticks.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class PatternBench {
    static final int TICKS = 60;

    private static final int BEES = 20;
    private static final int EVERY = 10; // ticks between two rounds
    private static final int LIFE = 400; // ticks of a bullet
    private static final int RISE = 600;
    private static final String NAME = "patterned";
    private static final float FOREVER = 1e6f;
    private static final WaveDef WAVE = new WaveDef(1f, NAME, NAME, false, 1, 0.02f, 0.05f, 0.02f, "");

    @Param({"300", "2000"})
    public int bullets;

    private final SimEvents events = new SimEvents();
    private Rulebook rules;
    private World world;

    @Setup(Level.Trial)
    public void compose() {
        rules = patterned(Shipped.rules(), bullets);
    }

    @Setup(Level.Invocation)
    public void fly() {
        world = new World(rules, new RunOptions(NAME, NAME, 1L, 0));
        run(RISE);
        int alive = world.flight().bullets().size();
        if (alive < bullets * 0.95f) {
            throw new IllegalStateException("only " + alive + " bullets");
        }
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
            world.tick(PlayerIntent.NONE, events);
        }
    }

    private static Rulebook patterned(Rulebook r, int bullets) {
        PickupDef shield = new PickupDef(NAME, "shield_bloom", PickupDef.Effect.SHIELD, FOREVER / 100f, 6f);
        BulletDef bullet = new BulletDef(NAME, "", "#ff3df0", 8f, 0.2f, LIFE / 60f);
        return r.with(r.definitions()
                .with(DifficultyDef.class, NAME, new DifficultyDef(NAME, BEES, 1f, 0, 100))
                .with(BulletDef.class, NAME, bullet)
                .with(PatternDef.class, NAME, pattern(1f * bullets * EVERY / LIFE))
                .with(PathDef.class, NAME, hover())
                .with(EnemyDef.class, NAME, enemy())
                .with(PickupDef.class, NAME, shield)
                .with(StageDef.class, NAME, BusiestWaveBench.stage(r, NAME, WAVE, List.of())));
    }

    /** Rounds whose bullets spread, slow down, turn on and speed up again, slowly enough to live their time. */
    private static PatternDef pattern(float each) {
        PatternFormula none = PatternFormula.absent();
        Direction out = new Direction(
                Direction.Type.ABSOLUTE, formula("50 * random - 25"), formula("30 * random - 5"), none, none);
        Direction on = new Direction(Direction.Type.SEQUENCE, formula("0.3"), none, none, none);
        List<PatternAction> own = List.of(
                new PatternAction.ChangeSpeed(new Speed(Speed.Type.ABSOLUTE, formula("3 + 2 * hum")), formula("60")),
                new PatternAction.Repeat(
                        Optional.empty(),
                        List.of(
                                new PatternAction.ChangeDirection(on, formula("40")),
                                new PatternAction.Wait(formula("40")),
                                new PatternAction.ChangeDirection(Direction.AT_WICK, formula("20")),
                                new PatternAction.Wait(formula("20")))));
        Speed speed = new Speed(Speed.Type.ABSOLUTE, formula("6"));
        PatternAction round = new PatternAction.Repeat(
                Optional.of(PatternFormula.of((float) Math.ceil(each))),
                List.of(new PatternAction.Fire(out, speed, "", PatternFormula.of(0f), own)));
        PatternAction rounds = new PatternAction.Repeat(
                Optional.empty(), List.of(round, new PatternAction.Wait(PatternFormula.of(EVERY))));
        return new PatternDef(NAME, "", PatternDef.By.EMITTER, List.of(), List.of(rounds));
    }

    private static PatternFormula formula(String text) {
        return Formulas.parse(text);
    }

    private static PathDef hover() {
        List<Vector3f> points =
                List.of(new Vector3f(0f, 8f, 110f), new Vector3f(2f, 9f, 109f), new Vector3f(0f, 8f, 108f));
        return new PathDef(NAME, points, 0.05f, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());
    }

    private static EnemyDef enemy() {
        AttackDef attack = new AttackDef(NAME, NAME, new TreeMap<>(), 0.1f, 1_000f, 1, 0.05f, 100f);
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
