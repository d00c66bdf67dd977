package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** A crown of 2 u around the origin, and Wick 8 u in front of the camera. */
class OccluderFadeTest {
    private final BoundingBox crown = new BoundingBox(Vector3f.ZERO, 1f, 1f, 1f);

    private boolean between(float x, float z) {
        return OccluderFade.isBetween(crown, new Vector3f(x, 0f, z), new Vector3f(x, 0f, z + 8f));
    }

    private boolean atTheLens(float x, float z) {
        return OccluderFade.isAtLens(crown, new Vector3f(x, 0f, z));
    }

    @Test
    void whatStandsBetweenTheCameraAndWickOpens() {
        assertTrue(between(0f, -5f));
        assertTrue(between(1.5f, -5f), "it covers a shoulder");
        assertFalse(between(3f, -5f), "Wick is seen past it");
        assertFalse(between(0f, 3f), "it is behind the camera");
    }

    @Test
    void whatLoomsBeforeTheCameraVanishesAndWhatStandsByWickIsAGhost() {
        Vector3f wick = new Vector3f(0f, 0f, 8f);
        assertEquals(0.25f, OccluderFade.wanted(crown, new Vector3f(0f, 0f, -9f), wick), "far");
        assertEquals(0f, OccluderFade.wanted(crown, new Vector3f(0f, 0f, -3f), wick), "it looms");
        assertEquals(0f, OccluderFade.wanted(crown, new Vector3f(0f, 0f, -1.5f), wick), "right at it");
        assertEquals(1f, OccluderFade.wanted(crown, new Vector3f(0f, 0f, 3f), wick), "it is behind");
    }

    @Test
    void whatIsRightBeforeTheCameraOpensThoughWickIsSeenPastIt() {
        assertTrue(atTheLens(1.8f, -0.5f));
        assertFalse(atTheLens(2.5f, -0.5f));
    }
}
