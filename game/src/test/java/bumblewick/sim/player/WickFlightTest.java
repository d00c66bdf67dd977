package bumblewick.sim.player;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WickFlightTest {
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);
    private static final PlayerIntent DOWN = PlayerIntent.of(0f, -1f, 0);
    private static final PlayerIntent UP = PlayerIntent.of(0f, 1f, 0);

    private final Flight flight = new Flight(new TestRules());
    private final Wick wick = flight.stage.wick();

    /** 15 u/s at 100 u/s² takes 0.15 s: nine ticks. */
    @Test
    void reachesFullSpeedInNineTicks() {
        flight.fly(9, RIGHT);
        assertEquals(15f, wick.velocity().x, 1e-4f);
    }

    @Test
    void isNoFasterDiagonally() {
        flight.fly(12, PlayerIntent.of(1f, 1f, 0));
        assertEquals(15f, Math.hypot(wick.velocity().x, wick.velocity().y), 1e-3f);
    }

    /** Against the old course both rates work, 15 u/s at 180 u/s² take 5 ticks; then 9 more at 100 u/s². */
    @Test
    void turnsRoundInFourteenTicks() {
        flight.fly(20, RIGHT).fly(14, PlayerIntent.of(-1f, 0f, 0));
        assertEquals(-15f, wick.velocity().x, 1e-4f);
    }

    @ParameterizedTest(name = "stick {0}")
    @ValueSource(floats = {-1f, 1f})
    void comesToTheWallOfTheCorridorAndStopsThere(float stick) {
        flight.fly(200, PlayerIntent.of(stick, stick, 0));
        assertAll(
                () -> assertEquals(stick * 12f, wick.position().x, 0.01f),
                () -> assertEquals(stick > 0f ? 12f : 0.6f, wick.position().y, 0.05f));
    }

    @Test
    void runsOnTheGroundAndTakesOffAgain() {
        flight.fly(90, DOWN);
        assertTrue(wick.grounded());
        assertEquals(1, flight.count(Type.GROUND));
        assertTrue(flight.count(Type.FOOTSTEP) >= 4, () -> flight.count(Type.FOOTSTEP) + " steps");
        flight.fly(20, UP);
        assertFalse(wick.grounded());
        assertEquals(0, flight.lastAmount(Type.GROUND));
    }

    @Test
    void runsOnTopOfABox() {
        Flight over = new Flight(new TestRules().prop("pillar", 0f, -5f, 60f)); // its top is 3 u high
        Wick runner = over.stage.wick();
        over.until(() -> runner.position().z > 59.2f, PlayerIntent.of(0f, 0f, 0));
        over.fly(2, DOWN);
        assertTrue(runner.position().y >= 3.59f, () -> "height is " + runner.position().y);
    }

    /** A full tank lasts 3 s, an empty one fills in 5 s; it must be let go before it gives again. */
    @Test
    void boostsForThreeSeconds() {
        flight.fly(179, Flight.holding(PlayerIntent.BOOST));
        assertTrue(wick.boosting());
        assertEquals(30f, wick.velocity().z, 1e-3f);
        flight.fly(3, Flight.holding(PlayerIntent.BOOST));
        assertFalse(wick.boosting());
        flight.fly(60, Flight.holding(PlayerIntent.BOOST));
        assertFalse(wick.boosting());
        flight.fly(300, PlayerIntent.NONE);
        assertEquals(1f, wick.energy(), 1e-3f);
    }

    @Test
    void brakesToSixTenths() {
        flight.fly(60, Flight.holding(PlayerIntent.BRAKE));
        assertEquals(12f, wick.velocity().z, 1e-3f);
    }

    @Test
    void leansIntoTheTurn() {
        flight.fly(20, RIGHT);
        assertAll(
                () -> assertTrue(wick.bank() > 0.4f),
                () -> assertTrue(wick.heading().x > 0.15f),
                () -> assertEquals(1f, wick.heading().length(), 1e-5f));
    }
}
