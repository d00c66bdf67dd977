package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlightStageTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent QUIET_TIGHT = Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.TIGHT);

    @Test
    void aFlowerGateTakesHalfOfATightSwarmAndBanksFiveHundredForEach() {
        Flight flight = new Flight(new TestRules().prop("gate", 0f, 0f, 80f));
        int hum = flight.stage.hum();
        flight.until(() -> flight.stage.distance() > 81f, QUIET_TIGHT);
        assertAll(
                () -> assertEquals(3, flight.stage.bees().size()),
                () -> assertEquals(3, flight.stage.seededBees()),
                () -> assertEquals(1_500, flight.stage.score().points()),
                () -> assertEquals(hum / 2, flight.stage.hum(), "fewer bees, less Hum"));
    }

    @Test
    void theParkedBeesComeBackAtTheNextGate() {
        Flight flight = new Flight(new TestRules().prop("gate", 0f, 0f, 80f).prop("gate", 9f, 0f, 120f));
        flight.until(() -> flight.stage.distance() > 121f, QUIET_TIGHT);
        assertAll(
                () -> assertEquals(6, flight.stage.bees().size()),
                () -> assertEquals(0, flight.stage.seededBees()),
                () -> assertEquals(3, flight.lastAmount(Type.BEES_RETURNED)));
    }

    @Test
    void aGateFlownThroughLooseOrPastTakesNobody() {
        Flight loose = new Flight(new TestRules().prop("gate", 0f, 0f, 80f));
        Flight past = new Flight(new TestRules().prop("gate", 8f, 0f, 80f));
        loose.until(() -> loose.stage.distance() > 81f, QUIET);
        past.until(() -> past.stage.distance() > 81f, QUIET_TIGHT);
        assertAll(
                () -> assertEquals(6, loose.stage.bees().size()),
                () -> assertEquals(6, past.stage.bees().size()));
    }

    @ParameterizedTest(name = "of {0} bees {1} are parked")
    @CsvSource({"1, 0", "2, 0", "3, 0", "4, 2", "5, 2", "6, 3"})
    void aFlowerGateLeavesASwarmOfLessThanFourWhole(int bees, int parked) {
        Flight flight = new Flight(new TestRules().bees(bees).prop("gate", 0f, 0f, 80f));
        flight.until(() -> flight.stage.distance() > 81f, QUIET_TIGHT);
        assertAll(
                () -> assertEquals(parked, flight.stage.seededBees()),
                () -> assertEquals(bees - parked, flight.stage.bees().size(), "with Wick"));
    }

    @Test
    void theParkedBeesComeBackBeforeTheBoss() {
        Flight flight =
                new Flight(new TestRules().prop("gate", 0f, 0f, 80f).boss(100f, 100, 0.1f, FlightBossPhases.WAITING));
        flight.until(() -> flight.stage.boss().isPresent(), QUIET_TIGHT);
        assertEquals(6, flight.stage.bees().size());
        assertEquals(100, flight.stage.boss().orElseThrow().maxHp());
    }

    @Test
    void aRunCanBeginAtACheckpoint() {
        TestRules rules = new TestRules()
                .enemy("gnat", 2, 100)
                .wave(20f, "gnat", "ahead", 3, "")
                .wave(320f, "gnat", "ahead", 2, "")
                .prop("pillar", 0f, 0f, 330f)
                .checkpoint(100f)
                .checkpoint(300f);
        Flight flight = new Flight(rules.world(2));
        assertAll(
                () -> assertEquals(300f, flight.stage.distance()),
                () -> assertEquals(2, flight.stage.checkpoint()),
                () -> assertEquals(6, flight.stage.bees().size()),
                () -> assertTrue(flight.stage.scenery().isEmpty(), "what stands 30 u ahead could not be avoided"));
        flight.fly(120, QUIET);
        assertEquals(2, flight.stage.score().enemiesSeen(), "the wave before never comes");
    }

    /** The rail's 20 u/s for 2.5 s. */
    @Test
    void theLastPlaceToStartAtIsRightBeforeTheBoss() {
        TestRules rules = new TestRules()
                .enemy("gnat", 2, 100)
                .wave(100f, "gnat", "ahead", 1, "")
                .checkpoint(80f)
                .boss(400f, 10, 0f, FlightBossPhases.WAITING);
        Flight flight = new Flight(rules.world(2));

        assertAll(
                () -> assertEquals(350f, flight.stage.distance()),
                () -> assertEquals(6, flight.stage.bees().size()));
        flight.fly(151, QUIET);
        assertAll(
                () -> assertEquals(FlightStage.Phase.BOSS, flight.stage.phase()),
                () -> assertEquals(0, flight.stage.score().enemiesSeen()),
                () -> assertEquals(2, flight.stage.checkpoint(), "to begin there again"));
    }

    @Test
    void aCheckpointThatIsNotThereIsRefused() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> new TestRules().checkpoint(100f).world(3));
        assertEquals("checkpoint is 3, expected 0 to 2 in stage 'test'", e.getMessage());
    }

    @Test
    void checkpointsAreNotedWhenPassed() {
        Flight flight = new Flight(new TestRules().checkpoint(40f).checkpoint(60f));
        flight.until(() -> flight.stage.distance() > 70f, QUIET);
        assertEquals(2, flight.stage.checkpoint());
        assertEquals(2, flight.count(Type.CHECKPOINT));
    }

    @Test
    void theLastBeeGoneIsTheEndAfterWickHasComeDown() {
        Flight flight = new Flight(new TestRules().bees(1));
        flight.stage.hits.playerDamage.hurtWick("shot", new SimEvents());
        flight.fly(1, QUIET);
        assertEquals(FlightStage.Phase.LOST, flight.stage.phase());
        assertFalse(flight.world.over());
        flight.until(flight.world::over, QUIET);
        StageResult result = flight.stage.result().orElseThrow();
        assertAll(
                () -> assertFalse(result.cleared()),
                () -> assertEquals(StageResult.Medal.NONE, result.medal()),
                () -> assertEquals(1, flight.count(Type.STAGE_LOST)),
                () -> assertTrue(flight.stage.wick().position().y < 1f, "on the ground"));
    }

    @Test
    void pickupsGiveWhatTheySay() {
        Flight flight = new Flight(new TestRules()
                .pickup(PickupDef.Effect.BEES, 3f, 0f, 4f, 20f)
                .pickup(PickupDef.Effect.SCORE, 250f, 0f, 4f, 30f)
                .pickup(PickupDef.Effect.LANTERN_SEED, 2_000f, 0f, 4f, 40f));
        flight.fly(150, QUIET);
        assertAll(
                () -> assertEquals(9, flight.stage.bees().size()),
                () -> assertEquals(250, flight.stage.score().points(), "a seed's points come at the end"),
                () -> assertEquals(1, flight.stage.score().seeds()),
                () -> assertEquals(3, flight.count(Type.PICKED_UP)));
    }

    /** Half a bee is owed at the start; each stray bee adds the share, and is there once a whole one is owed. */
    @ParameterizedTest(name = "{0} of 10: {1}")
    @CsvSource({"0, 0", "0.25, 3", "0.4, 4", "0.5, 5", "0.8, 8", "1, 10"})
    void theDifficultySaysHowManyStrayBeesAreThere(float share, int expected) {
        TestRules rules = new TestRules().strayBees(share).pickup(PickupDef.Effect.SCORE, 250f, 0f, 4f, 30f);
        for (int i = 0; i < 10; i++) {
            rules.pickup(PickupDef.Effect.BEES, 1f, 0f, 8f, 40f + i);
        }
        assertEquals(expected + 1, new Flight(rules).stage.pickups().size(), "those, and the pollen");
    }

    @Test
    void theHashSeesADifferenceOfOneTickOfOneButton() {
        Flight a = new Flight(new TestRules());
        Flight b = new Flight(new TestRules());
        a.fly(30, QUIET);
        b.fly(30, QUIET);
        assertEquals(a.world.stateHash(), b.world.stateHash());
        a.fly(1, QUIET);
        b.fly(1, QUIET_TIGHT);
        assertNotEquals(a.world.stateHash(), b.world.stateHash());
    }
}
