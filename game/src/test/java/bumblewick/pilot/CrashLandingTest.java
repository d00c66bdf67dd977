package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.replay.IntentSource;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second chance of a flight, in Cloverfield as it is shipped: hands off, the bees do not last long. */
class CrashLandingTest {
    private static final int LONGEST = 5 * 60 * 60;

    private final Rulebook rules = ShippedRules.get();
    private final World world = new World(rules, new RunOptions("cloverfield", "hard", 5L, 0));
    private final FlightStage flight = world.flight();
    private final SimEvents events = new SimEvents();

    @BeforeEach
    void loseAllBees() {
        until(FlightStage.Phase.CRASHED, () -> PlayerIntent.NONE);
    }

    @Test
    void theFlightWaitsInTheTickOfTheCrashAndGoesOnWithTheBeesThatWereFound() {
        float distance = flight.distance();
        int enemies = flight.enemies().size();
        DemoPilot pilot = new DemoPilot(world);
        while (flight.phase() == FlightStage.Phase.CRASHED) {
            tick(pilot.take());
        }
        assertAll(
                () -> assertEquals(FlightStage.Phase.FLYING, flight.phase()),
                () -> assertEquals(1, count(Type.TOOK_OFF)),
                () -> assertEquals(0, count(Type.STAGE_CLEARED), "the stage is not over"),
                () -> assertEquals(distance, flight.distance(), "not a step further"),
                () -> assertEquals(enemies, flight.enemies().size()),
                () -> assertTrue(flight.bullets().isEmpty(), "nothing hits at once"),
                () -> assertTrue(flight.shieldTicks() > 0),
                () -> assertEquals(1, flight.bees().size(), "the hard way"));
    }

    /** Three by the islet's file or one by the stage's, times 0.8, 0.4 and 0.2, rounded up: 2.4, 1.2 and 0.6; 0.8 and 0.4. */
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "cloverfield, easy, 3",
        "cloverfield, normal, 2",
        "cloverfield, hard, 1",
        "orchard_canopy, easy, 1",
        "orchard_canopy, normal, 1"
    })
    void strayBeesAreRarerTheHarderTheGameIs(String stage, String difficulty, int bees) {
        World other = new World(rules, new RunOptions(stage, difficulty, 5L, 0));
        for (int i = 0; i < LONGEST && other.flight().islet().isEmpty(); i++) {
            other.tick(PlayerIntent.NONE, new SimEvents());
        }
        assertEquals(bees, other.flight().islet().orElseThrow().def().bees());
    }

    @Test
    void whoFindsNoBeesInTimeHasLost() {
        int seconds = rules.all(GardenDef.class).get("clover_islet").seconds();
        int crashed = world.ticks();
        until(FlightStage.Phase.LOST, () -> PlayerIntent.NONE);
        assertEquals(seconds * 60, world.ticks() - crashed, 1, "45 s by the rules of the islet");
        assertEquals(1, count(Type.STAGE_LOST), "told once, by the flight");
        while (!world.over()) {
            tick(PlayerIntent.NONE);
        }
        assertFalse(flight.result().orElseThrow().cleared());
    }

    @Test
    void thereIsNoThirdChance() {
        until(FlightStage.Phase.FLYING, new DemoPilot(world));
        until(FlightStage.Phase.LOST, () -> PlayerIntent.NONE);
        assertTrue(flight.islet().isEmpty());
    }

    private void until(FlightStage.Phase phase, IntentSource hands) {
        while (flight.phase() != phase) {
            tick(hands.take());
            assertTrue(world.ticks() < LONGEST, () -> "still " + flight.phase());
        }
    }

    private void tick(PlayerIntent intent) {
        events.clear();
        world.tick(intent, events);
    }

    private int count(Type type) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }
}
