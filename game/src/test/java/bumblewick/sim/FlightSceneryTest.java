package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlightSceneryTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);

    @Test
    void aPillarHeadOnCostsOneBeeAndIsFlownAround() {
        Flight flight = new Flight(new TestRules().prop("pillar", 0.2f, 0f, 80f));
        flight.until(() -> flight.stage.distance() > 90f, QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.WICK_HURT)),
                () -> assertEquals(5, flight.stage.bees().size()),
                () -> assertEquals(1, flight.count(Type.STUMBLED)),
                () -> assertTrue(flight.world.ticks() < 6 * 60, () -> "it took " + flight.world.ticks() + " ticks"));
    }

    @ParameterizedTest(name = "pillar {0} u to the right")
    @ValueSource(floats = {-1.6f, -1f, -0.3f, 0f, 0.7f, 1.3f})
    void wickIsNeverInsideAPillar(float x) {
        Flight flight = new Flight(new TestRules().prop("pillar", x, 0f, 80f));
        while (flight.stage.distance() < 90f) {
            flight.tick(QUIET);
            float dx = Math.max(0f, Math.abs(flight.stage.wick().position().x - x) - 1f);
            float dz = Math.max(0f, Math.abs(flight.stage.distance() - 80f) - 1f);
            assertTrue(
                    dx * dx + dz * dz > 0.45f * 0.45f,
                    () -> "overlap at " + flight.stage.wick().position());
        }
    }

    /** The ball of 0.5 u meets the column of 1 u off its middle by 1.35: at 20·√(1 − 0.9²) = 8.7 u/s, no hard hit. */
    @Test
    void aGlancingTouchTurnsWickAsideAndCostsNothing() {
        Flight flight = new Flight(new TestRules().prop("column", 1.35f, 0f, 80f));
        flight.until(() -> flight.stage.distance() > 85f, QUIET);
        assertAll(
                () -> assertEquals(0, flight.count(Type.WICK_HURT)),
                () -> assertEquals(0, flight.count(Type.STUMBLED)),
                () -> assertTrue(
                        flight.stage.wick().position().x < 1.35f - 1.5f,
                        () -> "still at " + flight.stage.wick().position()));
    }

    /** The slab is 0.25 u high, so Wick's middle is 0.6 u above that. */
    @Test
    void wickRunsOverWhatLiesLow() {
        Flight flight = new Flight(new TestRules().prop("slab", 0f, 0f, 80f));
        PlayerIntent down = PlayerIntent.of(0f, -1f, PlayerIntent.HOLD_FIRE);
        flight.until(() -> flight.stage.distance() > 80f, down);
        assertAll(
                () -> assertEquals(0.85f, flight.stage.wick().position().y, 0.05f),
                () -> assertTrue(flight.stage.wick().grounded()),
                () -> assertEquals(6, flight.stage.bees().size()));
        flight.until(() -> flight.stage.distance() > 90f, down);
        assertEquals(0.6f, flight.stage.wick().position().y, 0.05f);
    }

    @Test
    void aWallAcrossTheWholeCorridorDoesNotTrapTheRail() {
        TestRules rules = new TestRules();
        for (int x = -12; x <= 12; x += 2) {
            rules.prop("pillar", x, 0f, 80f).prop("pillar", x, 8f, 80f);
        }
        Flight flight = new Flight(rules);
        flight.until(() -> flight.stage.distance() > 100f, QUIET);
        assertTrue(flight.stage.bees().size() >= 4, () -> flight.stage.bees().size() + " bees left");
    }

    @Test
    void sceneryNeverTakesTheLastBee() {
        Flight flight =
                new Flight(new TestRules().bees(1).prop("pillar", 0f, 0f, 80f).prop("pillar", 1f, 0f, 140f));
        flight.until(() -> flight.stage.distance() > 150f, QUIET);
        assertEquals(1, flight.stage.bees().size());
    }

    @Test
    void foliageMakesWickStumbleOnceAndCostsNothing() {
        Flight flight = new Flight(new TestRules().prop("fern", 0f, 0f, 80f));
        flight.until(() -> flight.stage.distance() > 79f, QUIET);
        assertTrue(flight.stage.wick().stumbleTicks() > 0);
        assertTrue(flight.stage.wick().velocity().z < TestRules.RAIL);
        flight.until(() -> flight.stage.distance() > 90f, QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.STUMBLED)),
                () -> assertEquals(6, flight.stage.bees().size()));
    }

    @Test
    void shotsBreakWhatCanBeBroken() {
        Flight flight = new Flight(new TestRules().prop("crate", 0f, 0f, 120f));
        flight.until(() -> flight.stage.distance() > 100f, Flight.holding(PlayerIntent.TIGHT));
        assertAll(
                () -> assertEquals(1, flight.count(Type.SCENERY_BROKEN)),
                () -> assertEquals(100, flight.lastAmount(Type.SCENERY_BROKEN)),
                () -> assertTrue(flight.stage.scenery().isEmpty()));
    }

    @Test
    void solidSceneryStopsShots() {
        TestRules rules = new TestRules().enemy("gnat", 2, 100).wave(1f, "gnat", "ahead", 1, "");
        for (int x = -4; x <= 4; x += 2) {
            rules.prop("pillar", x, 0f, 52f);
        }
        Flight flight = new Flight(rules);
        // the gnat keeps 30 to 60 u ahead; as long as the wall is between, nothing reaches it
        flight.until(() -> flight.stage.distance() > 15f, Flight.holding(PlayerIntent.TIGHT));
        assertEquals(0, flight.count(Type.ENEMY_DESTROYED));
    }

    @Test
    void crashingThroughABreakableBoxBreaksIt() {
        Flight flight = new Flight(new TestRules().prop("crate", 0f, 0f, 80f));
        flight.until(() -> flight.stage.distance() > 90f, QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.SCENERY_BROKEN)),
                () -> assertEquals(5, flight.stage.bees().size()));
    }

    /** They stand in one another, so the same tick meets both. */
    @Test
    void crashingThroughTwoBoxesAtOnceBreaksBothAndHurtsOnce() {
        TestRules rules = new TestRules().prop("crate", -0.2f, 0f, 80f).prop("crate", 0.2f, 0f, 80.05f);
        Flight flight = new Flight(rules);
        flight.until(() -> flight.stage.distance() > 90f, QUIET);
        assertAll(
                () -> assertEquals(2, flight.count(Type.SCENERY_BROKEN)),
                () -> assertEquals(5, flight.stage.bees().size()));
    }
}
