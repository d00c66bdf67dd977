package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * The camera of a garden, as the rules have it: what the player's stick means depends on it, so it is part of the
 * simulation. The picture shows the blend of the last two ticks. All in world units, y up, right-handed.
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

    /** Moves on by a tick. */
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

    /** Is there at once. */
    void cutTo(Vector3f place, CameraView view) {
        cutNext();
        move(place, view);
    }

    /** The next move is a jump. */
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

    /** Where it stands, already pulled in before what is solid. */
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

    /** Vertical. */
    public float fieldOfViewDegrees() {
        return fieldOfViewDegrees;
    }

    /** Whether it jumped in the last tick: the picture must not blend. */
    public boolean cut() {
        return cut;
    }
}
