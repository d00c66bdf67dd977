package bumblewick.sim.enemy;

import com.jme3.math.Vector3f;

/** The frame of an enemy: x to its right, y up, z ahead along its nose. Its bank does not count. */
public final class EnemyFrame {
    private EnemyFrame() {}

    /**
     * Turns an offset of that frame into the corridor's.
     *
     * <pre>right = (hz, 0, −hx) / √(hx² + hz²),  up = heading × right</pre>
     *
     * @param at the offset, in u (unaffected)
     * @param heading of the enemy, length 1 (unaffected)
     * @param store receives the result; not one of the others
     * @return {@code store}
     */
    public static Vector3f offset(Vector3f at, Vector3f heading, Vector3f store) {
        float level = (float) Math.sqrt(heading.x * heading.x + heading.z * heading.z);
        float rightX = level > 0f ? heading.z / level : 1f;
        float rightZ = level > 0f ? -heading.x / level : 0f;
        float upX = heading.y * rightZ;
        float upY = heading.z * rightX - heading.x * rightZ;
        float upZ = -heading.y * rightX;
        return store.set(
                at.x * rightX + at.y * upX + at.z * heading.x,
                at.y * upY + at.z * heading.y,
                at.x * rightZ + at.y * upZ + at.z * heading.z);
    }
}
