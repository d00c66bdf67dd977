package bumblewick.sim;

import static bumblewick.sim.TestFields.web;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BlastDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.def.EnemyDef.Weaving;
import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Fire;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.WaveDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.field.StageField;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Webs that hold, burn and are made by enemies, in a flight whose rail runs at 20 u/s; Wick starts at x 0, y 4. */
class FlightWebsTest {
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final Vector3f DISC = new Vector3f(4f, 4f, 0.5f);

    private final TestFlight flight = new TestFlight();

    /** A disc of 4 u that takes eight hit points of tight fire. */
    private static FieldDef disc(float x, float y, float z, Fire fire) {
        FieldDef box = web(new Vector3f(x, y, z), DISC, 0.45f);
        return TestFields.shaped(box, Shape.DISC, new Quaternion()).burning(fire);
    }

    private static Fire shot(int hp) {
        return new Fire(hp, "", "");
    }

    private static List<StageField> near(World world) {
        return world.flight().fields().awake();
    }

    @Test
    void looseShotsFlyThroughAWebAndTightOnesBurnIt() {
        flight.fields.add(disc(0f, 4f, 60f, shot(8)));

        assertEquals(0, flight.tick(flight.world(), 150, PlayerIntent.NONE, Type.WEB_BURNS));
        World tight = flight.world();
        assertEquals(1, flight.tick(tight, 150, TIGHT, Type.WEB_BURNS));
        assertEquals(List.of(), near(tight), "and it is gone when it has burnt");
    }

    /** A tight shot takes two hit points: four of them burn eight. */
    @Test
    void itBurnsWhenItsHitPointsAreUsedUp() {
        flight.fields.add(disc(0f, 4f, 60f, shot(8)));
        World world = flight.world();
        int hits = flight.tick(world, 1, TIGHT, Type.WEB_HIT);
        for (int i = 0; i < 150 && near(world).get(0).burnt() == 0f; i++) {
            hits += flight.tick(world, 1, TIGHT, Type.WEB_HIT);
        }

        assertEquals(4, hits);
    }

    /** Of a disc's corner nothing is there: Wick is (3, 3) from its middle, which is 4.24 u, and then 3.5 u. */
    @Test
    void aDiscIsRound() {
        flight.fields.add(disc(3f, 7f, 40f, Fire.NONE));
        assertEquals(0, flight.tick(flight.world(), 150, QUIET, Type.FIELD_FELT));

        flight.fields.set(0, disc(2.5f, 6.5f, 40f, Fire.NONE));
        assertEquals(1, flight.tick(flight.world(), 150, QUIET, Type.FIELD_FELT));
    }

    /** It has hold of Wick at once: the rail runs at 45 % in it; a web that burns lets go. */
    @Test
    void aWebSlowsWickUntilItBurns() {
        flight.fields.add(TestFields.eased(web(new Vector3f(0f, 4f, 40f), new Vector3f(8f, 8f, 8f), 0.45f), 0.4f)
                .burning(new Fire(0, "torch", "")));
        flight.rules.add(rule(time(2.4f), new Signal("torch")));
        World world = flight.world();
        flight.tick(world, 120, QUIET, Type.FIELD_FELT);

        assertEquals(20f * 0.45f, world.flight().wick().velocity().z, 1e-3f);
        assertEquals(1, flight.tick(world, 30, QUIET, Type.WEB_BURNS));
        flight.tick(world, 24, QUIET, Type.FIELD_FELT);
        assertEquals(20f, world.flight().wick().velocity().z, 1e-3f);
    }

    /** A bullet comes straight at the bees: in a web none gets out of its way. */
    @Test
    void beesInAWebDoNotDodge() {
        flight.fields.add(web(new Vector3f(0f, 4f, 100f), new Vector3f(50f, 50f, 200f), 0.99f));
        World world = flight.world();
        flight.tick(world, 30, QUIET, Type.BEE_HURT);
        assertTrue(world.flight().bees().stream().allMatch(bee -> bee.isSnared()));
        flight.fields.clear();
        World free = flight.world();
        flight.tick(free, 30, QUIET, Type.BEE_HURT);

        assertFalse(free.flight().bees().stream().anyMatch(bee -> bee.isSnared()));
    }

