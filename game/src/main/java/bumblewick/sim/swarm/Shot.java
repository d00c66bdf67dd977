package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** A grain of pollen on its way to an enemy. Reads only; the swarm moves it. */
public final class Shot {
    /** {@link #targetId()} of a shot that flies straight. */
    public static final int NO_TARGET = -1;

    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
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
