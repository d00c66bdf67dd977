package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;

/** How a part of a model moves, known by the name of its node. */
enum Joint {
    BODY,
    WING_LEFT,
    WING_RIGHT,
    ANTENNA_LEFT,
    ANTENNA_RIGHT,
    /** Is there only on who is hurt. */
    BANDAGE,
    SAILS,
    /** Falling water: it stands, and what it is made of flows. */
    FALLS;

    /** Wings flap about the nose, sideways antennae spread as they sink. */
    private static final float ANTENNA_SPREAD = 0.5f;

    /** The joint of a node; a node of no special name belongs to the body. */
    static Joint named(String node) {
        if (node == null) {
            return BODY;
        }
        return switch (node) {
            case "wing.L" -> WING_LEFT;
            case "wing.R" -> WING_RIGHT;
            case "antenna.L" -> ANTENNA_LEFT;
            case "antenna.R" -> ANTENNA_RIGHT;
            case "bandage" -> BANDAGE;
            case "sails" -> SAILS;
            case "falls" -> FALLS;
            default -> BODY;
        };
    }

    /**
     * Its turn about the pivot.
     *
     * @param flap how far the wings are up, in radians
     * @param droop how far antennae hang, or how far sails have turned, in radians
     * @param store receives the result
     */
    void turn(float flap, float droop, Quaternion store) {
        switch (this) {
            case WING_LEFT -> about(0f, 0f, flap, store);
            case WING_RIGHT -> about(0f, 0f, -flap, store);
            case ANTENNA_LEFT -> about(droop, 0f, -droop * ANTENNA_SPREAD, store);
            case ANTENNA_RIGHT -> about(droop, 0f, droop * ANTENNA_SPREAD, store);
            case SAILS -> about(0f, 0f, droop % FastMath.TWO_PI, store);
            case BODY, BANDAGE, FALLS -> store.loadIdentity();
        }
    }

    private static void about(float pitch, float yaw, float roll, Quaternion store) {
        Corridor.turn(yaw, pitch, roll, store);
    }
}
