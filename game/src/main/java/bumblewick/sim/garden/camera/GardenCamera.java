package bumblewick.sim.garden.camera;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * The camera of a garden. It is part of the simulation, because what the player's stick means depends on it. The view blends
 * its last two ticks. In world units, y up, right-handed.
 */
public final class GardenCamera {
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Vector3f previousTarget = new Vector3f();
    private final Vector3f target = new Vector3f();
    private float fieldOfViewDegrees = 45f;
    private float previousFieldOfViewDegrees = 45f;
    private boolean cut;
    private boolean cutNext;

    GardenCamera() {}

    /** Moves to the view of this tick. */
    void move(Vector3f place, CameraView view) {
        keep();
        position.set(place);
        target.set(view.target);
        fieldOfViewDegrees = view.fieldOfViewDegrees;
        cut = cutNext;
        cutNext = false;
        if (cut) {
            keep();
        }
    }

    /** Moves to a view at once, without a blend. */
    void cutTo(Vector3f place, CameraView view) {
        cutNext();
        move(place, view);
    }

    /** Makes the next {@link #move} a cut. */
    void cutNext() {
        cutNext = true;
    }

    private void keep() {
        previousPosition.set(position);
        previousTarget.set(target);
        previousFieldOfViewDegrees = fieldOfViewDegrees;
    }

    void addTo(StateHash hash) {
        hash.add(position).add(target).add(fieldOfViewDegrees).add(cut).add(cutNext);
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** Where it stands, already pulled in in front of obstacles. */
    public Vector3f position() {
        return position;
    }

    public Vector3f previousTarget() {
        return previousTarget;
    }

    /** What it looks at. */
    public Vector3f target() {
        return target;
    }

    public float previousFieldOfViewDegrees() {
        return previousFieldOfViewDegrees;
    }

    /** Vertical field of view, in degrees. */
    public float fieldOfViewDegrees() {
        return fieldOfViewDegrees;
    }

    /** Whether it cut in the last tick: then the view must not blend. */
    public boolean cut() {
        return cut;
    }
}
