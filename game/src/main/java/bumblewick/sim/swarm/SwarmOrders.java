package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** What the swarm is to do in a tick. One object is filled anew every tick. */
public final class SwarmOrders {
    final Vector3f point = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f aim = new Vector3f(0f, 0f, 1f);
    boolean tight;
    boolean firing;
    boolean whirling;

    /**
     * Where the player is.
     *
     * @param point in the corridor's frame, in u (copied)
     * @param velocity in u/s; z is the speed along the rail (copied)
     * @return this
     */
    public SwarmOrders at(Vector3f point, Vector3f velocity) {
        this.point.set(point);
        this.velocity.set(velocity);
        return this;
    }

    /**
     * Where to shoot.
     *
     * @param aim in the corridor's frame, in u; ahead of the player (copied)
     * @return this
     */
    public SwarmOrders aim(Vector3f aim) {
        this.aim.set(aim);
        return this;
    }

    /** Whether the player holds the swarm tight. */
    public SwarmOrders tight(boolean tight) {
        this.tight = tight;
        return this;
    }

    /** Whether to shoot. */
    public SwarmOrders firing(boolean firing) {
        this.firing = firing;
        return this;
    }

    /** Whether Wick whirls: the bees fly round with it. */
    public SwarmOrders whirling(boolean whirling) {
        this.whirling = whirling;
        return this;
    }
}