    /** Fire runs at 40 u/s from the first, which a signal sets alight, to the next 10 u behind: in 15 ticks. */
    @Test
    void fireRunsAlongTheThread() {
        flight.fields.add(disc(0f, 4f, 80f, new Fire(0, "torch", "line")));
        flight.fields.add(disc(0f, 4f, 90f, new Fire(0, "", "line")));
        flight.fields.add(disc(0f, 4f, 85f, new Fire(0, "", "other")));
        flight.rules.add(rule(time(1f), new Signal("torch")));
        World world = flight.world();
        flight.tick(world, 1, QUIET, Type.WEB_BURNS);
        for (int i = 0; i < 90 && near(world).get(0).burnt() == 0f; i++) {
            flight.tick(world, 1, QUIET, Type.WEB_BURNS);
        }

        assertEquals(0, flight.tick(world, 13, QUIET, Type.WEB_BURNS));
        assertEquals(1, flight.tick(world, 2, QUIET, Type.WEB_BURNS));
        assertEquals(0, flight.tick(world, 60, QUIET, Type.WEB_BURNS), "the other hangs on another thread");
    }

    private static EnemyDef spinner(Weaving weaving, Optional<BlastDef> blast) {
        return new EnemyDef(
                "spinner",
                "spinner",
                6,
                500,
                0.6f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.WICK,
                Optional.empty(),
                List.of(new WeakPoint(new Vector3f(), 1f, 3f, true)),
                blast,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(weaving),
                1f,
                "");
    }

    /** Begins after 30 ticks, takes 60. */
    private static Weaving weaving(float stays, int rounds) {
        FieldDef made = TestFields.shaped(web(new Vector3f(), DISC, 0.45f), Shape.DISC, new Quaternion())
                .burning(shot(8));
        return new Weaving(made, new Vector3f(0f, 1f, 0f), 0.5f, 60, stays, rounds, 0.5f);
    }

    private void spinners(Weaving weaving, int count, boolean moored, String thread) {
        spinners(0f, weaving, count, moored, thread);
    }

    private void spinners(float at, Weaving weaving, int count, boolean moored, String thread) {
        flight.kinds
                .path("hang", 0.1f, new Vector3f(0f, 6f, 50f), new Vector3f(0f, 6f, 49f))
                .enemy(spinner(weaving, Optional.empty()));
        WaveDef wave = new WaveDef(at, "spinner", "hang", false, count, 0f, 5f, 0f, "");
        flight.waves.add((moored ? wave.withMooring() : wave).onThread(thread));
    }

    /** Its path takes it 50 u ahead of Wick, (0, 6): the web is 1 u above, and stays where it was done while its maker flies on. */
    @Test
    void anEnemyMakesAWebThatStaysWhereItWasDone() {
        spinners(weaving(0f, 1), 1, false, "");
        World world = flight.world();
        int[] tells = new int[2];
        flight.each(world, 40, QUIET, event -> {
            tells[0] += event.type() == Type.FIELD_TELL ? 1 : 0;
        });
        assertEquals(1, tells[0]);
        StageField web = near(world).get(0);
        Enemy maker = world.flight().enemies().get(0);
        assertEquals(StageField.Phase.TELL, web.phase());
        assertTrue(
                maker.weaveTell() > 0f && maker.isOpen(maker.def().weakPoints().get(0)));
        assertEquals(maker.position().z, web.middle().z, 0.4f, "while it is made it hangs at its maker");
        assertEquals(1, flight.tick(world, 60, QUIET, Type.FIELD_ON));
        float where = web.middle().z;

        flight.tick(world, 30, QUIET, Type.FIELD_ON);

        assertEquals(where, web.middle().z);
        assertEquals(7f, web.middle().y, 1e-3f);
        assertTrue(maker.position().z > where + 8f);
        assertFalse(maker.isOpen(maker.def().weakPoints().get(0)), "it has done");
    }

