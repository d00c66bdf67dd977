package bumblewick.sim.boss;

import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/** The axes of a boss in the corridor's frame: to its left, up, and to its front, rolled by its bank. */
final class BossFrame {
    private static final float LEAST = 1e-4f;

    private final Vector3f left = new Vector3f();
    private final Vector3f up = new Vector3f();
    private final Vector3f front = new Vector3f();
    private final Vector3f level = new Vector3f();

    /**
     * Computes the axes.
     *
     * @param heading where its nose points, length 1 (copied)
     * @param bank roll in radians; positive dips the right side, so that the left one rises
     */
    void set(Vector3f heading, float bank) {
        front.set(heading);
        float flat = (float) Math.sqrt(front.x * front.x + front.z * front.z);
        float cos = Trig.cos(bank);
        float sin = Trig.sin(bank);
        if (flat < LEAST) {
            left.set(1f, 0f, 0f);
            up.set(0f, 0f, -front.y);
        } else {
            left.set(-front.z / flat, 0f, front.x / flat);
            up.set(-front.x * front.y / flat, flat, -front.z * front.y / flat);
        }
        level.set(left);
        left.set(level.x * cos + up.x * sin, level.y * cos + up.y * sin, level.z * cos + up.z * sin);
        up.set(up.x * cos - level.x * sin, up.y * cos - level.y * sin, up.z * cos - level.z * sin);
    }

    /**
     * Turns an offset into the corridor's frame.
     *
     * @param at to its left, up and to its front, in u (unaffected)
     * @param store receives the result; not {@code at}
     * @return {@code store}
     */
    Vector3f toCorridor(Vector3f at, Vector3f store) {
        return store.set(
                at.x * left.x + at.y * up.x + at.z * front.x,
                at.x * left.y + at.y * up.y + at.z * front.y,
                at.x * left.z + at.y * up.z + at.z * front.z);
    }
}
