package bumblewick.view.pose;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Lets a figure go from one motion to another without a jump: what differs at the change, in pose and in speed, is kept
 * as an offset on the new motion and dies away. Only the new motion has to be played.
 *
 * <pre>x″ = −y² x − 2 y x′,   y = 2 ln 2 / half-life</pre>
 *
 * <p>Source: D. Bollo, <i>Inertialization: High-Performance Animation Transitions in Gears of War</i>, GDC 2018.
 */
final class Inertia {
    private static final float FASTEST = 14f; // radians a second that are carried over
    private static final float LEAST = 1e-3f; // seconds

    private final Vector3f[] turned;
    private final Vector3f[] turning;
    private final Vector3f[] moved;
    private final Vector3f[] grown;
    private final Quaternion turn = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private final Vector3f vector = new Vector3f();
    private float y = 1f;

    Inertia(int joints) {
        turned = vectors(joints);
        turning = vectors(joints);
        moved = vectors(joints);
        grown = vectors(joints);
    }

    private static Vector3f[] vectors(int count) {
        Vector3f[] vectors = new Vector3f[count];
        for (int i = 0; i < count; i++) {
            vectors[i] = new Vector3f();
        }
        return vectors;
    }

    /**
     * A new motion begins.
     *
     * @param shown what was shown last (unaffected)
     * @param before what was shown before that (unaffected)
     * @param seconds from the one to the other
     * @param next the first pose of the new motion (unaffected)
     * @param halfLife time in which the difference halves, about, in seconds
     */
    void begin(JointPose shown, JointPose before, float seconds, JointPose next, float halfLife) {
        y = 2f * FastMath.log(2f) / halfLife;
        for (int i = 0; i < turned.length; i++) {
            difference(shown.turns[i], next.turns[i], turned[i]);
            difference(shown.turns[i], before.turns[i], turning[i]).multLocal(1f / Math.max(LEAST, seconds));
            Turns.limit(turning[i], FASTEST);
            shown.places[i].subtract(next.places[i], moved[i]);
            shown.scales[i].subtract(next.scales[i], grown[i]);
        }
    }

    private Vector3f difference(Quaternion to, Quaternion from, Vector3f store) {
        inverse.set(from).inverseLocal();
        return Turns.vector(to.mult(inverse, turn), store);
    }

    /** Adds what is left of the difference to the new motion's pose. */
    void apply(JointPose pose, float seconds) {
        float fade = FastMath.exp(-y * seconds);
        for (int i = 0; i < turned.length; i++) {
            fade(i, fade, seconds);
            Turns.of(turned[i], turn).mult(pose.turns[i], inverse);
            pose.turns[i].set(inverse);
            pose.places[i].addLocal(moved[i]);
            pose.scales[i].addLocal(grown[i]);
        }
    }

    private void fade(int i, float fade, float seconds) {
        vector.set(turned[i]).multLocal(y).addLocal(turning[i]);
        turned[i]
                .addLocal(vector.x * seconds, vector.y * seconds, vector.z * seconds)
                .multLocal(fade);
        float pull = y * seconds;
        turning[i]
                .subtractLocal(vector.x * pull, vector.y * pull, vector.z * pull)
                .multLocal(fade);
        moved[i].multLocal(fade);
        grown[i].multLocal(fade);
    }
}
