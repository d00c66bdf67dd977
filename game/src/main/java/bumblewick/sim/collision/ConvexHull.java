package bumblewick.sim.collision;

import java.util.Arrays;

/** The convex hull of points. */
public final class ConvexHull implements ConvexShape {
    private final float[] points;

    /**
     * Takes the points; those inside the hull do no harm, only cost time.
     *
     * @param points x, y, z of each, at least one, in u (copied)
     * @throws IllegalArgumentException if there is none, or one is not finite
     */
    public ConvexHull(float... points) {
        if (points.length == 0 || points.length % 3 != 0) {
            throw new IllegalArgumentException(points.length + " numbers, expected three for each point");
        }
        for (float number : points) {
            if (!Float.isFinite(number)) {
                throw new IllegalArgumentException("a point at " + number + ", expected a number");
            }
        }
        this.points = points.clone();
    }

    /** How many points there are. */
    public int size() {
        return points.length / 3;
    }

    public float x(int point) {
        return points[3 * point];
    }

    public float y(int point) {
        return points[3 * point + 1];
    }

    public float z(int point) {
        return points[3 * point + 2];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConvexHull that && Arrays.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points);
    }
}
