package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Assists.Aim;
import bumblewick.sim.run.Assists.Bees;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the helps change in the air. The numbers of the tests' rules: gentle 72 pixels to lock, strong 144. */
class FlightAssistsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final PlayerIntent TIGHT_AND_QUIET = Flight.holding(PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE);

    /** 40 u ahead of Wick are 47.4 u before the camera, where a pixel is 0.0428 u wide. */
    private static TestRules gnatBeside(float pixels) {
        float x = pixels * 0.0428f;
        return new TestRules()
                .enemy("gnat", 2, 100)
                .wave(1f, "gnat", "hover", 1, "")
                .path("hover", 0.1f, new Vector3f(x, 4f, 40f), new Vector3f(x, 4f, 39f));
    }

    private static Flight flight(TestRules rules, Aim aim, Bees bees) {
        return new Flight(rules.world(new Assists(aim, bees, false)));
    }

    @ParameterizedTest(name = "{0} paints {1} pixels off the reticle: {2}")
    @CsvSource({"OFF, 40, 1", "OFF, 60, 0", "GENTLE, 60, 1", "GENTLE, 90, 0", "STRONG, 90, 1", "STRONG, 170, 0"})
    void helpWithAimingPaintsFromFurtherOff(Aim aim, float pixels, int painted) {
        Flight flight = flight(gnatBeside(pixels), aim, Bees.NORMAL);

        flight.fly(60, TIGHT_AND_QUIET);

        assertEquals(painted, flight.count(Type.LOCKED));
    }

    /** Tight bees shoot at the reticle: 80 pixels beside it are 3.4 u, far more than a gnat's radius. */
    @ParameterizedTest(name = "{0} hits 80 pixels off the reticle: {1}")
    @CsvSource({"OFF, 0", "GENTLE, 0", "STRONG, 1"})
    void helpWithAimingBendsShotsToWhatIsNear(Aim aim, int destroyed) {
        Flight flight = flight(gnatBeside(80f), aim, Bees.NORMAL);

        flight.fly(120, TIGHT);

        assertEquals(destroyed, flight.count(Type.ENEMY_DESTROYED));
    }

    /** It moves 2.7 u while a shot is under way: shots at where it is would miss. */
    @Test
    void bentShotsLeadATargetThatCrosses() {
        TestRules rules = new TestRules()
                .enemy("moth", 2, 100)
                .wave(1f, "moth", "across", 1, "")
                .path("across", 7f, new Vector3f(1f, 7f, 40f), new Vector3f(7f, 7f, 40f));
        Flight flight = flight(rules, Aim.STRONG, Bees.NORMAL);

        flight.fly(90, TIGHT);

        assertEquals(1, flight.count(Type.ENEMY_DESTROYED));
    }

    @ParameterizedTest(name = "{0} bees: {1} of four hits on Wick cost one")
    @CsvSource({"NORMAL, 4", "TOUGH, 2", "TOUGHER, 1", "UNHARMED, 0"})
    void toughBeesHalveWhatHitsOnWickCost(Bees bees, int lost) {
        Flight flight = flight(new TestRules(), Aim.OFF, bees);

        for (int i = 0; i < 4; i++) {
            flight.stage.hits.playerDamage.hurtWick("shot", new SimEvents());
            flight.fly(61, QUIET); // a second of immunity
        }

        assertEquals(6 - lost, flight.stage.bees().size());
    }

    @ParameterizedTest(name = "{0} bees: after {1} hits {2} are left of one")
    @CsvSource({"NORMAL, 3, 0", "TOUGH, 5, 1", "TOUGH, 6, 0", "TOUGHER, 11, 1", "TOUGHER, 12, 0", "UNHARMED, 20, 1"})
    void aToughBeeStandsTwiceAsManyHits(Bees bees, int hits, int left) {
        Flight flight = flight(new TestRules().bees(1), Aim.OFF, bees);

        for (int i = 0; i < hits; i++) {
            flight.stage.hits.playerDamage.hurtBee(flight.stage.bees().get(0), "shot", new SimEvents());
            flight.fly(19, QUIET); // it reels for 18 ticks
        }

        assertEquals(left, flight.stage.bees().size());
    }

    @Test
    void aHitThatCostsNothingIsStillFelt() {
        Flight flight = flight(new TestRules(), Aim.OFF, Bees.UNHARMED);
        SimEvents events = new SimEvents();

        flight.stage.hits.playerDamage.hurtWick("shot", events);

        assertAll(
                () -> assertEquals(1, events.size()),
                () -> assertEquals(Type.WICK_HURT, events.get(0).type()),
                () -> assertEquals(0, events.get(0).amount(), "bees lost"),
                () -> assertTrue(flight.stage.wick().hurtTicks() > 0));
    }
}
