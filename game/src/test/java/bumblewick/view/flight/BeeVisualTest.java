package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class BeeVisualTest {
    private final BeeVisual mind = new BeeVisual();

    private void live(float danger, float seconds) {
        for (int i = 0; i < Math.round(seconds * 60f); i++) {
            mind.update(danger, 1f / 60f);
        }
    }

    @Test
    void panicComesAtOnceAndGoesSlowly() {
        mind.begin(3, true);

        live(1f, 0.1f);
        assertEquals(1f, mind.panic(), 1e-3f);
        live(0f, 0.1f);
        assertTrue(mind.panic() > 0.5f, "still frightened");
        live(0f, 0.5f);
        assertEquals(0f, mind.panic());
    }

    /** How far it is drawn from its place when it would rest a unit aside. */
    private float rested(float safe) {
        Vector3f offset = new Vector3f(1f, 0f, 0f);
        mind.rest(offset, safe, 1f / 60f);
        return offset.x;
    }

    @Test
    void aBeeThatRestsIsWhereItIsAsSoonAsABulletIsNearAndReturnsAtLeisure() {
        mind.begin(3, true);

        assertEquals(1f, rested(1f), 1e-3f);
        assertEquals(0f, rested(0f));
        assertTrue(rested(1f) < 0.1f, "it does not jump back");
        for (int i = 0; i < 60; i++) {
            rested(1f);
        }
        assertEquals(1f, rested(1f), 1e-3f);
    }

    @Test
    void whoJoinsTheSwarmArrivesAndWhoWasThereIsThere() {
        mind.begin(3, false);
        assertEquals(0f, mind.arrival());
        live(0f, 1f);
        assertEquals(1f, mind.arrival());

        mind.begin(4, true);
        assertEquals(1f, mind.arrival());
    }
}
