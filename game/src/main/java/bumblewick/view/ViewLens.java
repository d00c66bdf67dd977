package bumblewick.view;

/**
 * How wide, from how far and how steadily the camera looks.
 *
 * @param flight horizontal field of view in flight on a 16:9 picture, in degrees
 * @param foot the same on foot, for a camera of the usual width; others are widened or narrowed alike
 * @param distance factor on the distance between camera and Wick; on foot at most 1, so that no wall comes between
 * @param roll factor on how far the camera of a flight leans with Wick, 0 for not at all
 * @param lift how much higher than usual the camera of a flight is, in u: Wick covers less of what it aims at
 */
public record ViewLens(float flight, float foot, float distance, float roll, float lift) {
    /** The field of view in flight of a player who has changed nothing. */
    public static final float USUAL_FLIGHT = 82f;

    /** The field of view on foot of a player who has changed nothing. */
    public static final float USUAL_FOOT = 72f;

    /** The lens of a player who has changed nothing: that of the cameras themselves. */
    public static final ViewLens DEFAULT = new ViewLens(USUAL_FLIGHT, USUAL_FOOT, 1f);

    /** With the usual roll and height. */
    public ViewLens(float flight, float foot, float distance) {
        this(flight, foot, distance, 1f, 0f);
    }

    /** The vertical field of view in flight for one by the rules, in degrees. */
    public float inFlight(float degrees) {
        return widened(degrees, flight, USUAL_FLIGHT);
    }

    /** The vertical field of view on foot for one by the rules, in degrees. */
    public float onFoot(float degrees) {
        return widened(degrees, foot, USUAL_FOOT);
    }

    /** How much of the picture's height a thing fills in flight, as a share of what it usually fills. */
    public float flightScale() {
        return (float) (Math.tan(Math.toRadians(USUAL_FLIGHT / 2)) / Math.tan(Math.toRadians(flight / 2)));
    }

    /** Widens the picture by the ratio of two fields of view: half a picture is as wide as the tangent of half the angle. */
    private static float widened(float degrees, float wanted, float usual) {
        if (wanted == usual) {
            return degrees;
        }
        double ratio = Math.tan(Math.toRadians(wanted / 2)) / Math.tan(Math.toRadians(usual / 2));
        return (float) Math.toDegrees(2 * Math.atan(ratio * Math.tan(Math.toRadians(degrees / 2))));
    }
}
