package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnToWickTest {
    private static final float FRAME = 1f / 60f;
    private static final int LONG = 240; // frames until it has turned
    private static final float MOST = 0.9f; // radians

    private final TurnToWick turnToWick = new TurnToWick();
    private final Vector3f place = new Vector3f(3f, 0f, -2f);
    private final Vector3f wick = new Vector3f();

    /** The yaw after some frames of one who faces {@code own} while Wick stands {@code distance} away at an angle. */
    private float yaw(boolean stands, float own, float angle, float distance, int frames) {
        wick.set(FastMath.sin(own + angle) * distance, 0f, FastMath.cos(own + angle) * distance)
                .addLocal(place);
        Quaternion turn = new Quaternion();
        for (int i = 0; i < frames; i++) {
            turn.fromAngleAxis(own, Vector3f.UNIT_Y);
            turnToWick.update(stands, place, wick, turn, FRAME);
        }
        Vector3f ahead = turn.mult(Vector3f.UNIT_Z);
        Vector3f before = new Quaternion().fromAngleAxis(own, Vector3f.UNIT_Y).mult(Vector3f.UNIT_Z);
        return FastMath.atan2(before.z * ahead.x - before.x * ahead.z, before.dot(ahead));
    }

    @ParameterizedTest
    @ValueSource(floats = {-0.8f, -0.3f, 0f, 0.4f, 0.8f})
    void whoStandsComesToLookAtWick(float angle) {
        assertEquals(angle, yaw(true, 1.2f, angle, 4f, LONG), 0.01f);
    }

    @ParameterizedTest
    @ValueSource(floats = {-2.8f, -1.4f, 1.4f, 2.8f})
    void nobodyTurnsRightRound(float angle) {
        assertEquals(Math.signum(angle) * MOST, yaw(true, 0.3f, angle, 4f, LONG), 0.01f);
    }

    @Test
    void itTakesAWhile() {
        float first = yaw(true, 0f, 0.8f, 4f, 1);
        assertTrue(first > 0f && first < 0.1f, "after one frame " + first);
    }

    @Test
    void whoIsBusyOrFarAwayLooksAhead() {
        assertEquals(0f, yaw(false, 0.5f, 0.8f, 4f, LONG), 1e-3f);
        assertEquals(0f, yaw(true, 0.5f, 0.8f, 9f, LONG), 1e-3f);
    }
}
