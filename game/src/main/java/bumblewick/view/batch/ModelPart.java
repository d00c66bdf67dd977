package bumblewick.view.batch;

import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;

/** A part of a model that moves; its node's name says which. */
enum ModelPart {
    BODY,
    WING_LEFT,
    WING_RIGHT,
    ANTENNA_LEFT,
    ANTENNA_RIGHT,
    /** Drawn only on a hurt bee. */
    BANDAGE,
    SAILS,
    /** Of a wind sock: it hangs in the calm, and rises to the side to which the wind blows. */
    SOCK,
    /** Falling water: it stands still while its material flows. */
    FALLS;

    /** Antennae spread sideways as they sink: radians per radian. */
    private static final float ANTENNA_SPREAD = 0.5f;

    /** The part of a node; {@link #BODY} if its name is not special. */
    static ModelPart named(String node) {
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
            case "sock" -> SOCK;
            case "falls" -> FALLS;
            default -> BODY;
        };
    }

    /**
     * The part's rotation about its pivot.
     *
     * @param flap how far the wings are up, in radians
     * @param droop how far antennae hang, or how far sails have turned, in radians
     * @param wind that blows a sock, from -1 for all to the left to 1 for all to the right of who flies by
     * @param store receives the result
     */
    void rotation(float flap, float droop, float wind, Quaternion store) {
        switch (this) {
            case WING_LEFT -> about(0f, 0f, flap, store);
            case WING_RIGHT -> about(0f, 0f, -flap, store);
            case ANTENNA_LEFT -> about(droop, 0f, -droop * ANTENNA_SPREAD, store);
            case ANTENNA_RIGHT -> about(droop, 0f, droop * ANTENNA_SPREAD, store);
            case SAILS -> about(0f, 0f, droop % FastMath.TWO_PI, store);
            case SOCK -> about(0f, 0f, FastMath.HALF_PI * (1f - wind), store);
            case BODY, BANDAGE, FALLS -> store.loadIdentity();
        }
    }

    private static void about(float pitch, float yaw, float roll, Quaternion store) {
        SceneCoordinates.rotation(yaw, pitch, roll, store);
    }
}
