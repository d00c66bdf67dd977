package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A convex object in a {@link CollisionWorld} that may move: a crate, a platform, a door. Its owner moves it; the world only
 * finds it. It keeps its pose of a tick ago, from which follows how it carries what stands on it.
 */
public final class Solid {
    private final int id;
    private final ConvexShape shape;
    private final int surface;
    private final int layers;
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Quaternion previousOrientation = new Quaternion();
    private final Quaternion orientation = new Quaternion();
    private final SolidBroadPhase owner;
    private final Bounds bounds = new Bounds();
    private final Vector3f belt = new Vector3f();
    private boolean enabled = true;

    Solid(SolidBroadPhase owner, int id, ConvexShape shape, int layers, int surface) {
        this.owner = owner;
        this.id = id;
        this.shape = shape;
        this.layers = layers;
        this.surface = surface;
    }

    /** Its id in the world, see {@link SweepHit#solid()}. */
    public int id() {
        return id;
    }

    public ConvexShape shape() {
        return shape;
    }

    public int layers() {
        return layers;
    }

    /** Its surface, as its owner numbers them. */
    public int surface() {
        return surface;
    }

    /** Whether queries find it. */
    public boolean enabled() {
        return enabled;
    }

    public void setEnabled(boolean felt) {
        enabled = felt;
    }

    /** Lets its surface move while it stays, as a conveyor's does: a velocity in u/s (copied). */
    public void setBelt(Vector3f velocity) {
        belt.set(velocity);
    }

    /** The velocity of its surface against itself, in u/s. Not to be changed. */
    public Vector3f belt() {
        return belt;
    }

    /** Puts it somewhere at once; it carries nothing with it. Both are copied. */
    public void place(Vector3f where, Quaternion turned) {
        moveTo(where, turned);
        previousPosition.set(position);
        previousOrientation.set(orientation);
    }

    /** Moves it within this tick: the pose before becomes its pose of a tick ago. Both are copied. */
    public void moveTo(Vector3f where, Quaternion turned) {
        previousPosition.set(position);
        previousOrientation.set(orientation);
        adjust(where, turned);
    }

    /** Corrects its pose within this tick; its pose of a tick ago stays. Both are copied. */
    public void adjust(Vector3f where, Quaternion turned) {
        position.set(where);
        orientation.set(turned);
        owner.moved(this);
    }

    /** Its bounding box where it is now. */
    Bounds bounds() {
        return bounds;
    }

    public Vector3f position() {
        return position;
    }

    public Quaternion orientation() {
        return orientation;
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    public Quaternion previousOrientation() {
        return previousOrientation;
    }

    /**
     * Computes where it has carried a point that was fixed to it a tick ago.
     *
     * @param point in world units, a tick ago (unaffected)
     * @param store receives where it is now; not {@code point}
     * @return {@code store}
     */
    public Vector3f carry(Vector3f point, Vector3f store) {
        point.subtract(previousPosition, store);
        Rotation.unrotate(previousOrientation, store);
        Rotation.rotate(orientation, store);
        return store.addLocal(position);
    }

    /**
     * Computes where a point that is fixed to it was a tick ago: the inverse of {@link #carry}.
     *
     * @param point in world units, now (unaffected)
     * @param store receives where it was; not {@code point}
     * @return {@code store}
     */
    public Vector3f carryBack(Vector3f point, Vector3f store) {
        point.subtract(position, store);
        Rotation.unrotate(orientation, store);
        Rotation.rotate(previousOrientation, store);
        return store.addLocal(previousPosition);
    }
}
