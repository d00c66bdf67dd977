package bumblewick.view.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class SpeedColoursTest {
    private static Vector3f hue(float factor) {
        return SpeedColours.of(factor, new Vector3f());
    }

    @Test
    void thePathsOwnSpeedIsGold() {
        assertTrue(hue(1f).isSimilar(LinearColour.parse("#f6c342"), 1e-5f));
    }

    /** The faster, the more red is in it than blue, from a quarter of the speed to four times as fast. */
    @Test
    void theFasterTheRedder() {
        float before = -Float.MAX_VALUE;
        for (float factor = 0.25f; factor <= 4f; factor *= 2f) {
            float warmth = hue(factor).x - hue(factor).z;
            assertTrue(warmth > before || factor == 4f, "at " + factor);
            before = warmth;
        }
    }

    @Test
    void beyondTheScaleNothingChanges() {
        assertEquals(hue(4f), hue(100f));
        assertEquals(hue(0.25f), hue(0f));
    }
}
