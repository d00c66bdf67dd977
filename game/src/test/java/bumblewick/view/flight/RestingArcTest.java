package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The camera is behind and above Wick; bees are a unit nearer to it, all around. */
class RestingArcTest {
    private static final Vector3f EYE = new Vector3f(0.5f, 3f, -8f);
    private static final Vector3f WICK = new Vector3f(1f, 0.5f, 0f);
    private static final float NEARER = 1f;
    private static final float SHOULDER = 0.4f; // u above Wick's middle

    /** The place across the picture from the line to Wick of a bee that flies so far off it, in a direction from straight down. */
    private static Vector3f drawn(float degrees, float far) {
        Vector3f onLine = EYE.clone().interpolateLocal(WICK, 1f - NEARER / 8f);
        float angle = degrees * FastMath.DEG_TO_RAD;
        Vector3f bee = onLine.add(far * FastMath.sin(angle), -far * FastMath.cos(angle), 0f);
        return RestingArc.offset(bee, EYE, WICK, new Vector3f()).addLocal(bee).subtractLocal(onLine);
    }

    @ParameterizedTest
    @ValueSource(floats = {0.3f, 0.9f, 1.6f, 2.4f})
    void noneIsAboveTheShouldersAndNoneOnWick(float far) {
        for (float degrees = -179f; degrees < 180f; degrees += 1f) {
            Vector3f at = drawn(degrees, far);
            float from = degrees;

            assertTrue(at.y < SHOULDER, () -> from + "°: " + at);
            assertTrue(at.length() > 0.7f, () -> from + "°: " + at);
        }
    }

    @Test
    void eachStaysOnItsSideAndInItsOrder() {
        float before = 0f;
        for (float degrees = 1f; degrees < 180f; degrees += 1f) {
            Vector3f right = drawn(degrees, 1.5f);
            float angle = FastMath.atan2(right.x, -right.y);

            assertTrue(angle > before, degrees + "°");
            assertEquals(-right.x, drawn(-degrees, 1.5f).x, 1e-3f);
            before = angle;
        }
    }

    @Test
    void theyStayInTheirDepth() {
        Vector3f offset = RestingArc.offset(new Vector3f(0f, 2f, -1f), EYE, WICK, new Vector3f());

        assertEquals(0f, offset.z);
    }
}
