package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** The camera looks along z at Wick's head, 7 u ahead; bees fly half a unit before it. */
class BeeViewTest {
    private static final Vector3f EYE = new Vector3f();
    private static final Vector3f HEAD = new Vector3f(0f, 0f, 7f);
    private static final float RADIUS = 1.15f;

    private static float drawnAt(float aside, float calm) {
        Vector3f place = new Vector3f(aside, 0f, 6.5f);
        BeeView.stepAside(place, EYE, HEAD, RADIUS, calm);
        return place.x;
    }

    @Test
    void aCalmBeeIsDrawnBesideTheHead() {
        assertTrue(drawnAt(0.3f, 1f) > 0.6f);
        assertTrue(drawnAt(0.5f, 1f) > 0.9f);
        assertTrue(drawnAt(-0.5f, 1f) < -0.9f);
    }

    @Test
    void itIsNeverDrawnFartherFromItsPlaceThanTheHalfOfAUnit() {
        for (float aside = 0.01f; aside < 2f; aside += 0.01f) {
            float moved = drawnAt(aside, 1f) - aside;
            float from = aside;

            assertTrue(moved >= 0f && moved < 0.5f, () -> moved + " u from " + from);
        }
    }

    @Test
    void whatIsClearOrInDangerIsDrawnWhereItIs() {
        assertEquals(1.3f, drawnAt(1.3f, 1f));
        assertEquals(0.3f, drawnAt(0.3f, 0f));
    }

    /** A bee above the eye pitches as much more as one looks up to it. */
    @Test
    void oneLooksUpToWhatIsAboveTheEye() {
        assertEquals(Math.atan(1.0 / 7.0), BeeView.above(new Vector3f(3f, 1f, 7f), EYE), 1e-4);
        assertEquals(-Math.atan(1.0 / 7.0), BeeView.above(new Vector3f(3f, -1f, -7f), EYE), 1e-4);
    }
}
