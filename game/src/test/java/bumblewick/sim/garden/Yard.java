package bumblewick.sim.garden;

import bumblewick.def.BodyDef;
import bumblewick.def.BulletDef;
import bumblewick.def.FieldDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.Medals;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.SurfaceDef;
import bumblewick.def.WalkerDef;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.sim.TestRules;
import bumblewick.sim.run.AssistedRules;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A garden of a few lines for tests that state rules of the game: flat ground from −30 to 30, Wick in the middle, a camera
 * that follows. Ahead is +z.
 */
public final class Yard {
    static final float GROUND = 30f;
    /** In another order than the rules have them. */
    private static final List<String> SURFACES = List.of("grass", "lava", "ice", "crumble", "bounce");

    private static final float FOLLOW_DISTANCE = 6f;

    private final List<Float> corners = new ArrayList<>();
    private final List<Byte> triangles = new ArrayList<>();
    private final List<LevelDef.Spawn> spawns = new ArrayList<>();
    private final List<FieldDef> fields = new ArrayList<>();
    private final List<MachineDef> machines = new ArrayList<>();
    private final List<ListenerDef> fieldListeners = new ArrayList<>();
    private final List<LevelDef.Trigger> triggers = new ArrayList<>();
    private final List<LevelDef.PlatformDef> platforms = new ArrayList<>();
    private final SortedMap<String, CameraDef> cameras = new TreeMap<>();
    private final SortedMap<String, List<Vector3f>> paths = new TreeMap<>();
    private final SortedMap<String, WalkerDef> walkers = new TreeMap<>();
    private final SortedMap<String, BodyDef> bodies = new TreeMap<>();
    private final SortedMap<String, PickupDef> pickups = new TreeMap<>();
    private final SortedMap<String, BulletDef> bullets = new TreeMap<>();
    private final Vector3f wick = new Vector3f();
    private GardenDef.Goal goal = GardenDef.Goal.NONE;
    private List<RuleDef> rules = List.of();
    private int seconds;
    private int beesWanted;
    private int beesAtStart = 6;

    /** With the usual ground. */
    public Yard() {
        this(true);
    }

    public Yard(boolean ground) {
        if (ground) {
            floor(-GROUND, -GROUND, GROUND, GROUND, 0f, "grass");
        }
        camera("start", CameraDef.Kind.FOLLOW, new Vector3f(), new Vector3f(), FOLLOW_DISTANCE);
        bullets.put("spit", new BulletDef("spit", "", "#ff7a1a", 9f, 0.25f, 4f));
        pickups.put("bee", new PickupDef("bee", "bee", PickupDef.Effect.BEES, 1f, 0.8f));
    }

    public Yard wickAt(float x, float y, float z) {
        wick.set(x, y, z);
        return this;
    }

    public Yard bees(int atStart) {
        beesAtStart = atStart;
        return this;
    }

    /** Ends by its story. */
    Yard toFreeFriends() {
        goal = GardenDef.Goal.FRIENDS;
        return this;
    }

    /** Ends by bees enough, or by the clock. */
    Yard toGatherBees(int wanted, int within) {
        goal = GardenDef.Goal.BEES;
        beesWanted = wanted;
        seconds = within;
        return this;
    }

    public Yard floor(float x0, float z0, float x1, float z1, float y, String surface) {
        quad(surface, x0, y, z0, x0, y, z1, x1, y, z1, x1, y, z0);
        return this;
    }

    /** A solid block of the level. */
    public Yard block(float x0, float y0, float z0, float x1, float y1, float z1) {
        String s = "grass";
        quad(s, x0, y1, z0, x0, y1, z1, x1, y1, z1, x1, y1, z0);
        quad(s, x0, y0, z0, x0, y1, z0, x1, y1, z0, x1, y0, z0);
        quad(s, x1, y0, z1, x1, y1, z1, x0, y1, z1, x0, y0, z1);
        quad(s, x0, y0, z1, x0, y1, z1, x0, y1, z0, x0, y0, z0);
        quad(s, x1, y0, z0, x1, y1, z0, x1, y1, z1, x1, y0, z1);
        return this;
    }

