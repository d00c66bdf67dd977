package bumblewick.sim.character;

import com.jme3.math.Vector3f;

/**
 * The walls that one move on the ground has met, as lines in the horizontal plane.
 *
 * <p>A horizontal way w on ground of normal g rises by −(g·w)/g.y, so it stays out of a wall of normal n
 * if w·h ≥ 0, where
 *
 * <pre>h = n − (n.y / g.y) g,    on the plan</pre>
 */
final class WallLines {
    /** Walls that one walk may touch. */
    private static final int MOST = 8;

    /** A way enters a wall when it turns into it by more than this sine. */
    private static final float ENTERS = 1e-4f;

    private final Vector3f[] normals = new Vector3f[MOST];
    private final float[] lineX = new float[MOST];
    private final float[] lineZ = new float[MOST];
    private int size;

    WallLines() {
        for (int i = 0; i < MOST; i++) {
            normals[i] = new Vector3f();
        }
    }

    void clear() {
        size = 0;
    }

    /** Adds a wall; {@code normal} is copied. */
    void add(Vector3f normal) {
        if (size < MOST) {
            normals[size++].set(normal);
        }
    }

    /**
     * Removes from {@code way} what would enter a wall; between two walls it ends.
     *
     * @param way horizontal; its y is not changed (modified)
     * @param ground normal of the ground (unaffected)
     */
    void clip(Vector3f way, Vector3f ground) {
        for (int i = 0; i < size; i++) {
            flatten(i, ground);
        }
        int first = entered(way);
        if (first < 0) {
            return;
        }
        float into = way.x * lineX[first] + way.z * lineZ[first];
        way.x -= into * lineX[first];
        way.z -= into * lineZ[first];
        if (entered(way) >= 0) {
            way.x = 0f;
            way.z = 0f;
        }
    }

    private void flatten(int index, Vector3f ground) {
        Vector3f n = normals[index];
        float x = n.x - n.y / ground.y * ground.x;
        float z = n.z - n.y / ground.y * ground.z;
        float length = Math.max(1e-6f, (float) Math.sqrt(x * x + z * z));
        lineX[index] = x / length;
        lineZ[index] = z / length;
    }

    /** Index of the wall that {@code way} enters most steeply, or −1. */
    private int entered(Vector3f way) {
        float worst = -ENTERS * (float) Math.sqrt(way.x * way.x + way.z * way.z);
        int found = -1;
        for (int i = 0; i < size; i++) {
            float into = way.x * lineX[i] + way.z * lineZ[i];
            if (into < worst) {
                worst = into;
                found = i;
            }
        }
        return found;
    }
}
