package bumblewick.sim.garden;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;

/** A bullet on foot: a spitter's, or one that the spin has turned round. Its model may be empty, as its kind says. */
public final class Spit implements Seen {
    final Pose pose = new Pose();
    final Vector3f velocity = new Vector3f();
    int id;
    BulletDef def;
    int ticksLeft;
    boolean deflected;
    boolean gone;

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(id).add(velocity).add(ticksLeft).add(deflected).add(gone);
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return def.model();
    }

    /** The origin is its middle. */
    @Override
    public Pose pose() {
        return pose;
    }

    public BulletDef def() {
        return def;
    }

    /** In u/s. Not to be changed. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Whether it flies for the player now. */
    public boolean deflected() {
        return deflected;
    }
}
