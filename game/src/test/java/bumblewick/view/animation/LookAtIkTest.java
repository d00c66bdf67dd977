package bumblewick.view.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookAtIkTest {
    private static final int HEAD = 3;

    private final Rope rope = new Rope();
    private final LookAtIk lookAtIk = new LookAtIk(HEAD);

    /** Looks for two seconds at what is so many degrees to the left, at the height of the head. */
    private void look(float degrees, float up, float weight) {
        float a = degrees * FastMath.DEG_TO_RAD;
        Vector3f target = new Vector3f(10f * FastMath.sin(a), 3 * Rope.LENGTH + up, 10f * FastMath.cos(a));
        for (int i = 0; i < 120; i++) {
            rope.rest();
            lookAtIk.update(rope.pose, rope.modelSpacePose, target, weight, 1f / 60f);
            assertTrue(Math.abs(lookAtIk.yaw()) <= LookAtIk.MAX_YAW * 1.01f, "yaw " + lookAtIk.yaw());
            assertTrue(lookAtIk.pitch() <= LookAtIk.MAX_UP * 1.01f, "pitch " + lookAtIk.pitch());
            assertTrue(lookAtIk.pitch() >= -LookAtIk.MAX_DOWN * 1.01f, "pitch " + lookAtIk.pitch());
            assertTrue(Math.abs(lookAtIk.eyeYaw()) <= LookAtIk.MAX_EYES * 1.01f, "eyes " + lookAtIk.eyeYaw());
        }
    }

    @ParameterizedTest(name = "{0}° to the left")
    @ValueSource(floats = {-55f, -20f, 0f, 20f, 55f})
    void theHeadPointsToWhatANeckCanReach(float degrees) {
        look(degrees, 0f, 1f);

        assertEquals(degrees * FastMath.DEG_TO_RAD, lookAtIk.yaw(), 0.01f);
        Vector3f ahead = rope.modelSpacePose.rotation(HEAD).mult(Vector3f.UNIT_Z);
        assertEquals(FastMath.sin(degrees * FastMath.DEG_TO_RAD), ahead.x, 0.01f);
    }

    @ParameterizedTest(name = "{0}° to the left")
    @ValueSource(floats = {-90f, 90f})
    void whereTheHeadStopsTheEyesGoOn(float degrees) {
        look(degrees, 0f, 1f);

        assertEquals(Math.signum(degrees) * LookAtIk.MAX_YAW, lookAtIk.yaw(), 0.01f);
        assertEquals(Math.signum(degrees) * LookAtIk.MAX_EYES, lookAtIk.eyeYaw(), 0.01f);
    }

    @ParameterizedTest(name = "{0}° to the left")
    @ValueSource(floats = {-175f, 140f, 180f})
    void whatIsBehindIsNotLookedAt(float degrees) {
        look(degrees, 0f, 1f);

        assertEquals(0f, lookAtIk.yaw(), 0.01f);
        assertEquals(0f, lookAtIk.eyeYaw(), 0.01f);
    }

    @Test
    void withoutWeightItLooksWhereTheClipLooks() {
        look(50f, 8f, 0f);

        assertEquals(0f, lookAtIk.yaw(), 1e-4f);
        assertEquals(0f, lookAtIk.pitch(), 1e-4f);
    }

    @Test
    void upAndDownHaveTheirOwnLimits() {
        look(0f, 9f, 1f);
        assertEquals(LookAtIk.MAX_UP, lookAtIk.pitch(), 0.01f);

        look(0f, -9f, 1f);
        assertEquals(-LookAtIk.MAX_DOWN, lookAtIk.pitch(), 0.01f);
    }
}
