package bumblewick.view.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpringChainTest {
    private static final float MOST = 0.6f; // radians
    private static final Vector3f STILL = new Vector3f();
    private static final Vector3f AHEAD = new Vector3f(0f, 0f, 1f);

    private final Rope rope = new Rope();
    private final Vector3f place = new Vector3f();
    private final Quaternion facing = new Quaternion();

    private SpringChain.Link link(int joint) {
        return new SpringChain.Link(joint, Rope.END, 12f, 0.35f, MOST);
    }

    private void frame(SpringChain springChain, float seconds) {
        rope.rest();
        springChain.update(rope.pose, rope.modelSpacePose, place, facing, STILL, 1f, seconds);
    }

    /** How far a joint is turned from its rest, in radians. */
    private float bent(int joint) {
        return Rotations.toVector(rope.pose.rotation(joint), new Vector3f()).length();
    }

    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {24, 30, 60, 144, 240})
    void anySuddenStopSwingsWithinTheLimitAndComesToRest(int framesPerSecond) {
        SpringChain springChain = new SpringChain(link(2), link(3), link(4));
        float seconds = 1f / framesPerSecond;
        for (int i = 0; i < framesPerSecond; i++) {
            place.z += 6f * seconds;
            frame(springChain, seconds);
        }
        float most = 0f;

        for (int i = 0; i < 3 * framesPerSecond; i++) {
            frame(springChain, seconds);
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
        SpringChain springChain = new SpringChain(link(2), link(3));

        for (int i = 0; i < 240; i++) {
            place.z += 18f / 60f;
            frame(springChain, 1f / 60f);
        }

        assertEquals(0f, bent(2) + bent(3), 0.02f);
    }

    @Test
    void aPauseAndAJumpToAnotherPlaceSwingNothing() {
        SpringChain springChain = new SpringChain(link(2), link(3));
        frame(springChain, 1f / 60f);

        frame(springChain, 0f);
        place.set(100f, 20f, -300f);
        frame(springChain, 1f / 60f);
        frame(springChain, 1f / 60f);

        assertEquals(0f, bent(2) + bent(3), 1e-3f);
    }

    /** Whatever throws it, a scarf that must keep behind the back never points more than the given way ahead. */
    @ParameterizedTest(name = "thrown by {0} u/s")
    @ValueSource(floats = {-30f, -8f, 8f, 30f})
    void itKeepsOutOfTheBody(float speed) {
        Vector3f up = new Vector3f(0f, 1f, 0f);
        SpringChain springChain = new SpringChain(new SpringChain.Link(2, Rope.END, 9f, 0.2f, 3f).outOf(0, up, 0.4f));
        Vector3f way = new Vector3f();
        frame(springChain, 1f / 60f);

        for (int i = 0; i < 120; i++) {
            place.addLocal(AHEAD.mult(i < 12 ? speed / 60f : 0f));
            frame(springChain, 1f / 60f);
            rope.modelSpacePose
                    .point(2, Rope.END, way)
                    .subtractLocal(rope.modelSpacePose.position(2))
                    .normalizeLocal();
            assertTrue(way.dot(up) >= 0.4f - 1e-3f, way::toString);
        }
    }
}
