package bumblewick.sim;

import com.jme3.math.Vector3f;

/**
 * The stretch of the rail that each enemy covers in a tick. Most shots are elsewhere on the rail, and are done with by
 * two comparisons.
 */
final class RailSpans {
    /** More than rounding takes from a distance far along the rail, in u. */
    private static final float SLACK = 0.01f;

    private float[] near = new float[128];
    private float[] far = new float[128];
    private int count;

    /** Measures all enemies as they are in this tick. */
    void measure(EnemyFlight enemies) {
        count = enemies.size();
        if (near.length < count) {
            near = new float[2 * count];
            far = new float[2 * count];
        }
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            float margin = e.def.radius() + SLACK;
            near[i] = Math.min(e.previousPosition.z, e.position.z) - margin;
            far[i] = Math.max(e.previousPosition.z, e.position.z) + margin;
        }
    }

    /**
     * Whether something on a straight way cannot have met an enemy. Who came after the measuring is never apart.
     *
     * @param index of the enemy
     * @param radius of what flies, in u
     */
    boolean apart(int index, Vector3f from, Vector3f to, float radius) {
        return index < count
                && (Math.max(from.z, to.z) + radius < near[index] || Math.min(from.z, to.z) - radius > far[index]);
    }
}
