package bumblewick.sim;

import bumblewick.content.json.Formulas;
import bumblewick.def.ArrivalDef;
import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.Speed;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A flight by the shipped rules that stays as busy as it is composed, for what must hold at the busiest. Nothing in it dies, and
 * every bullet has a pattern of its own: it turns, changes its speed and waits.
 *
 * @param enemies that shoot, and fly to and fro
 * @param chains of enemies, beside them
 * @param segments of each chain, behind its head
 * @param bullets in the air, about
 * @param bees that fly with Wick
 * @param hazards that move
 * @param obstacles that stand beside the way
 */
public record BusyFlight(int enemies, int chains, int segments, int bullets, int bees, int hazards, int obstacles) {
    /** The most that a stage may have at once. */
    public static final BusyFlight BUSIEST = new BusyFlight(60, 2, 16, 300, 20, 10, 100);

    private static final String NAME = "busy";
    private static final float FOREVER = 1e6f;
    private static final int UNDYING = 1_000_000_000;

    /** Ticks of a bullet, and what it flies in that time: it does not come as near as Wick. */
    private static final int LIFE = 400;

    /** After these ticks all have come and the air is full. */
    private static final int RISE = 420;

    /** How many of the bullets may be missing now and then: rounds are whole. */
    private static final float FULL = 0.95f;

    /** A flight with bullets alone, all from one enemy. */
    public static BusyFlight ofBullets(int bullets) {
        return new BusyFlight(1, 0, 0, bullets, 20, 0, 0);
    }

    /** A new flight in which all have come. */
    public World world(PlayerIntent intent) {
        World world = new World(rules(ShippedRules.get()), new RunOptions(NAME, NAME, 1L, 0));
        SimEvents events = new SimEvents();
        for (int i = 0; i < RISE; i++) {
            events.clear();
            world.tick(intent, events);
        }
        return world;
    }

    /** Reports a flight that is less busy than it is composed. */
    public void check(World world) {
        FlightStage s = world.flight();
        boolean busy = s.enemies().size() >= enemies + chains * (1 + segments)
                && s.bullets().size() >= bullets * FULL
                && s.bees().size() >= bees
                && s.hazards().awake().size() >= hazards
                && s.scenery().size() >= obstacles;
        if (!busy) {
            throw new IllegalStateException("not busy: " + s.enemies().size() + " enemies, "
                    + s.bullets().size() + " bullets, " + s.bees().size() + " bees, "
                    + s.hazards().awake().size() + " hazards, " + s.scenery().size() + " obstacles");
        }
    }

    private Rulebook rules(Rulebook r) {
        PickupDef shield = new PickupDef(NAME, "shield_bloom", PickupDef.Effect.SHIELD, FOREVER / 100f, 6f);
        BulletDef bullet = new BulletDef(NAME, "", "#ff3df0", 8f, 0.2f, LIFE / 60f);
        return r.with(r.definitions()
                .with(DifficultyDef.class, NAME, new DifficultyDef(NAME, bees, 1f, 0, 100))
                .with(BulletDef.class, NAME, bullet)
                .with(PatternDef.class, NAME, pattern())
                .with(PathDef.class, NAME, hover())
                .with(EnemyDef.class, NAME, shooter())
                .with(EnemyDef.class, "bead", still("bead", Optional.empty()))
                .with(EnemyDef.class, "head", still("head", Optional.of(chain())))
                .with(PickupDef.class, NAME, shield)
                .with(StageDef.class, NAME, stage(r)));
    }

    private StageDef stage(Rulebook r) {
        StageDef s = r.all(StageDef.class).get(r.all(StageDef.class).firstKey());
        List<WaveDef> waves = new ArrayList<>();
        for (int left = enemies; left > 0; left -= WaveDef.MOST) {
            waves.add(
                    new WaveDef(1f, NAME, NAME, left % 2 == 0, Math.min(left, WaveDef.MOST), 0.04f, 0.05f, 0.02f, ""));
        }
        for (int i = 0; i < chains; i++) {
            waves.add(new WaveDef(1f, "head", NAME, i % 2 == 0, 1, 0f, 0f, 0f, ""));
        }
        return new StageDef(
                        NAME,
                        s.look(),
                        s.music(),
                        s.speed(),
                        FOREVER,
                        s.boss(),
                        s.corridor(),
                        List.of(),
                        waves,
                        props(r),
                        List.of(new PickupSpawnDef(NAME, 0f, 4f, 10f)),
                        s.bends(),
                        s.exits(),
                        s.islet(),
                        s.medals())
                .withMechanisms(MechanismsDef.of(moving()));
    }

