package bumblewick.sim.hazard;

import com.jme3.math.Vector3f;
import java.util.List;

/** A broad phase for hazards: the box about all pieces of one and their way in a tick. Most of what flies is elsewhere. */
final class HazardBounds {
    /** Added to the box, in u: more than the rounding error of a distance far along the rail. */
    private static final float SLACK = 0.01f;

    private final Vector3f low = new Vector3f();
    private final Vector3f high = new Vector3f();

    /** Measures the pieces as they are in this tick. */
    void measure(List<HazardPiece> pieces) {
        low.set(Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE);
        high.set(-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE);
        for (int i = 0; i < pieces.size(); i++) {
            HazardPiece piece = pieces.get(i);
            enclose(piece.solid().previousPosition(), piece.radius() + SLACK);
            enclose(piece.solid().position(), piece.radius() + SLACK);
        }
    }

    private void enclose(Vector3f middle, float radius) {
        low.set(
                Math.min(low.x, middle.x - radius),
                Math.min(low.y, middle.y - radius),
                Math.min(low.z, middle.z - radius));
        high.set(
                Math.max(high.x, middle.x + radius),
                Math.max(high.y, middle.y + radius),
                Math.max(high.z, middle.z + radius));
    }

    /**
     * Whether something that moved straight in this tick cannot have met any piece.
     *
     * @param radius of what moves, in u
     */
    boolean excludes(Vector3f from, Vector3f to, float radius) {
        return isOutside(from.z, to.z, low.z - radius, high.z + radius)
                || isOutside(from.x, to.x, low.x - radius, high.x + radius)
                || isOutside(from.y, to.y, low.y - radius, high.y + radius);
    }

    private static boolean isOutside(float from, float to, float low, float high) {
        return Math.max(from, to) < low || Math.min(from, to) > high;
    }
}
