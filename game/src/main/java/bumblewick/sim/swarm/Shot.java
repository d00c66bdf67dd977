package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/**
 * A grain of pollen on its way to an enemy. One of a volley homes in on its target; any other chases a point that flies ahead
 * of it. Reads only; the swarm moves it.
 */
public final class Shot {
    /** {@link #targetId()} of a shot without one. */
    public static final int NO_TARGET = -1;

    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f lastVelocity = new Vector3f(); // before this tick's turn
    /** The point that it chases, in the corridor's frame, and the point's velocity over the rail's. */
    final Vector3f chased = new Vector3f();

    final Vector3f chasedVelocity = new Vector3f();
    /** How the point's velocity changes: outwards from the aim, in u/s². */
    float openX;

    float openY;
    int id;
    int damage;
    int ticksLeft;
    int age;
    int targetId;
    int volley;

    Shot() {}

    /** Unique among shots, never used again. */
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

    /** Its velocity before it turned in this tick, in the corridor's frame, in u/s. */
    public Vector3f lastVelocity() {
        return lastVelocity;
    }

    /** Hit points that it takes: 1 loose, 2 tight by default, more in a volley. */
    public int damage() {
        return damage;
    }

    /** Whom it homes in on, or {@link #NO_TARGET}. */
    public int targetId() {
        return targetId;
    }

    /** How many shots left together in its volley, 0 for a shot of the ordinary fire. */
    public int volley() {
        return volley;
    }

    /** Whether it has hit, or its time is up: it is gone in the next tick. */
    public boolean spent() {
        return ticksLeft <= 0;
    }

    /** Has it hit: it does no more harm and is gone in the next tick. */
    public void spend() {
        ticksLeft = 0;
    }
}
