package bumblewick.sim;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** The young hare, carried by the Bumble. Reads only; the stage moves it. */
public final class Wick implements Visible {
    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f heading = new Vector3f(0f, 0f, 1f);
    final int id;
    float bank;
    boolean grounded;
    int spinTicks;
    int spinCooldown;
    int hurtTicks;
    int stumbleTicks;
    float energy = 1f;
    boolean boosting;
    boolean braking;
    boolean tight;

    void addTo(StateHash hash) {
        hash.add(position).add(velocity).add(heading).add(bank).add(grounded);
        hash.add(spinTicks).add(spinCooldown).add(hurtTicks).add(stumbleTicks);
        hash.add(energy).add(boosting).add(braking).add(tight);
    }

    Wick(int id) {
        this.id = id;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return "wick";
    }

    @Override
    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** Wick's middle. */
    @Override
    public Vector3f position() {
        return position;
    }

    @Override
    public Vector3f heading() {
        return heading;
    }

    @Override
    public float bank() {
        return bank;
    }

    /** In u/s; z is the rail's speed. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Whether the feet are on the ground: then Wick runs. */
    public boolean grounded() {
        return grounded;
    }

    /** Ticks left of the whirl, 0 when there is none. */
    public int spinTicks() {
        return spinTicks;
    }

    /** Ticks until the next whirl is possible. */
    public int spinCooldown() {
        return spinCooldown;
    }

    /** Ticks left of immunity after a hit. */
    public int hurtTicks() {
        return hurtTicks;
    }

    /** Ticks left of a stumble. */
    public int stumbleTicks() {
        return stumbleTicks;
    }

    /** Boost and brake left, 0 to 1. */
    public float energy() {
        return energy;
    }

    public boolean boosting() {
        return boosting;
    }

    public boolean braking() {
        return braking;
    }

    /** Whether the player holds the swarm tight. */
    public boolean tight() {
        return tight;
    }
}
