package bumblewick.sim;

import static bumblewick.sim.TestHazards.apple;
import static bumblewick.sim.TestHazards.hazard;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PropDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Fruit that hangs on trunks: what shakes a trunk lets it fall. The rail runs at 20 u/s; Wick starts at x 0, y 4. */
class FlightFruitTest {
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent BOOST = Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.BOOST);

    private final TestFlight flight = new TestFlight();

    private static HazardDef fruit(float x, float z, Trigger on, String signal, float boostNear) {
        Mover of = apple(8f, Trigger.SIGNAL);
        return hazard(
                new Vector3f(x, 9f, z),
                new Mover(
                        of.shape(),
                        of.width(),
                        of.height(),
                        of.depth(),
                        of.way(),
                        of.tiltDegrees(),
                        on,
                        0f,
                        signal,
                        of.first(),
                        of.rest(),
                        of.tell(),
                        of.go(),
                        of.hold(),
                        of.back(),
                        of.ease(),
                        of.bursts(),
                        boostNear),
                on == Trigger.DAMAGE ? 6 : 0,
                "",
                false);
    }

    private void trunk(int shakenBy) {
        flight.kinds.prop(new PropDef("column", 0f, 0f, 90f, 0f, 1f, "", shakenBy, "shaken"));
    }

    /** A tight shot takes two: three shake a trunk of six. Both apples hear it, also the one that waits for its own hit points. */
    @Test
    void shotsAtTheTrunkLetItsFruitFall() {
        trunk(6);
        flight.hazards.add(fruit(6f, 90f, Trigger.SIGNAL, "shaken", 0f));
        flight.hazards.add(fruit(-6f, 90f, Trigger.DAMAGE, "shaken", 0f));

        assertEquals(0, flight.tick(flight.world(), 120, QUIET, Type.HAZARD_TELL));
        assertEquals(2, flight.tick(flight.world(), 120, TIGHT, Type.HAZARD_TELL));
    }

    @Test
    void aTrunkIsShakenOnceAndStands() {
        trunk(6);
        World world = flight.world();

        int hits = flight.tick(world, 150, TIGHT, Type.HIT);

        assertTrue(hits > 3, hits + " hits are seen");
        assertEquals(1, world.flight().scenery().size());
    }

    @Test
    void aTrunkThatTakesMoreIsNotShakenYet() {
        trunk(10_000);
        flight.hazards.add(fruit(6f, 90f, Trigger.SIGNAL, "shaken", 0f));

        assertEquals(0, flight.tick(flight.world(), 120, TIGHT, Type.HAZARD_TELL));
    }

    /** The apple hangs 6 u beside Wick's line: at boost 8 u are near enough, 5 u are not; without boost nothing is. */
    @Test
    void wickShakesWhatHangsNearAtBoost() {
        flight.hazards.add(fruit(6f, 70f, Trigger.SIGNAL, "", 8f));
        assertEquals(0, flight.tick(flight.world(), 260, QUIET, Type.HAZARD_TELL));
        assertEquals(1, flight.tick(flight.world(), 200, BOOST, Type.HAZARD_TELL));

        flight.hazards.set(0, fruit(6f, 70f, Trigger.SIGNAL, "", 5f));
        assertEquals(0, flight.tick(flight.world(), 200, BOOST, Type.HAZARD_TELL));
    }

    @Test
    void aShakenTrunkIsPartOfTheState() {
        trunk(10_000);
        World shot = flight.world();
        World copied = flight.world();
        flight.tick(shot, 130, TIGHT, Type.HIT);
        flight.tick(copied, 60, TIGHT, Type.HIT);
        World copy = new WorldCopier().copy(copied);
        flight.tick(copy, 70, TIGHT, Type.HIT);

        assertEquals(shot.stateHash(), copy.stateHash());
        World quiet = flight.world();
        flight.tick(quiet, 130, QUIET, Type.HIT);
        assertNotEquals(shot.stateHash(), quiet.stateHash());
    }
}
