package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

class NearLensTest {
    private static final float TOLERANCE = 1e-5f;
    private static final Vector3f EYE = new Vector3f(3f, 2f, -7f);

    /** A picture that is 54 degrees high shows 2 d tan 27° at the distance d. */
    @Test
    void whatIsLargeBeforeTheLensCoversAnEighthOfThePicturesHeightOrLess() {
        for (float away : new float[] {0.2f, 1f, 4f}) {
            Vector3f place = EYE.add(0f, 0f, away);
            float height = 2f * away * FastMath.tan(27f * FastMath.DEG_TO_RAD);

            assertTrue(2f * 0.7f * NearLens.size(5f, place, EYE) / height < 0.125f, () -> "at " + place);
        }
    }

    @Test
    void whatIsAsFarAsWickOrFartherHasItsOwnSize() {
        assertAll(
                () -> assertEquals(0.52f, NearLens.size(0.52f, EYE.add(0f, 0f, 6.6f), EYE), TOLERANCE),
                () -> assertEquals(2f, NearLens.size(2f, EYE.add(30f, 0f, 0f), EYE), TOLERANCE));
    }
}
