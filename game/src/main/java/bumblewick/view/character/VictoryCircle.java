package bumblewick.view.character;

import bumblewick.math.Easing;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Where the bees fly when Wick has won: one after the other they circle up about the figure, and end as a crown over the ears. */
public final class VictoryCircle {
    private static final float GATHER = 0.5f; // seconds in which a bee joins the circle
    private static final float LATE = 0.07f; // seconds by which each starts after the one before
    private static final float CLIMB = 1.6f; // seconds from the feet to the crown
    private static final float TURN = 2.8f; // radians per second
    private static final float LOWEST = -0.7f; // u from Wick's middle
    private static final float CROWN = 1.75f; // likewise: over the ears' tips
    private static final float WIDE = 1.45f; // u, at the feet
    private static final float NARROW = 0.95f; // u, of the crown
    private static final float DIP = 0.06f; // u by which bees of the crown rise and sink

    private VictoryCircle() {}

    /**
     * Moves a bee from where it flies into the circle.
     *
     * @param place in the scene's frame (modified)
     * @param bee number of the bee, from 0
     * @param count of the bees
     * @param seconds since Wick has won
     * @param middle Wick's, in the scene's frame (unaffected)
     */
    public static void lead(Vector3f place, int bee, int count, float seconds, Vector3f middle) {
        float since = seconds - LATE * bee;
        float share = Easing.inOut(Easing.clamp(since / GATHER));
        if (share <= 0f) {
            return;
        }
        float up = Easing.inOut(Easing.clamp(since / CLIMB));
        float angle = TURN * seconds + bee * FastMath.TWO_PI / Math.max(1, count);
        float radius = Easing.mix(WIDE, NARROW, up);
        float height = Easing.mix(LOWEST, CROWN, up) + DIP * FastMath.sin(3f * angle);
        place.x = Easing.mix(place.x, middle.x + radius * FastMath.cos(angle), share);
        place.y = Easing.mix(place.y, middle.y + height, share);
        place.z = Easing.mix(place.z, middle.z + radius * FastMath.sin(angle), share);
    }
}
