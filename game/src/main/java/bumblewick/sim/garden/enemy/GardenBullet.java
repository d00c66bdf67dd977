package bumblewick.sim.garden.enemy;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;

/**
 * A bullet in a garden: a spitter's, or one that Wick's spin has turned round. {@link GardenBulletField} moves it. Its model
 * may be empty, as its kind says.
 */
public final class GardenBullet implements GardenEntity {
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

    /** Whether it has hit something or its time is up: the next sweep takes it out. */
    public boolean gone() {
        return gone;
    }

    public void remove() {
        gone = true;
    }
}
