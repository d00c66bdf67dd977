package bumblewick.sim.run;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * How an entity of a flight moves: its position now and a tick ago, between which the view blends, its velocity, heading
 * and bank. In the corridor's frame: x right, y up, z along the rail, in u.
 *
 * <p>The vectors belong to the pose. The class that moves the entity changes them in place; all others only read them.
 */
public final class FlightPose {
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f heading;
    private final Vector3f before = new Vector3f();
    private float bank;

    /** @param headingZ 1 for an entity that begins with its nose ahead along the rail, −1 for one that faces Wick */
    public FlightPose(float headingZ) {
        heading = new Vector3f(0f, 0f, headingZ);
    }

    /** Keeps the position as the previous one; call it first in a tick. */
    public void beginTick() {
        previousPosition.set(position);
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    public Vector3f position() {
        return position;
    }

    /** In u/s; of what flies with Wick relative to Wick's travel along the rail. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Where the nose points, length 1. */
    public Vector3f heading() {
        return heading;
    }

    /** Roll about the nose, in radians; positive dips the right side. */
    public float bank() {
        return bank;
    }

    public void setBank(float radians) {
        bank = radians;
    }

    /** Moves the bank by a {@code share} of what is missing to {@code wanted}, in radians. */
    public void easeBank(float wanted, float share) {
        bank += (wanted - bank) * share;
    }

    /**
     * Turns the nose by a share of what is missing to a direction, and banks into the curve.
     *
     * @param direction any length (unaffected)
     * @param length of {@code direction}, more than 0
     * @param share of the way to the wanted heading and bank that is gone in this tick, 0 to 1
     * @param lean bank in radians for each radian per second of turning
     * @param maxBank in radians
     */
    public void turnTowards(Vector3f direction, float length, float share, float lean, float maxBank) {
        before.set(heading);
        float scale = share / length;
        heading.set(
                before.x * (1f - share) + direction.x * scale,
                before.y * (1f - share) + direction.y * scale,
                before.z * (1f - share) + direction.z * scale);
        float size = heading.length();
        if (size < share) {
            heading.set(before.z, before.y, -before.x); // about to reverse: turn by the right
        } else {
            heading.multLocal(1f / size);
        }
        float turning = (heading.x - before.x) * before.z - (heading.z - before.z) * before.x;
        float wanted = Math.max(-maxBank, Math.min(maxBank, turning * Tick.PER_SECOND * lean));
        easeBank(wanted, share);
    }

    /** Adds all but the previous position, which follows from the tick before. */
    public void addTo(StateHash hash) {
        hash.add(position).add(velocity).add(heading).add(bank);
    }
}
