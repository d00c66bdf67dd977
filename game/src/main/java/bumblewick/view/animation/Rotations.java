package bumblewick.view.animation;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Rotations as quaternions and as rotation vectors: axis times angle in radians. */
public final class Rotations {
    private static final float TINY = 1e-6f;

    private Rotations() {}

    /** Blends {@code turn} towards another rotation (unaffected), the shorter way round, at a nearly constant rate. */
    public static void blend(Quaternion turn, Quaternion other, float share) {
        float rest = 1f - share;
        float side = turn.dot(other) < 0f ? -share : share;
        turn.set(
                        turn.getX() * rest + other.getX() * side,
                        turn.getY() * rest + other.getY() * side,
                        turn.getZ() * rest + other.getZ() * side,
                        turn.getW() * rest + other.getW() * side)
                .normalizeLocal();
    }

    /**
     * The rotation of a rotation vector.
     *
     * @param vector axis times angle in radians (unaffected)
     * @param store receives the result
     * @return {@code store}
     */
    public static Quaternion fromVector(Vector3f vector, Quaternion store) {
        float angle = vector.length();
        float s = angle < TINY ? 0.5f : FastMath.sin(angle / 2f) / angle;
        return store.set(vector.x * s, vector.y * s, vector.z * s, FastMath.cos(angle / 2f));
    }

    /**
     * The rotation vector of a rotation, the shorter way round.
     *
     * @param turn (unaffected)
     * @param store receives the result
     * @return {@code store}
     */
    static Vector3f toVector(Quaternion turn, Vector3f store) {
        float sign = turn.getW() < 0f ? -1f : 1f;
        store.set(turn.getX() * sign, turn.getY() * sign, turn.getZ() * sign);
        float sine = store.length();
        float angle = 2f * FastMath.atan2(sine, turn.getW() * sign);
        return store.multLocal(sine < TINY ? 2f : angle / sine);
    }

    /**
     * The smallest rotation from one direction to another, as a rotation vector.
     *
     * @param from length 1 (unaffected)
     * @param to length 1 (unaffected)
     * @param store receives the result
     * @return {@code store}
     */
    static Vector3f between(Vector3f from, Vector3f to, Vector3f store) {
        from.cross(to, store);
        float sine = store.length();
        float angle = FastMath.atan2(sine, from.dot(to));
        return store.multLocal(sine < TINY ? 0f : angle / sine);
    }

    /** Shortens a rotation vector to at most {@code most} radians. */
    static Vector3f limit(Vector3f vector, float most) {
        float length = vector.length();
        return length > most ? vector.multLocal(most / length) : vector;
    }
}
