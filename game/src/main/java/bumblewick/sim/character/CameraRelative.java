package bumblewick.sim.character;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * Turns the stick's direction in the picture into a direction in the world: up is away from the camera, right its right.
 *
 * <pre>right = the camera's right, flattened to the ground     ahead = up × right</pre>
 *
 * <p>When the camera cuts while a direction is held, the old meaning is kept until the stick turns by more than 30° or
 * is let go: Wick does not turn round because the picture cut.
 *
 * <p>Source: RULES 4, <i>camera-relative direction</i>; GAME, <i>two kinds of stage</i>.
 */
public final class CameraRelative {
    /** Dead zone: a stick this close to its middle is at rest. */
    private static final float DEAD_ZONE = 0.15f;

    /** cos² 30°: a stick that has turned further means something new. */
    private static final float KEPT_COSINE_SQUARED = 0.75f;

    /** A view within this sine of straight down or up has no right of its own. */
    private static final float STEEP = 1e-3f;

    private static final float LEAST_FACTOR = 0.2f;

    /** The camera's right on the ground, length 1; at first that of a camera that looks along z. */
    private float rightX = -1f;

    private float rightZ;

    /** The right by which the stick is read. */
    private float usedX = -1f;

    private float usedZ;

    /** Whether that is the one from before a cut, and how the stick was held then. */
    private boolean kept;

    private float keptStickX;
    private float keptStickY;

    private boolean held;

    /**
     * Reads the stick in the camera's view.
     *
     * @param position of the camera, in world units (unaffected)
     * @param target what it looks at; if straight below or above, its right stays as it was (unaffected)
     * @param cut whether the camera cut since the last call
     * @param stickX −1 (left) to 1 (right)
     * @param stickY −1 (down) to 1 (up)
     * @param store receives the direction on the ground, y 0, length 0 to 1
     * @return {@code store}
     */
    public Vector3f direction(
            Vector3f position, Vector3f target, boolean cut, float stickX, float stickY, Vector3f store) {
        look(position, target);
        float length = (float) Math.sqrt(stickX * stickX + stickY * stickY);
        boolean now = length > DEAD_ZONE;
        chooseBasis(cut && held, now, stickX, stickY);
        held = now;
        if (!now) {
            return store.set(0f, 0f, 0f);
        }
        float scale = Math.min(1f, (length - DEAD_ZONE) / (1f - DEAD_ZONE)) / length;
        float right = stickX * scale;
        float ahead = stickY * scale;
        return store.set(usedX * right + usedZ * ahead, 0f, usedZ * right - usedX * ahead);
    }

    /** Forgets how the stick was held: the next cut gives it a new meaning, since Wick was put somewhere else. */
    public void forget() {
        held = false;
        kept = false;
    }

    /**
     * The share of full speed that a stick asks for: 0 at rest, otherwise 0.2 + 0.8·length.
     *
     * @param length of the stick without its dead zone, 0 to 1
     */
    public static float speedFactor(float length) {
        return length > 0f ? LEAST_FACTOR + (1f - LEAST_FACTOR) * Math.min(1f, length) : 0f;
    }

    public void addTo(StateHash hash) {
        hash.add(rightX).add(rightZ).add(usedX).add(usedZ);
        hash.add(kept).add(keptStickX).add(keptStickY).add(held);
    }

    /** The camera's right: its look × up, flattened. */
    private void look(Vector3f position, Vector3f target) {
        float x = target.x - position.x;
        float y = target.y - position.y;
        float z = target.z - position.z;
        float flat = (float) Math.sqrt(x * x + z * z);
        if (flat > STEEP * Math.abs(y)) {
            rightX = -z / flat;
            rightZ = x / flat;
        }
    }

    private void chooseBasis(boolean cutWhileHeld, boolean stillHeld, float stickX, float stickY) {
        if (cutWhileHeld && !kept) {
            kept = true;
            keptStickX = stickX;
            keptStickY = stickY;
        }
        if (!stillHeld || !alike(stickX, stickY, keptStickX, keptStickY, KEPT_COSINE_SQUARED)) {
            kept = false;
        }
        if (!kept) {
            usedX = rightX;
            usedZ = rightZ;
        }
    }

    /**
     * Whether the angle between two directions is at most a given one of less than 90°; false if one has no length.
     *
     * @param cosineSquared cos² of the angle
     */
    static boolean alike(float x, float y, float otherX, float otherY, float cosineSquared) {
        float dot = x * otherX + y * otherY;
        float lengths = (x * x + y * y) * (otherX * otherX + otherY * otherY);
        return dot > 0f && dot * dot >= cosineSquared * lengths;
    }
}
