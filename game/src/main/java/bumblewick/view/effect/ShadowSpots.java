package bumblewick.view.effect;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Where blob shadows lie in a frame: what floats above something else that floats adds little, or a column of drops would have a
 * black hole beneath it.
 */
final class ShadowSpots {
    private static final int MOST = 96; // later ones are as dark as they are alone
    private static final float APART =
            0.8f; // distance, as a share of the half edge, at which two do not touch each other

    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] z = new float[MOST];
    private int count;

    void clear() {
        count = 0;
    }

    /**
     * Adds a shadow and tells the share of its darkness that those before leave to it, 0 to 1.
     *
     * @param at on the ground (copied)
     * @param size half the edge, in u, above 0
     */
    float add(Vector3f at, float size) {
        float least = 1f;
        for (int i = 0; i < count; i++) {
            float dx = at.x - x[i];
            float dy = at.y - y[i];
            float dz = at.z - z[i];
            float apart = FastMath.sqrt(dx * dx + dy * dy + dz * dz) / (APART * size);
            least = Math.min(least, apart);
        }
        if (count < MOST) {
            x[count] = at.x;
            y[count] = at.y;
            z[count++] = at.z;
        }
        return least;
    }
}
