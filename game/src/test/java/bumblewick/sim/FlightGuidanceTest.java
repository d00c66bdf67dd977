package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a flight does differently for somebody who is still learning. */
class FlightGuidanceTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final int IMMUNE = 180; // ticks, longer than any immunity

    private static Flight flight(TestRules rules, boolean safe) {
        RunOptions options = new RunOptions("test", "test", 7L, 0).with(new Guidance(safe, false));
        return new Flight(new World(rules.rulebook(), options));
    }

    /** Hits Wick until nothing more can be lost. */
    private static void hit(Flight flight, int times) {
        for (int i = 0; i < times; i++) {
            flight.stage.hits.playerDamage.hurtWick("shot", new SimEvents());
            flight.fly(IMMUNE, QUIET);
        }
    }

    @ParameterizedTest(name = "safe {0}: of six bees {2} are left after {1} hits on Wick")
    @CsvSource({"true, 2, 4", "true, 3, 3", "true, 5, 3", "false, 5, 1"})
    void theLastThreeBeesStayWithAPlayerWhoIsLearning(boolean safe, int hits, int left) {
        Flight flight = flight(new TestRules(), safe);
        hit(flight, hits);
        assertEquals(left, flight.stage.bees().size());
    }

    @Test
    void aBeeOfTheLastThreeKeepsItsLastHitPoint() {
        Flight flight = flight(new TestRules().bees(3), true);
        for (int i = 0; i < 9; i++) {
            flight.stage.hits.playerDamage.hurtBee(flight.stage.bees().get(0), "shot", new SimEvents());
            flight.fly(IMMUNE, QUIET);
        }
        assertAll(
                () -> assertEquals(3, flight.stage.bees().size()),
                () -> assertEquals(1, flight.stage.bees().get(0).hp()));
    }

    @Test
    void whoHasFiredWhirledAndBoostedCanLoseEveryBee() {
        TestRules rules = new TestRules()
                .bees(3)
                .enemy("gnat", 200, 100)
                .wave(1f, "gnat", "hover", 1, "")
                .path("hover", 0.1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 39f));
        Flight flight = flight(rules, true);
        flight.until(() -> flight.count(Type.LOCKED) > 0, Flight.holding(PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE));
        flight.until(() -> flight.count(Type.VOLLEY_FIRED) > 0, QUIET);
        hit(flight, 1);
        assertEquals(3, flight.stage.bees().size(), "the whirl and the boost are missing");
        flight.fly(2, Flight.holding(PlayerIntent.SPIN | PlayerIntent.BOOST | PlayerIntent.HOLD_FIRE));
        hit(flight, 1);
        assertEquals(2, flight.stage.bees().size());
    }

    @Test
    void theBossTakesEveryBee() {
        Flight flight = flight(new TestRules().bees(3).boss(100f, 100, 0.1f, FlightBossPhases.WAITING), true);
        flight.until(() -> flight.stage.phase() == FlightStage.Phase.BOSS, QUIET);
        flight.fly(1, QUIET);
        hit(flight, 1);
        assertEquals(2, flight.stage.bees().size());
    }

    @Test
    void guidanceCountsForTheHashAndItsLackDoesNot() {
        Flight plain = new Flight(new TestRules());
        assertAll(
                () -> assertEquals(
                        plain.world.stateHash(),
                        flight(new TestRules(), false).world.stateHash()),
                () -> assertNotEquals(
                        plain.world.stateHash(),
                        flight(new TestRules(), true).world.stateHash()));
    }
}
