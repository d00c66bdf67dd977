package bumblewick.sim;

import bumblewick.def.BulletDef;
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
    boolean deflected;
    boolean brushed;

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

    /** In u/s. */
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
