package bumblewick.view.animation;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Blends from one motion to another without a jump: the difference in pose and velocity at the change is kept as an
 * offset on the new motion and decays. Only the new motion has to be played.
 *
 * <pre>x″ = −y² x − 2 y x′,   y = 2 ln 2 / half-life</pre>
 *
 * <p>Source: D. Bollo, <i>Inertialization: High-Performance Animation Transitions in Gears of War</i>, GDC 2018.
 */
final class Inertialization {
    private static final float MAX_RATE = 14f; // largest angular speed to carry over, in radians per second
    private static final float MIN_SECONDS = 1e-3f; // seconds

    private final Vector3f[] rotationOffset;
    private final Vector3f[] rotationRate;
    private final Vector3f[] translationOffset;
    private final Vector3f[] scaleOffset;
    private final Quaternion turn = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private final Vector3f vector = new Vector3f();
    private float y = 1f;

    Inertialization(int joints) {
        rotationOffset = vectors(joints);
        rotationRate = vectors(joints);
        translationOffset = vectors(joints);
        scaleOffset = vectors(joints);
    }

    private static Vector3f[] vectors(int count) {
        Vector3f[] vectors = new Vector3f[count];
        for (int i = 0; i < count; i++) {
            vectors[i] = new Vector3f();
        }
        return vectors;
    }

    /**
     * Starts the transition to a new motion.
     *
     * @param shown last pose (unaffected)
     * @param before the pose before that (unaffected)
     * @param seconds between the two
     * @param next first pose of the new motion (unaffected)
     * @param halfLife approximate time in which the difference halves, in seconds
     */
    void begin(LocalPose shown, LocalPose before, float seconds, LocalPose next, float halfLife) {
        y = 2f * FastMath.log(2f) / halfLife;
        for (int i = 0; i < rotationOffset.length; i++) {
            difference(shown.rotations[i], next.rotations[i], rotationOffset[i]);
            difference(shown.rotations[i], before.rotations[i], rotationRate[i])
                    .multLocal(1f / Math.max(MIN_SECONDS, seconds));
            Rotations.limit(rotationRate[i], MAX_RATE);
            shown.translations[i].subtract(next.translations[i], translationOffset[i]);
            shown.scales[i].subtract(next.scales[i], scaleOffset[i]);
        }
    }

    private Vector3f difference(Quaternion to, Quaternion from, Vector3f store) {
        inverse.set(from).inverseLocal();
        return Rotations.toVector(to.mult(inverse, turn), store);
    }

    /** Adds the rest of the difference to a pose of the new motion. */
    void apply(LocalPose pose, float seconds) {
        float fade = FastMath.exp(-y * seconds);
        for (int i = 0; i < rotationOffset.length; i++) {
            fade(i, fade, seconds);
            Rotations.fromVector(rotationOffset[i], turn).mult(pose.rotations[i], inverse);
            pose.rotations[i].set(inverse);
            pose.translations[i].addLocal(translationOffset[i]);
            pose.scales[i].addLocal(scaleOffset[i]);
        }
    }

    private void fade(int i, float fade, float seconds) {
        vector.set(rotationOffset[i]).multLocal(y).addLocal(rotationRate[i]);
        rotationOffset[i]
                .addLocal(vector.x * seconds, vector.y * seconds, vector.z * seconds)
                .multLocal(fade);
        float pull = y * seconds;
        rotationRate[i]
                .subtractLocal(vector.x * pull, vector.y * pull, vector.z * pull)
                .multLocal(fade);
        translationOffset[i].multLocal(fade);
        scaleOffset[i].multLocal(fade);
    }
}
