package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;

/** One glow-bee of the Bumble. Reads only; the swarm moves it. */
public final class Bee {
    /** How long a web holds it that has let go, in ticks: as long as Wick. */
    private static final int SNARED = 24;

    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    /** The position in the frame that travels with Wick along z. */
    final Vector3f local = new Vector3f();

    int id;
    int hp;
    int hitTicks;
    /** Its place in the cloud. */
    int slot;
    /** How much it minds its place, 0 to 1. */
    float pull;
    /** How far it is on the way to its next shot. */
    int gunPhase;

    /** Ticks for which a web still holds it, so that it does not dodge. */
    int snaredTicks;

    Bee() {}

    /** A web has hold of it, and for a moment more. */
    public void snare() {
        snaredTicks = SNARED;
    }

    /** Whether a web has hold of it. */
    public boolean isSnared() {
        return snaredTicks > 0;
    }

    /** Unique in the swarm, never used again. */
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

    /** Relative to Wick's travel along the rail, in u/s. */
    public Vector3f velocity() {
        return velocity;
    }

    public int hp() {
        return hp;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }
}
