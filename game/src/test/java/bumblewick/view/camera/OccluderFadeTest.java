package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** A crown of 2 u around the origin, and Wick 8 u in front of the camera. */
class OccluderFadeTest {
    private final BoundingBox crown = new BoundingBox(Vector3f.ZERO, 1f, 1f, 1f);

    private boolean thin(float x, float z) {
        return OccluderFade.isOccluding(crown, new Vector3f(x, 0f, z), new Vector3f(x, 0f, z + 8f));
    }

    @Test
    void whatStandsBetweenTheCameraAndWickThinsOut() {
        assertTrue(thin(0f, -5f));
        assertFalse(thin(3f, -5f), "Wick is seen past it");
        assertFalse(thin(0f, 3f), "it is behind the camera");
    }

    @Test
    void whatIsRightBeforeTheCameraThinsOutThoughWickIsSeenPastIt() {
        assertTrue(thin(1.8f, -0.5f));
        assertFalse(thin(2.5f, -0.5f));
    }
}
