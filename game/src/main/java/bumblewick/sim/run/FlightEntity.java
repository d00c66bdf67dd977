package bumblewick.sim.run;

import com.jme3.math.Vector3f;

/**
 * An entity of a flight as the view needs it: its model and its {@linkplain FlightPose pose}.
 *
 * <p>All vectors are in the corridor's frame: x to the right, y up, z along the rail, in u. That frame is left-handed;
 * the view mirrors x. The vectors are the entity's own: read them, do not change them.
 */
public interface FlightEntity {
    /** Unique in the world, never used again. */
    int id();

    /** Model without folder and extension. */
    String model();

    /** How it moves; changed only by the class that moves it. */
    FlightPose pose();

    default Vector3f previousPosition() {
        return pose().previousPosition();
    }

    default Vector3f position() {
        return pose().position();
    }

    /** In u/s; of what flies with Wick relative to Wick's travel along the rail. */
    default Vector3f velocity() {
        return pose().velocity();
    }

    /** Where the nose points, length 1. */
    default Vector3f heading() {
        return pose().heading();
    }

    /** Roll about the nose in radians; positive dips the right side. */
    default float bank() {
        return pose().bank();
    }
}
