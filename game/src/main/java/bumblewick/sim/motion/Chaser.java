package bumblewick.sim.motion;

import com.jme3.math.Vector3f;

/**
 * Something that flies after a target by {@link Arrival}: a tail segment after the one before, a hornet after Wick, a
 * companion after its place. It starts at its target, at rest.
 */
public final class Chaser {
    private final Arrival law;
    private final float radius;
    private final int tag;
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f heading = new Vector3f(0f, 0f, 1f);
    private Vector3f target;

    /**
     * Makes a chaser at its target.
     *
     * @param law how it steers
     * @param target kept and read every tick, never changed; {@link #release()} lets it go
     * @param radius of what can be hit, in u
     * @param tag what its owner takes it for
     */
    public Chaser(Arrival law, Vector3f target, float radius, int tag) {
        this.law = law;
        this.target = target;
        this.radius = radius;
        this.tag = tag;
        position.set(target);
        previousPosition.set(target);
    }

    /**
     * From now on it follows another target; it goes on from where it is.
     *
     * @param target kept and read every tick, never changed
     */
    public void chase(Vector3f target) {
        this.target = target;
    }

    /** From now on it follows nobody, and brakes to rest. */
    public void release() {
        target = null;
    }

    /** Whether it has a target. */
    public boolean chasing() {
        return target != null;
    }

    /**
     * Puts it somewhere else, at rest.
     *
     * @param place copied
     */
    public void place(Vector3f place) {
        position.set(place);
        previousPosition.set(place);
        velocity.set(0f, 0f, 0f);
    }

    /** Goes on by one tick. */
    public void tick() {
        previousPosition.set(position);
        if (target == null) {
            law.brake(position, velocity);
        } else {
            law.move(target, position, velocity);
        }
        float speed = velocity.length();
        if (speed > 0f) {
            heading.set(velocity).multLocal(1f / speed);
        }
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** In the target's frame, in u. Not to be changed. */
    public Vector3f position() {
        return position;
    }

    /** In the law's unit: u/s or u per tick. Not to be changed. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Where the nose points: along the last velocity that was not zero, length 1. */
    public Vector3f heading() {
        return heading;
    }

    public float radius() {
        return radius;
    }

    public int tag() {
        return tag;
    }
}
