package bumblewick.sim;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** An enemy's bullet, or one that the whirl has turned round. */
public final class Bullet implements Visible {
    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    final Vector3f velocity = new Vector3f();
    final Vector3f heading = new Vector3f(0f, 0f, -1f);
    int id;
    BulletDef def;
    int ticksLeft;
    /** Whom a deflected bullet flies at. */
    int targetId;
    /** The first bee that it came near, or {@link #NO_BEE}. */
    int nearBee;
    /** Whether it came close to Wick. */
    boolean nearWick;

    boolean deflected;
    boolean passed;
    boolean gone;

    static final int NO_BEE = -1;

    void addTo(StateHash hash) {
        hash.add(id).add(position).add(velocity).add(ticksLeft).add(targetId).add(nearBee);
        hash.add(nearWick).add(deflected).add(passed);
    }

    @Override
    public int id() {
        return id;
    }

    public BulletDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public Vector3f previousPosition() {
        return previousPosition;
    }

    @Override
    public Vector3f position() {
        return position;
    }

    /** In u/s, relative to Wick's travel along the rail. */
    public Vector3f velocity() {
        return velocity;
    }

    @Override
    public Vector3f heading() {
        return heading;
    }

    @Override
    public float bank() {
        return 0f;
    }

    /** Whether it flies for the player now. */
    public boolean deflected() {
        return deflected;
    }
}
