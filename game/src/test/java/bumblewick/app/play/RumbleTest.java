package bumblewick.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class RumbleTest {
    private final SimEvents events = new SimEvents();

    private void happens(SimEvent.Type type, int amount) {
        events.add(type, 0, amount, new Vector3f());
    }

    @Test
    void shotsAndStepsAreNotFelt() {
        happens(SimEvent.Type.SHOT_FIRED, 1);
        happens(SimEvent.Type.FOOTSTEP, 0);
        happens(SimEvent.Type.GROUND, 0);

        assertEquals(0f, Rumble.of(events).strength());
    }

    @Test
    void landingIsFeltAndTakingOffIsNot() {
        happens(SimEvent.Type.GROUND, 1);

        assertTrue(Rumble.of(events).strength() > 0f);
    }

    @Test
    void ofManyThingsTheStrongestIsFelt() {
        happens(SimEvent.Type.WICK_HURT, 1);
        Rumble.Shake alone = Rumble.of(events);
        happens(SimEvent.Type.BEE_LOST, 3);
        happens(SimEvent.Type.VOLLEY_FIRED, 2);

        assertEquals(alone, Rumble.of(events));
    }
}
