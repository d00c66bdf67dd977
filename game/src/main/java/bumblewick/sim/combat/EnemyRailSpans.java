package bumblewick.sim.combat;

import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import com.jme3.math.Vector3f;

/**
 * A broad phase for shots: the interval of the rail that each enemy covers in a tick. Most shots are elsewhere on the
 * rail, which two comparisons decide.
 */
final class EnemyRailSpans {
    /** Added to each interval, in u: more than the rounding error of a distance far along the rail. */
    private static final float SLACK = 0.01f;

    private float[] near = new float[128];
    private float[] far = new float[128];
    private int count;

    /** Measures all enemies as they are in this tick. */
    void measure(EnemyField enemies) {
        count = enemies.size();
        if (near.length < count) {
            near = new float[2 * count];
            far = new float[2 * count];
        }
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            float margin = e.def().reach() + SLACK;
            near[i] = Math.min(e.previousPosition().z, e.position().z) - margin;
            far[i] = Math.max(e.previousPosition().z, e.position().z) + margin;
        }
    }

    /**
     * Whether something that moved straight cannot have met an enemy. Never true for an enemy that came after the last
     * {@link #measure}.
     *
     * @param index of the enemy
     * @param radius of what flies, in u
     */
    boolean excludes(int index, Vector3f from, Vector3f to, float radius) {
        return index < count
                && (Math.max(from.z, to.z) + radius < near[index] || Math.min(from.z, to.z) - radius > far[index]);
    }
}
