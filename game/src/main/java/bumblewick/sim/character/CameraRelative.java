package bumblewick.sim.character;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * What a stick means in the view of a camera: up is away from it, right is its right.
 *
 * <p>When the camera cuts while a direction is held, the old meaning is kept until the stick turns by more than 30° or
 * is let go: a runner does not turn round because the picture did.
 *
 * <p>Source: RULES 4, <i>camera-relative direction</i>; GAME, <i>two kinds of stage</i>.
 */
public final class CameraRelative {
    /**
     * Reads the stick in the camera's view.
     *
     * @param position of the camera, in world units (unaffected)
     * @param target what it looks at (unaffected)
     * @param cut whether the camera jumped since the last call
     * @param stickX −1 (left) to 1 (right)
     * @param stickY −1 (down) to 1 (up)
     * @param store receives the direction on the ground, y 0, length 0 to 1
     * @return {@code store}
     */
    public Vector3f direction(
            Vector3f position, Vector3f target, boolean cut, float stickX, float stickY, Vector3f store) {
        return store.set(0f, 0f, 0f);
    }

    /**
     * The share of full speed that a stick asks for: 0 at rest, otherwise 0.2 + 0.8·length.
     *
     * @param length of the stick without its dead zone, 0 to 1
     */
    public static float speedFactor(float length) {
        return length > 0f ? 0.2f + 0.8f * Math.min(1f, length) : 0f;
    }

    public void addTo(StateHash hash) {}
}