    private void quad(String surface, float... c) {
        int[] order = {0, 1, 2, 0, 2, 3};
        for (int corner : order) {
            corners.add(c[3 * corner]);
            corners.add(c[3 * corner + 1]);
            corners.add(c[3 * corner + 2]);
        }
        triangles.add((byte) SURFACES.indexOf(surface));
        triangles.add((byte) SURFACES.indexOf(surface));
    }

    public Yard spawn(String what, float x, float y, float z) {
        return spawn(what, x, y, z, 0f, "");
    }

    /** What stands there on some difficulties only; walks are on the difficulty {@code test}. */
    Yard spawnOn(List<String> difficulties, String what, float x, float y, float z) {
        spawns.add(new LevelDef.Spawn(what, new Vector3f(x, y, z), 0f, "", difficulties));
        return this;
    }

    Yard spawn(String what, float x, float y, float z, float yaw, String path) {
        spawns.add(new LevelDef.Spawn(what, new Vector3f(x, y, z), yaw, path, List.of()));
        return this;
    }

    public Yard path(String name, Vector3f... points) {
        paths.put(name, List.of(points));
        return this;
    }

    /** Air that does something. */
    public Yard field(FieldDef field) {
        fields.add(field);
        return this;
    }

    /** Mechanisms. */
    public Yard machines(MachineDef... defs) {
        machines.addAll(List.of(defs));
        return this;
    }

    /** A field of air that waits for signals. */
    Yard fieldListens(ListenerDef def) {
        fieldListeners.add(def);
        return this;
    }

    /** A box of 2 u in which something happens. */
    public Yard action(String name, float x, float y, float z) {
        return trigger(false, name, new Vector3f(x, y, z), new Vector3f(1f, 1f, 1f));
    }

    public Yard cameraBox(String camera, float x, float y, float z, float half) {
        return trigger(true, camera, new Vector3f(x, y, z), new Vector3f(half, half, half));
    }

    private Yard trigger(boolean camera, String name, Vector3f middle, Vector3f half) {
        triggers.add(new LevelDef.Trigger(camera, name, middle, half, new Quaternion()));
        return this;
    }

    /** A fixed camera that stands still. */
    public Yard fixedCamera(String name, Vector3f position) {
        return camera(name, CameraDef.Kind.FIXED, position, position, 0f);
    }

    public Yard camera(String name, CameraDef.Kind kind, Vector3f position, Vector3f end, float distance) {
        cameras.put(name, new CameraDef(kind, position, end, 0f, -0.35f, distance, 0.5f, 45f));
        return this;
    }

    /** A platform 4 u square and 0.4 u thick. */
    public Yard platform(float x, float y, float z, String path, float speed, float wait, boolean sine, float turns) {
        Vector3f middle = new Vector3f(x, y, z);
        Vector3f half = new Vector3f(2f, 0.2f, 2f);
        platforms.add(new LevelDef.PlatformDef(
                "p" + platforms.size(), "m", middle, half, 0f, path, speed, wait, sine, turns, "grass"));
        return this;
    }

    public Yard pickup(String id, PickupDef.Effect effect, float amount, float x, float y, float z) {
        pickups.put(id, new PickupDef(id, id, effect, amount, 0.8f));
        return spawn(id, x, y, z);
    }

    /** A kind of ground enemy with the numbers of RULES 7. */
    public Yard walker(String id, WalkerDef.Mood mood, int hp, float notice, float speed) {
        return walker(id, mood, hp, notice, speed, 0f);
    }

