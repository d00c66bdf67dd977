package bumblewick.sim;

import bumblewick.def.ArrivalDef;
import bumblewick.def.AssistDef;
import bumblewick.def.AttackDef;
import bumblewick.def.BlastDef;
import bumblewick.def.BossDef;
import bumblewick.def.BulletDef;
import bumblewick.def.ControllerDef;
import bumblewick.def.DefinitionRegistry;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.FootDef;
import bumblewick.def.HumDef;
import bumblewick.def.Medals;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.ScoreDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.def.WaveDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A stage of a few lines for tests that state rules of the game. The rail runs at 20 u/s; the numbers are GAME.md's
 * where a test speaks of them, and round where it does not.
 */
public final class TestRules {
    public static final FootDef FOOT = new FootDef(
            new ControllerDef(0.35f, 1.1f, 0.72f, 0.01f, 46f, 0.35f, 0.25f, 0.3f),
            2.5f,
            4f,
            6f,
            1.5f,
            40f,
            50f,
            0.4f,
            0.1f,
            1.6f,
            0.36f,
            1.5f,
            0.45f,
            1.2f,
            22f,
            6,
            8,
            8,
            3f,
            5f,
            2f,
            3,
            30,
            1.3f,
            16f,
            60,
            5f,
            2f,
            300);

    public static final float RAIL = 20f;
    public static final SwarmDef SWARM = new SwarmDef(
            20,
            3,
            0.22f,
            2.5f,
            1.25f,
            0.9f,
            0.45f,
            1.875f,
            new ArrivalDef(60f, 15f, 3.125f),
            0.1f,
            0.5f,
            0.25f,
            24,
            12,
            1,
            2,
            4,
            110f,
            1.1f,
            new SwarmDef.ShotCurve(400f, 8f, 16f, 12f, 2f),
            48f,
            8,
            30,
            90,
            3f);
    public static final FlightDef FLIGHT =
            new FlightDef(15f, 100f, 80f, 1.5f, 0.6f, 3f, 5f, 0.5f, 0.35f, 0.6f, 1f, 0.6f, 0.6f);
    public static final ScoreDef SCORE = new ScoreDef(
            10, 0.1f, 5f, 90, List.of(1f, 1f, 1.5f, 2f, 2.5f, 3f, 4f, 5f), 2f, 10, 50, 1_000, 500, 5_000, 3_000, 2_000);
    public static final BulletDef SHOT = new BulletDef("shot", "", "#ff3df0", 24f, 0.28f, 6f);
    public static final AssistDef ASSISTS =
            new AssistDef(new AssistDef.Aim(1.5f, 60f, 0.5f), new AssistDef.Aim(3f, 160f, 1.2f), 15);
    public static final HumDef HUM = new HumDef(60f, 40f, 50, 0.85f, 0.3f, 0.8f, 0.4f, 0.5f, 1f);

    private final SortedMap<String, DifficultyDef> difficulties = new TreeMap<>();
    private final SortedMap<String, PathDef> paths = new TreeMap<>();
    private final SortedMap<String, BulletDef> bullets = new TreeMap<>();
    private final SortedMap<String, PatternDef> patterns = TestPatterns.library();
    private final SortedMap<String, EnemyDef> enemies = new TreeMap<>();
    private final SortedMap<String, SceneryDef> scenery = new TreeMap<>();
    private final SortedMap<String, PickupDef> pickups = new TreeMap<>();
    private final List<WaveDef> waves = new ArrayList<>();
    private final List<PropDef> props = new ArrayList<>();
    private final List<PickupSpawnDef> spawns = new ArrayList<>();
    private final List<Float> checkpoints = new ArrayList<>();
    private List<BossDef.Phase> phases =
            List.of(TestPhase.first(step(BossDef.Action.RETURN, 2f), step(BossDef.Action.TELL, 1f))
                    .def());
    private BossDef boss;
    private float bossAt = 100_000f;
    private int bossHp = 100;
    private float hpPerBee;

    public TestRules() {
        bees(6);
        paths.put("ahead", path("ahead", new Vector3f(0f, 4f, 60f), new Vector3f(0f, 4f, 30f)));
        paths.put("at_wick", path("at_wick", new Vector3f(0f, 4f, 60f), new Vector3f(0f, 4f, -8f)));
        bullets.put("shot", SHOT);
        solid("pillar", SceneryDef.Solidity.SOLID, 0);
        solid("crate", SceneryDef.Solidity.BREAKABLE, 4);
        solid("fern", SceneryDef.Solidity.FOLIAGE, 0);
        scenery.put("column", new SceneryDef("column", "m", SceneryDef.Solidity.SOLID, 0, 0, 1f, 8f, 1f, true, ""));
        scenery.put("slab", new SceneryDef("slab", "m", SceneryDef.Solidity.SOLID, 0, 0, 3f, 0.25f, 6f, false, ""));
        scenery.put(
                "gate", new SceneryDef("gate", "m", SceneryDef.Solidity.FLOWER_GATE, 0, 0, 3f, 9f, 0.5f, false, ""));
    }

    /** The difficulty "test" starts with this many bees and does not limit Hum. */
    public TestRules bees(int count) {
        difficulties.put("test", new DifficultyDef("test", count, 1f, 0, 100));
        return this;
    }

    /** The difficulty "test" as it is by default, but with only this share of the stray bees. */
    public TestRules strayBees(float share) {
        difficulties.put("test", new DifficultyDef("test", 6, share, 0, 100));
        return this;
    }

    public TestRules path(String id, float speed, Vector3f... points) {
        paths.put(id, new PathDef(id, List.of(points), speed, PathDef.Cut.EQUAL, 1f / 3f, List.of()));
        return this;
    }