    @Test
    void whoIsDestroyedBeforeItIsDoneMakesNone() {
        spinners(weaving(0f, 1), 1, true, "");
        World world = flight.world();
        flight.tick(world, 40, QUIET, Type.HIT);
        assertEquals(1, near(world).size());
        int torn = 0;
        for (int i = 0; i < 80 && !world.flight().enemies().isEmpty(); i++) {
            world.flight().enemies().get(0).takeHit(10);
            torn += flight.tick(world, 1, PlayerIntent.of(0f, 0.4f, PlayerIntent.TIGHT), Type.WEB_TORN);
        }

        assertEquals(0, world.flight().enemies().size(), "it was hit");
        assertEquals(1, torn);
        assertEquals(0, flight.tick(world, 80, QUIET, Type.FIELD_ON));
        assertEquals(List.of(), near(world));
    }

    /** Each stays for a second; the next begins half a second after that. */
    @Test
    void oneThatIsMadeForATimeGoesAndAnotherComes() {
        spinners(weaving(1f, 2), 1, false, "");
        World world = flight.world();

        assertEquals(2, flight.tick(world, 320, QUIET, Type.FIELD_ON));
        assertEquals(List.of(), near(world));
        assertEquals(0, flight.tick(world, 200, QUIET, Type.FIELD_TELL));
    }

    @Test
    void burningTheWebDestroysItsMaker() {
        spinners(weaving(0f, 1), 1, true, "");
        World world = flight.world();
        flight.tick(world, 95, QUIET, Type.FIELD_ON);

        int[] burnt = new int[2];
        flight.each(world, 60, PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT), event -> {
            burnt[0] += event.type() == Type.WEB_BURNS ? 1 : 0;
            burnt[1] += event.type() == Type.ENEMY_DESTROYED ? 1 : 0;
        });

        assertEquals(1, burnt[0]);
        assertEquals(1, burnt[1]);
    }

    /** Three hang on a thread whose knot a signal sets alight: they fall as a chain of blasts does, for 500 · (1 + 1 + 1.5) points or more. */
    @Test
    void fireRunsToAllWhoHangOnTheThread() {
        spinners(weaving(0f, 1), 3, false, "line");
        flight.fields.add(disc(0f, 9f, 60f, new Fire(0, "torch", "line")));
        flight.rules.add(rule(time(0.4f), new Signal("torch")));
        World world = flight.world();

        assertEquals(3, flight.tick(world, 90, QUIET, Type.ENEMY_DESTROYED));
        assertTrue(world.stage().points() >= 3 * 500);
        assertEquals(0, flight.tick(world, 60, QUIET, Type.FIELD_ON), "none was done with a web");
    }

    @Test
    void aFieldBlowsAwayFromItsMiddle() {
        FieldDef toad = TestFields.wind(new Vector3f(-3f, 0f, 0f), new Vector3f(50f, 50f, 400f), TestFields.STILL)
                .blowingAway(10f);
        flight.fields.add(toad);
        World world = flight.world();

        flight.tick(world, 1, QUIET, Type.FIELD_FELT);

        assertEquals(6f / 60f, world.flight().wick().position().x, 1e-3f, "Wick is at (3, 4) from it, 5 u away");
        assertEquals(4f + 8f / 60f, world.flight().wick().position().y, 1e-3f);
    }

    private World busy() {
        TestFlight all = flight;
        if (all.fields.isEmpty()) {
            spinners(60f, weaving(0.5f, 3), 3, false, "line");
            all.fields.add(disc(0f, 4f, 150f, new Fire(8, "", "line")));
            all.fields.add(disc(0f, 4f, 160f, new Fire(80, "", "line")));
        }
        return all.world();
    }

    @Test
    void websArePartOfTheStateAndACopyGoesOnAlike() {
        World world = busy();
        World straight = busy();
        flight.tick(straight, 300, TIGHT, Type.HIT);
        for (int i = 0; i < 6; i++) {
            World copy = new WorldCopier().copy(world);
            flight.tick(copy, 300 - 50 * i, TIGHT, Type.HIT);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 50 * i + " ticks");
            flight.tick(world, 50, TIGHT, Type.HIT);
        }
        World quiet = busy();
        flight.tick(quiet, 300, QUIET, Type.HIT);
        assertNotEquals(straight.stateHash(), quiet.stateHash());
    }

    @Test
    @Tag("allocation")
    void websMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = busy();
            flight.tick(world, 150, TIGHT, Type.HIT); // until lists are as long as they ever are
            meter.nextRun();
            for (int i = 0; i < 240; i++) {
                flight.events.clear();
                meter.begin();
                world.tick(TIGHT, flight.events);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }
}
