package bumblewick.architecture.broken.sim;

import com.jme3.math.Vector3f;

/** The arc cosine hides in the vector. */
final class MeasuresAnAngle {
    private MeasuresAnAngle() {}

    static float between(Vector3f a, Vector3f b) {
        return a.angleBetween(b);
    }
}
