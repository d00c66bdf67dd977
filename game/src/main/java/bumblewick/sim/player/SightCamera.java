package bumblewick.sim.player;

import bumblewick.math.DeterministicMath;
import com.jme3.math.Vector3f;

/**
 * The camera by which the rules aim: behind Wick, looking straight along the rail. Lock-on is measured in its picture, so
 * that it is the same on every screen; the view's camera starts from it and adds lag, roll and shake.
 *
 * <p>The picture is 1080 pixels high, its middle is (0, 0), x to the right, y up.
 */
public final class SightCamera {
    /** Height of the picture, in pixels. */
    public static final float HEIGHT = 1080f;

    /** Vertical field of view, in degrees. */
    public static final float FIELD_OF_VIEW_DEGREES = 52f;

    private static final float FOCAL =
            (float) (HEIGHT / 2 / DeterministicMath.tan(DeterministicMath.toRadians(FIELD_OF_VIEW_DEGREES / 2)));

    /** How far the camera is behind Wick, in u. */
    public static final float BEHIND = 7.4f;

    private static final float ABOVE = 2.1f;
    private static final float FOLLOW_X = 0.78f;
    private static final float FOLLOW_Y = 0.88f;
    private static final float LEAST_DEPTH = 0.1f;

    private final Vector3f eye = new Vector3f();
    private float bendX;
    private float bendY;

    /** Moves the camera behind {@code wick}; {@code bendX}, {@code bendY} as in {@code StageDef.Bend}. */
    public void follow(Vector3f wick, float bendX, float bendY) {
        eye.set(wick.x * FOLLOW_X, wick.y * FOLLOW_Y + ABOVE, wick.z - BEHIND);
        this.bendX = bendX;
        this.bendY = bendY;
    }

    /** Where the camera is, in the corridor's frame. */
    public Vector3f eye() {
        return eye;
    }

    /** How the rail seems to turn here: what is d ahead appears this · d² to the right. */
    public float bendX() {
        return bendX;
    }

    /** How the rail seems to rise here: what is d ahead appears this · d² higher. */
    public float bendY() {
        return bendY;
    }

    /**
     * Projects a point into the picture.
     *
     * @param point in the corridor's frame (unaffected)
     * @param store receives x, y in pixels and the depth in u as z
     * @return whether the point is in front of the camera
     */
    public boolean project(Vector3f point, Vector3f store) {
        float depth = point.z - eye.z;
        if (depth < LEAST_DEPTH) {
            store.set(0f, 0f, depth);
            return false;
        }
        float square = depth * depth;
        store.set(
                (point.x - eye.x + bendX * square) / depth * FOCAL,
                (point.y - eye.y + bendY * square) / depth * FOCAL,
                depth);
        return true;
    }
}
