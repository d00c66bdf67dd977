package bumblewick.sim.boss;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Depth;
import bumblewick.def.BossDef.Step;
import bumblewick.math.Tick;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a boss moves in its steps, relative to Wick. */
class BossMovesTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final Vector3f LEFT = new Vector3f(-8f, 6f, 30f);
    private static final Vector3f RIGHT = new Vector3f(8f, 6f, 30f);

    /** 0.3 s of leaning back from where it goes, 0.4 s on the way, and rest: 1 s a place. */
    @Test
    void strafesFromPlaceToPlaceAndRestsAtEach() {
        Flight flight = fighting(new TestStep(Action.STRAFE, 2f)
                .places(LEFT, RIGHT)
                .goes(0.3f, 0.4f)
                .def());
        Vector3f start = local(flight);

        flight.fly(Tick.of(0.3f), QUIET);
        Vector3f leant = local(flight);
        flight.fly(Tick.of(0.4f), QUIET);
        Vector3f first = local(flight);
        flight.fly(Tick.of(0.3f) - 1, QUIET);
        Vector3f rested = local(flight);
        flight.fly(Tick.of(0.7f) + 1, QUIET);
        Vector3f second = local(flight);

        Vector3f away = start.subtract(LEFT).normalizeLocal().multLocal(3f);
        assertAll(
                () -> assertNear(start.add(away), leant, "3 u away from where it goes"),
                () -> assertNear(LEFT, first, "arrived"),
                () -> assertNear(LEFT, rested, "rests"),
                () -> assertNear(RIGHT, second, "and on"));
    }

    @Test
    void arrivesAndComesToRest() {
        Flight flight = fighting(new TestStep(Action.ARRIVE, 4f).places(RIGHT).def());
        flight.fly(Tick.of(3f), QUIET);
        assertNear(RIGHT, local(flight), "at its place");
    }

    /** Half a turn to the right from the top of the circle is its bottom. */
    @Test
    void circlesItsPlace() {
        Vector3f middle = new Vector3f(0f, 8f, 30f);
        Flight flight = fighting(new TestStep(Action.ORBIT, 8f)
                .places(middle)
                .radius(4f)
                .turns(1f)
                .def());
        flight.fly(Tick.of(4f), QUIET);
        Vector3f there = local(flight);
        assertAll(
                () -> assertEquals(4f, middle.y - there.y, 0.6f, "below the middle"),
                () -> assertTrue(there.x > -1.5f && there.x < 1.5f, there::toString));
        flight.fly(60, QUIET);
        assertTrue(local(flight).x < -1f, "and goes up on the left");
    }

    @Test
    void rollsAboutItsNoseOnTheWayAndIsLevelAtTheEnd() {
        Flight flight =
                fighting(new TestStep(Action.ROLL, 1f).places(RIGHT).turns(1f).def(), TestRules.step(Action.REST, 9f));
        flight.fly(29, QUIET);
        float half = Math.abs(boss(flight).bank());
        flight.fly(31, QUIET);
        assertAll(
                () -> assertEquals(Math.PI, half, 0.35, "upside down in the middle"),
                () -> assertEquals(0f, boss(flight).bank(), 0.1f),
                () -> assertNear(RIGHT, local(flight), "there"));
    }

    /** It strikes after 0.62 of its time, at the ground ahead of where Wick was. */
    @Test
    void slamsTheGroundWhereWickWas() {
        Flight flight = fighting(TestRules.step(Action.SLAM, 2f));
        float wickX = flight.stage.wick().position().x;
        flight.until(() -> flight.count(Type.BOSS_SLAM) == 1, QUIET);
        int ticks = boss(flight).stepTicks();
        Vector3f struck = local(flight);
        assertAll(
                () -> assertEquals(Tick.of(2f) * 0.62f, ticks, 2f),
                () -> assertEquals(wickX, struck.x, 0.1f),
                () -> assertEquals(boss(flight).def().radius() * 0.6f, struck.y, 0.3f));
    }

    /** It has passed after 0.72 of its time, 0.6 of its radius above the ground, and never leaves Wick's lane on its way there. */
    @Test
    void chargesAlongTheGroundThroughThePlaceWhereWickWas() {
        Flight flight = fighting(TestRules.step(Action.CHARGE, 3f));
        float wickX = flight.stage.wick().position().x;
        float low = boss(flight).def().radius() * 0.6f;
        flight.fly((int) (Tick.of(3f) * 0.46f), QUIET);
        Vector3f ready = new Vector3f(local(flight));
        flight.until(() -> boss(flight).ahead() < 2f, QUIET);
        Vector3f passes = local(flight);
        assertAll(
                () -> assertEquals(wickX, ready.x, 0.1f),
                () -> assertEquals(low, ready.y, 0.1f),
                () -> assertEquals(35f, ready.z, 0.5f, "30 u, and 5 u drawn back"),
                () -> assertEquals(wickX, passes.x, 0.1f),
                () -> assertEquals(low, passes.y, 0.1f),
                () -> assertEquals(Tick.of(3f) * 0.72f, boss(flight).stepTicks(), 3f));
    }

    @Test
    void mirrorsWick() {
        Flight flight = fighting(TestRules.step(Action.MIRROR, 6f));
        flight.fly(Tick.of(3f), PlayerIntent.of(1f, 0f, PlayerIntent.HOLD_FIRE));
        float wick = flight.stage.wick().position().x;
        assertAll(() -> assertTrue(wick > 8f), () -> assertEquals(-wick, local(flight).x, 0.8f));
    }

    /** Boost 7 u nearer, brake 5 u farther, there and back within 1.2 s. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void boostAndBrakeChangeTheDistance(boolean boosts) {
        Flight flight = TestBoss.doing(TestRules.step(Action.RETURN, 60f))
                .depth(new Depth(7f, 5f, 1.2f))
                .entered();
        float home = boss(flight).ahead();
        int button = boosts ? PlayerIntent.BOOST : PlayerIntent.BRAKE;
        flight.fly(Tick.of(1.2f), Flight.holding(button | PlayerIntent.HOLD_FIRE));
        assertEquals(home + (boosts ? -7f : 5f), boss(flight).ahead(), 0.2f);
        assertEquals(
                boss(flight).ahead(),
                boss(flight).position().z - flight.stage.wick().position().z,
                1e-3f);
        flight.fly(Tick.of(1.2f) + 1, QUIET);
        assertEquals(home, boss(flight).ahead(), 0.2f);
    }

    /** Wick high in the corridor hides what is at the height of the boss's place: the boss rises, or moves aside. */
    @ParameterizedTest(name = "Wick at x {0}")
    @ValueSource(floats = {-1f, -0.4f, 0f, 0.4f, 1f})
    void keepsItsWeakPointsClearOfWick(float stick) {
        Flight flight = TestBoss.doing(TestRules.step(Action.RETURN, 60f))
                .station(new Vector3f(0f, 6f, 31f))
                .keepsClear()
                .entered();
        flight.fly(120, PlayerIntent.of(stick, 0.8f, PlayerIntent.HOLD_FIRE)).fly(120, QUIET);
        Vector3f wick = flight.stage.wick().position();
        Vector3f there = boss(flight).position();
        boolean above = there.y >= 1.5f * wick.y - 2.9f + 3f - 0.2f;
        boolean beside = Math.abs(there.x - 1.92f * wick.x) >= 8f + 3f - 0.2f;
        assertTrue(above || beside, there + " before " + wick);
    }

    private static Flight fighting(Step... steps) {
        return TestBoss.doing(steps).entered();
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }

    private static Vector3f local(Flight flight) {
        return boss(flight).position().subtract(0f, 0f, flight.stage.wick().position().z);
    }

    private static void assertNear(Vector3f expected, Vector3f actual, String message) {
        assertTrue(expected.distance(actual) < 0.15f, () -> message + ": " + actual + ", expected " + expected);
    }
}
