package bumblewick.sim.garden.level;

import bumblewick.def.LevelDef;
import bumblewick.math.StateHash;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A box of the level that detects when a point enters and leaves it. */
public final class TriggerBox {
    private final Vector3f middle;
    private final Vector3f half;
    private final Vector3f axisX;
    private final Vector3f axisY;
    private final Vector3f axisZ;
    private boolean inside;
    private boolean entered;
    private boolean left;

    public TriggerBox(LevelDef.Trigger def) {
        Quaternion q = def.orientation();
        float x = q.getX();
        float y = q.getY();
        float z = q.getZ();
        float w = q.getW();
        middle = def.position().clone();
        half = def.half().clone();
        axisX = new Vector3f(1f - 2f * (y * y + z * z), 2f * (x * y + w * z), 2f * (x * z - w * y));
        axisY = new Vector3f(2f * (x * y - w * z), 1f - 2f * (x * x + z * z), 2f * (y * z + w * x));
        axisZ = new Vector3f(2f * (x * z + w * y), 2f * (y * z - w * x), 1f - 2f * (x * x + y * y));
    }

    /** Tests the point of this tick. */
    public void update(Vector3f point) {
        boolean was = inside;
        inside = contains(point);
        entered = inside && !was;
        left = was && !inside;
    }

    boolean contains(Vector3f point) {
        return within(point, axisX, half.x) && within(point, axisY, half.y) && within(point, axisZ, half.z);
    }

    private boolean within(Vector3f point, Vector3f axis, float most) {
        float along = (point.x - middle.x) * axis.x + (point.y - middle.y) * axis.y + (point.z - middle.z) * axis.z;
        return Math.abs(along) <= most;
    }

    /** Whether the last point was in the box. */
    public boolean inside() {
        return inside;
    }

    /** Whether the last point was in the box, and the one before was not. */
    public boolean entered() {
        return entered;
    }

    /** Whether the last point was not in the box, and the one before was. */
    public boolean left() {
        return left;
    }

    public void addTo(StateHash hash) {
        hash.add(inside);
    }
}
