package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.rule;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.Grip;
import bumblewick.def.FieldDef;
import bumblewick.def.RuleDeed.Bees;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.WaveDef.Target;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.def.mechanism.EscortDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.escort.Escort.State;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A friend with 3 hit points, 24 u ahead and 8 u up, from 20 u on until 220 u; the rail runs at 20 u/s, three ticks a u. */
class FlightEscortsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);

    private final SimEvents events = new SimEvents();
    private final List<WaveDef> waves = new ArrayList<>();
    private final List<RuleDef> rules = new ArrayList<>();
    private final List<HazardDef> hazards = new ArrayList<>();
    private final List<FieldDef> fields = new ArrayList<>();
    private int hp = 3;
    private ByDifficulty hps = ByDifficulty.NONE;
    private float radius = 1.2f;
    private boolean shooters;

    /** Takes a hit point each second, pulls by 1.5 u/s, is worth twice as much while it holds on. */
    private static EnemyDef thief(int hp) {
        return new EnemyDef(
                "thief",
                "thief",
                hp,
                400,
                0.6f,
                Follow.CHASE,
                Optional.of(new ArrivalDef(40f, 26f, 3f)),
                Optional.empty(),
                Optional.empty(),
                Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Grip(1f, 1.5f, 2f)));
    }

    private World world() {
        TestRules test = new TestRules()
                .path("hang", 2f, new Vector3f(0f, 8f, 24f), new Vector3f(4f, 8f, 24f), new Vector3f(0f, 8f, 24f))
                .path("from_right", 20f, new Vector3f(16f, 10f, 80f), new Vector3f(16f, 10f, 60f))
                .shooter("gunner", "aimed", "count 1, spread 0", 1f)
                .path("above", 1f, new Vector3f(0f, 10f, 50f), new Vector3f(0f, 10f, 40f))
                .enemy(thief(1_000));
        if (shooters) {
            test.wave(60f, "gunner", "above", 1, "");
        }
        Rulebook book = test.rulebook();
        StageDef stage = book.get(StageDef.class, "test");
        List<WaveDef> all = new ArrayList<>(stage.waves());
        all.addAll(waves);
        EscortDef balloon = new EscortDef("first", "balloon", hp, hps, radius, "hang", 20f, 220f, 1f, 2, "", "");
        MechanismsDef mechanisms = new MechanismsDef(hazards, List.of(), List.of(), List.of(balloon));
        StageDef with =
                stage.with(all).withRules(rules).withMechanisms(mechanisms).withFields(fields);
        return new World(book.with(with), new RunOptions("test", "test", 7L, 0));
    }

    private void thieves(int count) {
        waves.add(new WaveDef(
                60f,
                "thief",
                "from_right",
                false,
                count,
                0.2f,
                0f,
                0f,
                "",
                0f,
                0f,
                ByDifficulty.NONE,
                "",
                0,
                false,
                Target.ESCORT));
    }

    private int tick(World world, int ticks, PlayerIntent intent, Type type) {
        int count = 0;
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
            for (int k = 0; k < events.size(); k++) {
                count += events.get(k).type() == type ? 1 : 0;
            }
        }
        return count;
    }

    private static Escort balloon(World world) {
        return world.flight().escorts().view().get(0);
    }

    @Test
    void itComesAtItsDistanceFliesAlongAndGivesItsBeesAtHome() {
        World world = world();
        tick(world, 50, QUIET, Type.HIT);
        assertEquals(State.WAITS, balloon(world).state());
        tick(world, 20, QUIET, Type.HIT);
        assertEquals(State.FLIES, balloon(world).state());
        tick(world, 200, QUIET, Type.HIT);
        assertAll(
                () -> assertEquals(
                        24f, balloon(world).position().z - world.flight().distance(), 0.2f),
                () -> assertEquals(8f, balloon(world).position().y, 1e-3f));
        assertEquals(1, tick(world, 400, QUIET, Type.ESCORT_HOME));
        assertAll(
                () -> assertEquals(State.HOME, balloon(world).state()),
                () -> assertEquals(1, world.flight().escorts().home()),
                () -> assertEquals(8, world.flight().bees().size()));
        float moored = balloon(world).position().z;
        tick(world, 30, QUIET, Type.HIT);
        assertEquals(moored, balloon(world).position().z, 1e-3f, "it stays where it moors");
    }

    @Test
    void aThiefHoldsOnPullsItDownAndTakesAHitPointEachSecond() {
        thieves(1);
        World world = world();
        int ticks = 0;
        while (world.flight().enemies().isEmpty()
                || !world.flight().enemies().get(0).holdsOn()) {
            tick(world, 1, QUIET, Type.HIT);
            assertTrue(++ticks < 600, "it holds on within seconds");
        }
        float y = balloon(world).local().y;
        Enemy thief = world.flight().enemies().get(0);
        Vector3f held = thief.position().subtract(balloon(world).position());
        assertEquals(0, tick(world, 59, QUIET, Type.ESCORT_HURT));
        assertEquals(1, tick(world, 2, QUIET, Type.ESCORT_HURT));
        assertAll(
                () -> assertEquals(2, balloon(world).hp()),
                () -> assertEquals(y - 1.5f * 61 / 60f, balloon(world).local().y, 1e-2f),
                () -> assertEquals(
                        0f, thief.position().subtract(balloon(world).position()).distance(held), 1e-3f),
                () -> assertEquals(800, thief.worth()));
        assertEquals(1, tick(world, 120, QUIET, Type.ESCORT_LOST), "three seconds and it is lost");
        float lostAt = balloon(world).position().y;
        tick(world, 60, QUIET, Type.HIT);
        assertAll(
                () -> assertEquals(State.LOST, balloon(world).state()),
                () -> assertEquals(lostAt - 4f, balloon(world).position().y, 1e-2f),
                () -> assertEquals(6, world.flight().bees().size(), "no bees of one that is lost"));
    }

    @Test
    void letGoItComesUpAgain() {
        hp = 100;
        thieves(1);
        World world = world();
        while (world.flight().enemies().isEmpty()
                || !world.flight().enemies().get(0).holdsOn()) {
            tick(world, 1, QUIET, Type.HIT);
        }
        tick(world, 60, QUIET, Type.HIT);
        world.flight().enemies().get(0).destroy();
        tick(world, 2, QUIET, Type.HIT);
        float y = balloon(world).local().y;
        tick(world, 30, QUIET, Type.HIT);
        assertEquals(Math.min(8f, y + 1f), balloon(world).local().y, 1e-2f);
    }

    /** The gunner is behind a balloon so large that its one bullet, aimed at Wick, and all shots at it go through. */
    @Test
    void bulletsHurtItAndItsFriendsShotsDoNot() {
        shooters = true;
        radius = 5f;
        World world = world();
        int hurt = tick(world, 600, TIGHT, Type.ESCORT_HURT);
        assertAll(
                () -> assertEquals(1, hurt),
                () -> assertEquals(2, balloon(world).hp()),
                () -> assertTrue(world.flight().bullets().isEmpty(), "the bullet is spent"));
        assertEquals(1, tick(world, 100, TIGHT, Type.ESCORT_HOME));
    }

    @Test
    void aDifficultyCanGiveItOtherHitPoints() {
        EscortDef def = new EscortDef("a", "m", 12, new ByDifficulty(18, 0, 10), 1f, "hang", 0f, 1f, 1f, 0, "", "");
        assertAll(
                () -> assertEquals(18, def.hp("easy")),
                () -> assertEquals(12, def.hp("normal")),
                () -> assertEquals(10, def.hp("hard")),
                () -> assertEquals(12, def.hp("test")));
    }

    /** Only enemies can be locked and aimed at. */
    @Test
    void itIsNoTarget() {
        World world = world();
        assertEquals(0, tick(world, 400, TIGHT, Type.LOCKED));
    }

    /** Wind of 6 u/s from 100 u to 160 u: 24 u ahead of Wick the balloon is in it from 76 u on. */
    @Test
    void windCarriesItOffItsPathAndItComesBack() {
        World calm = world();
        fields.add(TestFields.wind(new Vector3f(0f, 8f, 130f), new Vector3f(50f, 50f, 30f), new Vector3f(6f, 0f, 0f)));
        World windy = world();
        tick(calm, 240, QUIET, Type.HIT);
        tick(windy, 240, QUIET, Type.HIT);
        float before = balloon(windy).local().x - balloon(calm).local().x;
        tick(calm, 30, QUIET, Type.HIT);
        tick(windy, 30, QUIET, Type.HIT);
        float after = balloon(windy).local().x - balloon(calm).local().x;
        assertEquals(3f, after - before, 0.05f, "half a second of it");
        tick(windy, 120, QUIET, Type.HIT);
        assertTrue(balloon(windy).local().x <= 12f - radius + 1e-3f, "it stays in the corridor");
        tick(calm, 360, QUIET, Type.HIT);
        tick(windy, 240, QUIET, Type.HIT);
        assertEquals(balloon(calm).local().x, balloon(windy).local().x, 1e-3f);
    }

    /** A rotor that stands in its way and turns. */
    @Test
    void whatMovesStrikesItForAsMuchAsABeeHas() {
        hp = 12;
        hazards.add(TestHazards.hazard(new Vector3f(0f, 8f, 150f), TestHazards.rotor(HazardDef.Axis.ALONG, 4, 120)));
        World world = world();
        int hurt = tick(world, 600, QUIET, Type.ESCORT_HURT);
        assertTrue(hurt > 0, "it flies into the rotor");
        assertEquals(12 - 3 * hurt, balloon(world).hp());
    }

    @Test
    void rulesWaitForOneThatIsHomeByItsName() {
        rules.add(rule(new Trigger(RuleEvent.ESCORT_HOME, 0f, 0f, 0, "first"), Conditions.NONE, new Bees(3)));
        rules.add(rule(new Trigger(RuleEvent.ESCORT_HOME, 0f, 0f, 0, "other"), Conditions.NONE, new Bees(5)));
        World world = world();
        tick(world, 680, QUIET, Type.HIT);
        assertEquals(6 + 2 + 3, world.flight().bees().size());
    }

    @Test
    void aCopyGoesOnAsTheOriginal() {
        thieves(2);
        World world = world();
        for (int i = 0; i < 8; i++) {
            World copy = new WorldCopier().copy(world);
            tick(copy, 480 - 60 * i, QUIET, Type.HIT);
            World straight = world();
            tick(straight, 480, QUIET, Type.HIT);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 60 * i + " ticks");
            tick(world, 60, QUIET, Type.HIT);
        }
    }

    @Test
    void theStateCountsInTheHash() {
        World one = world();
        hp = 4;
        World other = world();
        assertNotEquals(one.stateHash(), other.stateHash());
    }

    @Test
    @Tag("allocation")
    void aTickMakesNoGarbage() {
        thieves(4);
        hp = 100;
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world();
            tick(world, 300, TIGHT, Type.HIT);
            meter.nextRun();
            for (int i = 0; i < 120; i++) {
                meter.begin();
                tick(world, 1, TIGHT, Type.HIT);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }
}