    /** Both sides of the way, so that the bullets come through; all of them stop shots. */
    private List<PropDef> props(Rulebook r) {
        SceneryDef solid = r.all(SceneryDef.class).values().stream()
                .filter(def -> def.solidity() == SceneryDef.Solidity.SOLID)
                .findFirst()
                .orElseThrow();
        List<PropDef> props = new ArrayList<>();
        for (int i = 0; i < 3 * obstacles; i++) {
            props.add(new PropDef(solid.id(), i % 2 == 0 ? -14f : 14f, 0f, 60f + 1.8f * i, 0f, 1f));
        }
        return props;
    }

    /** Sails, pendulums, clockworks and rams beside the way, all of which move when the air is full. */
    private List<HazardDef> moving() {
        List<HazardDef.Motion> motions = List.of(
                TestHazards.rotor(Axis.ALONG, 4, 240),
                TestHazards.pendulum(120f, 120),
                TestHazards.clockwork(4, 12, 34, 22.5f),
                TestHazards.mover(new Vector3f(0f, 6f, 0f), Trigger.RHYTHM));
        List<HazardDef> all = new ArrayList<>();
        for (int i = 0; i < hazards; i++) {
            Vector3f place = new Vector3f(i % 2 == 0 ? -9f : 9f, 6f, 160f + 18f * i);
            all.add(TestHazards.hazard(place, motions.get(i % motions.size())));
        }
        return all;
    }

    /** To and fro ahead of Wick for a minute. */
    private static PathDef hover() {
        List<Vector3f> points = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            points.add(new Vector3f(i % 2 == 0 ? -9f : 9f, 5f + i % 3, 90f - i));
        }
        return new PathDef(NAME, points, 6f, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());
    }

    /** Each shooter sends as many as keep its share in the air, one after the other. */
    private PatternDef pattern() {
        int each = Math.max(1, Math.round(10f * bullets / enemies / LIFE));
        int every = Math.round((float) LIFE * enemies * each / bullets);
        PatternAction round = new PatternAction.Repeat(
                Optional.of(PatternFormula.of(each)),
                List.of(new PatternAction.Fire(
                        new Direction(
                                Direction.Type.ABSOLUTE,
                                formula("50 * random - 25"),
                                formula("30 * random - 5"),
                                PatternFormula.absent(),
                                PatternFormula.absent()),
                        new Speed(Speed.Type.ABSOLUTE, formula("6")),
                        "",
                        PatternFormula.of(0f),
                        flight())));
        PatternAction rounds = new PatternAction.Repeat(
                Optional.empty(), List.of(round, new PatternAction.Wait(PatternFormula.of(every))));
        return new PatternDef(NAME, "", PatternDef.By.EMITTER, List.of(), List.of(rounds));
    }

    /** What a bullet does: it slows down, turns on and speeds up again, slowly enough to live its time. */
    private static List<PatternAction> flight() {
        PatternFormula none = PatternFormula.absent();
        Direction on = new Direction(Direction.Type.SEQUENCE, formula("0.3"), none, none, none);
        return List.of(
                new PatternAction.ChangeSpeed(new Speed(Speed.Type.ABSOLUTE, formula("3 + 2 * hum")), formula("60")),
                new PatternAction.Repeat(
                        Optional.empty(),
                        List.of(
                                new PatternAction.ChangeDirection(on, formula("40")),
                                new PatternAction.Wait(formula("40")),
                                new PatternAction.ChangeDirection(Direction.AT_WICK, formula("20")),
                                new PatternAction.Wait(formula("20")))));
    }

    private static PatternFormula formula(String text) {
        return Formulas.parse(text);
    }

    private static EnemyDef shooter() {
        AttackDef attack = new AttackDef(NAME, NAME, new TreeMap<>(), 0.1f, 1_000f, 1, 0.05f, 100f);
        return new EnemyDef(
                NAME,
                "gnat",
                UNDYING,
                1,
                0.5f,
                EnemyDef.Follow.TABLE,
                Optional.empty(),
                Optional.of(attack),
                Optional.empty());
    }

    private static EnemyDef still(String id, Optional<Chain> chain) {
        return new EnemyDef(
                id,
                "gnat",
                UNDYING,
                1,
                0.5f,
                EnemyDef.Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                EnemyDef.Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                chain,
                Optional.empty(),
                Optional.empty());
    }

    private Chain chain() {
        return new Chain("bead", segments, 1.2f, new ArrivalDef(200f, 48f, 3f), EnemyDef.Lost.FALL, 1_000);
    }
}
