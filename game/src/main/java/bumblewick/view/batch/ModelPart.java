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
    /** Of a colossus: it turns and bows. */
    HEAD,
    /** Of a colossus: it swings forward from the shoulder. */
    PAW_LEFT,
    PAW_RIGHT,
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
            case "head" -> HEAD;
            case "paw.L" -> PAW_LEFT;
            case "paw.R" -> PAW_RIGHT;
            case "falls" -> FALLS;
            default -> BODY;
        };
    }

    /**
     * The part's rotation about its pivot.
     *
     * @param flap how far the wings are up, in radians
     * @param droop how far antennae hang, or how far sails have turned, in radians
     * @param style of the copy: what lifts its sock, how its head is turned and its paws are raised (unaffected)
     * @param store receives the result
     */
    void rotation(float flap, float droop, InstanceStyle style, Quaternion store) {
        switch (this) {
            case WING_LEFT -> about(0f, 0f, flap, store);
            case WING_RIGHT -> about(0f, 0f, -flap, store);
            case ANTENNA_LEFT -> about(droop, 0f, -droop * ANTENNA_SPREAD, store);
            case ANTENNA_RIGHT -> about(droop, 0f, droop * ANTENNA_SPREAD, store);
            case SAILS -> about(0f, 0f, droop % FastMath.TWO_PI, store);
            case SOCK -> about(0f, 0f, FastMath.HALF_PI * (1f - style.wind), store);
            case HEAD -> about(style.bow, style.look, 0f, store);
            case PAW_LEFT -> about(-Math.max(0f, style.tread), 0f, 0f, store);
            case PAW_RIGHT -> about(Math.min(0f, style.tread), 0f, 0f, store);
            case BODY, BANDAGE, FALLS -> store.loadIdentity();
        }
    }

    private static void about(float pitch, float yaw, float roll, Quaternion store) {
        SceneCoordinates.rotation(yaw, pitch, roll, store);
    }
}
