package bumblewick.sim;

import bumblewick.def.PickupDef;
import com.jme3.math.Vector3f;

/** Something to pick up. */
public final class Pickup implements Visible {
    private final Vector3f facing = new Vector3f(0f, 0f, 1f);
    final Vector3f previousPosition = new Vector3f();
    final Vector3f position = new Vector3f();
    int id;
    PickupDef def;
    boolean gone;

    @Override
    public int id() {
        return id;
    }

    public PickupDef def() {
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

    @Override
    public Vector3f heading() {
        return facing;
    }

    @Override
    public float bank() {
        return 0f;
    }
}