    /** The same, which also hops at that speed between two shots. */
    public Yard walker(String id, WalkerDef.Mood mood, int hp, float notice, float speed, float hop) {
        walkers.put(
                id,
                new WalkerDef(
                        id, id, mood, hp, 100, 0.45f, 0.9f, notice, 0.5f, 1f, speed, 8f, 5f, 45, 60, "spit", 1, 24f,
                        hop));
        return this;
    }

    public Yard body(String id, float mass, float half, String surface, int hp) {
        bodies.put(
                id,
                new BodyDef(id, id, BodyDef.Shape.BOX, half, half, half, mass, 0.1f, 0.15f, 0, surface, hp, 50, ""));
        return this;
    }

    /** The definitions of it, as the garden {@code yard}. */
    public Rulebook rulebook() {
        Rulebook base = new TestRules().bees(beesAtStart).rulebook();
        SortedMap<String, GardenDef> gardens = new TreeMap<>();
        gardens.put("yard", garden());
        return base.with(base.definitions()
                .with(BulletDef.class, bullets)
                .with(PickupDef.class, pickups)
                .with(SurfaceDef.class, surfaces())
                .with(BodyDef.class, bodies)
                .with(WalkerDef.class, walkers)
                .with(GardenDef.class, gardens));
    }

    private static SortedMap<String, SurfaceDef> surfaces() {
        SortedMap<String, SurfaceDef> surfaces = new TreeMap<>();
        surfaces.put("grass", surface("grass", SurfaceDef.Effect.NONE, 1f, 0f));
        surfaces.put("ice", surface("ice", SurfaceDef.Effect.NONE, 0.2f, 0f));
        surfaces.put("lava", surface("lava", SurfaceDef.Effect.LAVA, 1f, 9f));
        surfaces.put("bounce", surface("bounce", SurfaceDef.Effect.BOUNCE, 1f, 12f));
        surfaces.put("crumble", surface("crumble", SurfaceDef.Effect.CRUMBLE, 1f, 0f));
        surfaces.put("rough", new SurfaceDef("rough", SurfaceDef.Effect.NONE, 1f, 0.2f, 1f, 0f, 0, 0, "grass"));
        return surfaces;
    }

    private static SurfaceDef surface(String id, SurfaceDef.Effect effect, float power, float bounce) {
        return new SurfaceDef(id, effect, power, 0f, 1f, bounce, 40, 120, "grass");
    }

    private GardenDef garden() {
        List<LevelDef.Spawn> all = new ArrayList<>(spawns);
        all.add(new LevelDef.Spawn("wick", wick.clone(), 0f, "", List.of()));
        float[] numbers = new float[corners.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = corners.get(i);
        }
        byte[] surfaces = new byte[triangles.size()];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = triangles.get(i);
        }
        LevelDef level = new LevelDef(
                numbers,
                surfaces,
                SURFACES,
                all,
                triggers,
                cameras,
                platforms,
                paths,
                fields,
                MachineDefs.of(machines, fieldListeners));
        return new GardenDef(
                "yard",
                "look",
                "music",
                goal,
                level,
                -10f,
                seconds,
                beesWanted,
                120,
                List.of("hint.a", "hint.b"),
                new StageDef.Exits("", ""),
                new Medals(1_000, 5_000, 10_000, 15_000),
                List.of(),
                rules);
    }

    /** What is done when something happens. */
    public Yard rules(RuleDef... defs) {
        rules = List.of(defs);
        return this;
    }

    /** Somebody walks in it from now on. */
    public Walk walk() {
        return walk(7L);
    }

    Walk walk(long seed) {
        return walk(new RunOptions("yard", "test", seed, 0));
    }

    /** With helps. */
    Walk walk(Assists assists) {
        return walk(new RunOptions("yard", "test", 7L, 0).with(assists));
    }

    /** With guidance. */
    Walk walk(Guidance guidance) {
        return walk(new RunOptions("yard", "test", 7L, 0).with(guidance));
    }

    private Walk walk(RunOptions options) {
        return new Walk(new GardenStage(AssistedRules.of(rulebook(), options.assists()), options));
    }
}
