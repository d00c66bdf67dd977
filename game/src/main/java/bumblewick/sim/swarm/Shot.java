package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** A grain of pollen on its way to an enemy. */
public final class Shot {
    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    int id;
    int damage;
    int ticksLeft;
    int targetId;
    int volley;

    /** {@link #targetId()} of a shot that flies straight. */
    public static final int NO_TARGET = -1;

    public int id() {
        return id;
    }

    /** In the corridor's frame, in u. */
    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** In the corridor's frame, in u. */
    public Vector3f position() {
        return position;
    }

    /** In the corridor's frame, in u/s. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Hit points that it takes: 1 loose, 2 tight by default, more in a volley. */
    public int damage() {
        return damage;
    }

    /** Whom it homes in on, or {@link #NO_TARGET}. */
    public int targetId() {
        return targetId;
    }
}
