package bumblewick.view.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SwayTest {
    private static final float MOST = 0.6f; // radians
    private static final Vector3f STILL = new Vector3f();
    private static final Vector3f AHEAD = new Vector3f(0f, 0f, 1f);

    private final Rope rope = new Rope();
    private final Vector3f place = new Vector3f();
    private final Quaternion facing = new Quaternion();

    private Sway.Link link(int joint) {
        return new Sway.Link(joint, Rope.END, 12f, 0.35f, MOST);
    }

    private void frame(Sway sway, float seconds) {
        rope.rest();
        sway.swing(rope.pose, rope.stance, place, facing, STILL, 1f, seconds);
    }

    /** How far a joint is turned from its rest, in radians. */
    private float bent(int joint) {
        return Turns.vector(rope.pose.turn(joint), new Vector3f()).length();
    }

    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {24, 30, 60, 144, 240})
    void anySuddenStopSwingsWithinTheLimitAndComesToRest(int framesPerSecond) {
        Sway sway = new Sway(link(2), link(3), link(4));
        float seconds = 1f / framesPerSecond;
        for (int i = 0; i < framesPerSecond; i++) {
            place.z += 6f * seconds;
            frame(sway, seconds);
        }
        float most = 0f;

        for (int i = 0; i < 3 * framesPerSecond; i++) {
            frame(sway, seconds);
            for (int joint = 2; joint <= 4; joint++) {
                most = Math.max(most, bent(joint));
            }
        }

        assertTrue(most > 0.15f, most + " radians: nothing swung");
        assertTrue(most <= MOST + 1e-3f, most + " radians");
        assertEquals(0f, bent(2) + bent(3) + bent(4), 0.01f, "after three seconds");
    }

    @Test
    void atAnEvenSpeedItHangsAsTheClipHasIt() {
        Sway sway = new Sway(link(2), link(3));

        for (int i = 0; i < 240; i++) {
            place.z += 18f / 60f;
            frame(sway, 1f / 60f);
        }

        assertEquals(0f, bent(2) + bent(3), 0.02f);
    }

    @Test
    void aPauseAndAJumpToAnotherPlaceSwingNothing() {
        Sway sway = new Sway(link(2), link(3));
        frame(sway, 1f / 60f);

        frame(sway, 0f);
        place.set(100f, 20f, -300f);
        frame(sway, 1f / 60f);
        frame(sway, 1f / 60f);

        assertEquals(0f, bent(2) + bent(3), 1e-3f);
    }

    /** Whatever throws it, a scarf that must keep behind the back never points more than the given way ahead. */
    @ParameterizedTest(name = "thrown by {0} u/s")
    @ValueSource(floats = {-30f, -8f, 8f, 30f})
    void itKeepsOutOfTheBody(float speed) {
        Vector3f up = new Vector3f(0f, 1f, 0f);
        Sway sway = new Sway(new Sway.Link(2, Rope.END, 9f, 0.2f, 3f).outOf(0, up, 0.4f));
        Vector3f way = new Vector3f();
        frame(sway, 1f / 60f);

        for (int i = 0; i < 120; i++) {
            place.addLocal(AHEAD.mult(i < 12 ? speed / 60f : 0f));
            frame(sway, 1f / 60f);
            rope.stance
                    .point(2, Rope.END, way)
                    .subtractLocal(rope.stance.place(2))
                    .normalizeLocal();
            assertTrue(way.dot(up) >= 0.4f - 1e-3f, way::toString);
        }
    }
}
