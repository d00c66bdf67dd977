package bumblewick.view.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Shadows of what floats in a column do not add up to black. */
class ShadowSpotsTest {
    private final ShadowSpots spots = new ShadowSpots();

    @Test
    void theSecondAtTheSamePlaceAddsNothing() {
        assertEquals(1f, spots.add(new Vector3f(1f, 0f, 2f), 0.5f));
        assertEquals(0f, spots.add(new Vector3f(1f, 0f, 2f), 0.5f));
    }

    @Test
    void halfAsFarApartAsTheyTouchLeavesHalf() {
        spots.add(Vector3f.ZERO, 1f);
        assertEquals(0.5f, spots.add(new Vector3f(0.4f, 0f, 0f), 1f), 1e-6f);
    }

    @Test
    void farFromEachOtherBothAreWhole() {
        spots.add(Vector3f.ZERO, 1f);
        assertEquals(1f, spots.add(new Vector3f(3f, 0f, 0f), 1f));
    }

    @Test
    void theNextFrameBeginsAnew() {
        spots.add(Vector3f.ZERO, 1f);
        spots.clear();
        assertEquals(1f, spots.add(Vector3f.ZERO, 1f));
    }
}
