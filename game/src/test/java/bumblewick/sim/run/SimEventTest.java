package bumblewick.sim.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.SimEvent.Crumbling;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class SimEventTest {
    private static final Vector3f HERE = new Vector3f(1f, 2f, 3f);

    private final SimEvents events = new SimEvents();

    @Test
    void givesWhatItsTypeCarries() {
        events.add(Type.ENEMY_DESTROYED, 7, 250, HERE);
        events.add(Type.EXIT, SimEvent.NOBODY, true, HERE);
        events.add(Type.CRUMBLING, 8, Crumbling.FALLS.ordinal(), HERE);

        assertAll(
                () -> assertEquals(7, events.get(0).id()),
                () -> assertEquals(250, events.get(0).score()),
                () -> assertEquals(HERE, events.get(0).position()),
                () -> assertTrue(events.get(1).highExit()),
                () -> assertEquals(Crumbling.FALLS, events.get(2).crumbling()));
    }

    @Test
    void refusesWhatItsTypeDoesNotCarry() {
        events.add(Type.ENEMY_DESTROYED, 7, 250, HERE);
        events.add(Type.SPIN, HERE);

        assertThrows(IllegalStateException.class, () -> events.get(0).damage());
        assertThrows(IllegalStateException.class, () -> events.get(0).landed());
        assertThrows(IllegalStateException.class, () -> events.get(1).score());
        assertThrows(IllegalArgumentException.class, () -> events.add(Type.SPIN, 1, 5, HERE));
    }

    /** The object of an event is used again: nothing of the earlier one may be left. */
    @Test
    void anEventThatIsReusedCarriesNothingOld() {
        events.add(Type.HIT, 3, 9, HERE);
        events.clear();
        events.add(Type.GROUND, 4, false, new Vector3f());

        assertEquals(1, events.size());
        assertEquals(4, events.get(0).id());
        assertFalse(events.get(0).landed());
        assertEquals(new Vector3f(), events.get(0).position());
    }

    @Test
    void aCopyInAnotherListIsItsOwn() {
        events.add(Type.BEE_LOST, 3, 11, HERE);
        SimEvents others = new SimEvents();

        others.add(events.get(0));
        events.clear();
        events.add(Type.SPIN, new Vector3f());

        assertEquals(Type.BEE_LOST, others.get(0).type());
        assertEquals(11, others.get(0).bees());
        assertEquals(HERE, others.get(0).position());
    }
}