    private static PathDef path(String id, Vector3f... points) {
        return new PathDef(id, List.of(points), 20f, PathDef.Cut.EQUAL, 1f / 3f, List.of());
    }

    public TestRules enemy(String id, int hp, int score) {
        return enemy(new EnemyDef(
                id, id, hp, score, 0.8f, EnemyDef.Follow.TABLE, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    public TestRules enemy(EnemyDef def) {
        enemies.put(def.id(), def);
        return this;
    }

    /** An enemy that shoots once, surely, after {@code firstAfter} seconds. */
    public TestRules shooter(String id, String pattern, String arguments, float firstAfter) {
        AttackDef attack = TestPatterns.attack(pattern, arguments, firstAfter);
        return enemy(new EnemyDef(
                id, id, 4, 100, 0.8f, EnemyDef.Follow.TABLE, Optional.empty(), Optional.of(attack), Optional.empty()));
    }

    /** A pattern beside those of the library. */
    public TestRules pattern(PatternDef pattern) {
        patterns.put(pattern.id(), pattern);
        return this;
    }

    /** A kind of bullet beside the shot. */
    public TestRules bullet(BulletDef bullet) {
        bullets.put(bullet.id(), bullet);
        return this;
    }

    public TestRules wave(float at, String enemy, String path, int count, String drops) {
        waves.add(new WaveDef(at, enemy, path, false, count, 0.2f, 0f, 0f, drops));
        return this;
    }

    /** Breakable, 2 wide, 2 high and 2 deep, 4 hit points, 100 points. */
    public TestRules bomb(String id, BlastDef blast) {
        scenery.put(
                id,
                new SceneryDef(
                        id, "m", SceneryDef.Solidity.BREAKABLE, 4, 100, 1f, 2f, 1f, false, "", Optional.of(blast)));
        return this;
    }

    private void solid(String id, SceneryDef.Solidity solidity, int hp) {
        scenery.put(id, new SceneryDef(id, "m", solidity, hp, 100, 1f, 8f, 1f, false, ""));
    }

    public TestRules prop(String scenery, float x, float y, float z) {
        return prop(new PropDef(scenery, x, y, z, 0f, 1f));
    }

    public TestRules prop(PropDef prop) {
        props.add(prop);
        return this;
    }

    public TestRules pickup(PickupDef.Effect effect, float amount, float x, float y, float z) {
        String id = effect.name();
        pickups.put(id, new PickupDef(id, "m", effect, amount, 0.8f));
        spawns.add(new PickupSpawnDef(id, x, y, z));
        return this;
    }

    /** A pick-up in its place. */
    public TestRules lies(PickupSpawnDef spawn) {
        spawns.add(spawn);
        return this;
    }

    /** A kind of pick-up that lies nowhere yet. */
    public TestRules pickup(String id, PickupDef.Effect effect, float amount) {
        pickups.put(id, new PickupDef(id, "m", effect, amount, 0.8f));
        return this;
    }

    public TestRules checkpoint(float at) {
        checkpoints.add(at);
        return this;
    }

    public TestRules boss(float at, int hp, float perBee, List<BossDef.Phase> phases) {
        bossAt = at;
        bossHp = hp;
        hpPerBee = perBee;
        this.phases = phases;
        return this;
    }

    /** The boss of {@link #boss}, with parts, at its place of its own, or at another depth. */
    public TestRules boss(float at, BossDef def) {
        bossAt = at;
        boss = def;
        return this;
    }

    public static BossDef.Step step(BossDef.Action action, float seconds) {
        return new TestStep(action, seconds).def();
    }

    public Rulebook rulebook() {
        StageDef stage = new StageDef(
                "test",
                "look",
                "music",
                RAIL,
                bossAt,
                "boss",
                new StageDef.Corridor(-12f, 12f, 0.6f, 12f),
                checkpoints,
                waves,
                props,
                spawns,
                List.of(),
                new StageDef.Exits("", ""),
                "",
                new Medals(1_000, 10_000, 20_000, 30_000));
        SortedMap<String, StageDef> stages = new TreeMap<>();
        stages.put("test", stage);
        SortedMap<String, BossDef> bosses = new TreeMap<>();
        bosses.put(
                "boss",
                boss != null
                        ? boss
                        : TestBoss.of(phases)
                                .hp(bossHp, hpPerBee == 0f ? 1f : 0.4f, hpPerBee)
                                .score(5_000)
                                .openFactor(2f)
                                .def());
        return new Rulebook(
                new TreeMap<>(),
                DefinitionRegistry.EMPTY
                        .withOnly(SwarmDef.class, SWARM)
                        .withOnly(FlightDef.class, FLIGHT)
                        .withOnly(FootDef.class, FOOT)
                        .withOnly(ScoreDef.class, SCORE)
                        .withOnly(HumDef.class, HUM)
                        .withOnly(AssistDef.class, ASSISTS)
                        .with(DifficultyDef.class, difficulties)
                        .with(PathDef.class, paths)
                        .with(BulletDef.class, bullets)
                        .with(PatternDef.class, patterns)
                        .with(EnemyDef.class, enemies)
                        .with(BossDef.class, bosses)
                        .with(SceneryDef.class, scenery)
                        .with(PickupDef.class, pickups)
                        .with(StageDef.class, stages));
    }

    public World world() {
        return world(0);
    }

    public World world(int checkpoint) {
        return new World(rulebook(), new RunOptions("test", "test", 7L, checkpoint));
    }

    public World world(Assists assists) {
        return new World(rulebook(), new RunOptions("test", "test", 7L, 0).with(assists));
    }
}
