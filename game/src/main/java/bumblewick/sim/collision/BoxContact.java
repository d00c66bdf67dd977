package bumblewick.sim.collision;

/**
 * Finds the middle of the patch in which a triangle touches a box: the triangle, cut off at the box's six faces, leaves
 * a polygon; its corners' mean is the place.
 *
 * <p>Source: I. Sutherland, G. Hodgman, <i>Reentrant Polygon Clipping</i>, CACM 17 (1974).
 */
final class BoxContact {
    /** How far from the box still counts, as a share of its half size: what touches is there only up to rounding. */
    private static final double SLACK = 1e-6;

    private static final int MOST = 9;

    private double[] polygon = new double[3 * MOST];
    private double[] cut = new double[3 * MOST];
    private int count;

    /** Takes the triangle, in the box's frame. */
    void triangle(double ax, double ay, double az, double bx, double by, double bz, double cx, double cy, double cz) {
        count = 0;
        add(polygon, ax, ay, az);
        add(polygon, bx, by, bz);
        add(polygon, cx, cy, cz);
    }

    /** The middle of what of it lies in the box with these halves. */
    void clip(double hx, double hy, double hz, double[] store) {
        double slack = SLACK * (hx + hy + hz);
        cut(0, 1, hx + slack);
        cut(0, -1, hx + slack);
        cut(1, 1, hy + slack);
        cut(1, -1, hy + slack);
        cut(2, 1, hz + slack);
        cut(2, -1, hz + slack);
        for (int k = 0; k < 3; k++) {
            double sum = 0;
            for (int i = 0; i < count; i++) {
                sum += polygon[3 * i + k];
            }
            store[k] = sum / count;
        }
    }

    /** Keeps the part where sign · coordinate ≤ limit, or, if there is none, the corner that is nearest to it. */
    private void cut(int axis, double sign, double limit) {
        int old = count;
        int nearest = 0;
        count = 0;
        for (int i = 0; i < old; i++) {
            int a = 3 * i;
            int b = 3 * ((i + 1) % old);
            double outA = sign * polygon[a + axis] - limit;
            double outB = sign * polygon[b + axis] - limit;
            nearest = outA < sign * polygon[3 * nearest + axis] - limit ? i : nearest;
            if (outA <= 0) {
                add(cut, polygon[a], polygon[a + 1], polygon[a + 2]);
            }
            if (outA * outB < 0) {
                double s = outA / (outA - outB);
                add(
                        cut,
                        polygon[a] + s * (polygon[b] - polygon[a]),
                        polygon[a + 1] + s * (polygon[b + 1] - polygon[a + 1]),
                        polygon[a + 2] + s * (polygon[b + 2] - polygon[a + 2]));
            }
        }
        if (count == 0) {
            add(cut, polygon[3 * nearest], polygon[3 * nearest + 1], polygon[3 * nearest + 2]);
        }
        double[] swapped = polygon;
        polygon = cut;
        cut = swapped;
    }

    private void add(double[] to, double x, double y, double z) {
        to[3 * count] = x;
        to[3 * count + 1] = y;
        to[3 * count + 2] = z;
        count++;
    }
}
