package bumblewick.sim.collision;

/**
 * Up to four points of the difference {@code A − B} of two shapes. It finds which part of it is nearest to the origin
 * and drops the points that are not needed for that.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), ch. 5.1.5 and 9.5: Voronoi regions of triangle
 * and tetrahedron.
 */
final class Simplex extends DifferencePoints {
    /** Volume, as a share of the product of the edges, below which a tetrahedron is flat. */
    private static final double FLAT = 1e-13;

    /** Shares of the points in the nearest one; they add up to 1. */
    private final double[] weight = new double[4];

    /** The point of the simplex that is nearest to the origin. */
    final Vector3d nearest = new Vector3d();

    private boolean inside;
    private final Part part = new Part();
    private final Part best = new Part();

    /** Some of the simplex's points, with the shares that make its point nearest to the origin. */
    private static final class Part {
        final int[] index = new int[3];
        final double[] share = new double[3];
        int count;
        double squared;

        void one(int i) {
            count = 1;
            put(0, i, 1);
        }

        void two(int i, int j, double shareOfJ) {
            count = 2;
            put(0, i, 1 - shareOfJ);
            put(1, j, shareOfJ);
        }

        void put(int at, int i, double value) {
            index[at] = i;
            share[at] = value;
        }

        void set(Part other) {
            count = other.count;
            squared = other.squared;
            for (int i = 0; i < count; i++) {
                put(i, other.index[i], other.share[i]);
            }
        }
    }

    Simplex() {
        super(4);
    }

    /** Forgets the point added last: the others are as they were before. */
    void dropLast() {
        count--;
    }

    /** Moves all points, as A moves. */
    void shift(double dx, double dy, double dz) {
        for (int i = 0; i < count; i++) {
            x[i] += dx;
            y[i] += dy;
            z[i] += dz;
        }
    }

    /** The square of the longest of its points: what rounding is measured by. */
    double extent() {
        double longest = 0;
        for (int i = 0; i < count; i++) {
            longest = Math.max(longest, x[i] * x[i] + y[i] * y[i] + z[i] * z[i]);
        }
        return longest;
    }

    /** The point of B that belongs to the nearest point. */
    void pointOfB(Vector3d store) {
        store.set(0, 0, 0);
        for (int i = 0; i < count; i++) {
            addPointOfB(i, weight[i], store);
        }
    }

    /**
     * Finds the nearest point and keeps only the points it depends on.
     *
     * @param former square of the distance before the last point was added
     * @return whether the nearest point is nearer than that; if not, or if the origin is inside, nothing is changed
     */
    boolean reduce(double former) {
        best.squared = Double.POSITIVE_INFINITY;
        inside = false;
        switch (count) {
            case 1 -> tryPoint(0);
            case 2 -> trySegment(0, 1);
            case 3 -> tryTriangle(0, 1, 2);
            default -> tryTetrahedron();
        }
        if (inside || best.squared >= former) {
            return false;
        }
        keepBest();
        return true;
    }

    /** Whether the origin was inside when last asked. */
    boolean inside() {
        return inside;
    }

    private void keepBest() {
        for (int i = 0; i < best.count; i++) {
            move(best.index[i], i); // rising, so nothing is overwritten that is still needed
            weight[i] = best.share[i];
        }
        count = best.count;
        nearest.set(0, 0, 0);
        for (int i = 0; i < count; i++) {
            nearest.set(nearest.x + weight[i] * x[i], nearest.y + weight[i] * y[i], nearest.z + weight[i] * z[i]);
        }
    }

    /** Takes the part if it is nearer than the best so far. */
    private void offer() {
        double px = 0;
        double py = 0;
        double pz = 0;
        for (int i = 0; i < part.count; i++) {
            px += part.share[i] * x[part.index[i]];
            py += part.share[i] * y[part.index[i]];
            pz += part.share[i] * z[part.index[i]];
        }
        part.squared = px * px + py * py + pz * pz;
        if (part.squared < best.squared) {
            best.set(part);
        }
    }

    private void tryPoint(int i) {
        part.one(i);
        offer();
    }

    private void trySegment(int i, int j) {
        double dx = x[j] - x[i];
        double dy = y[j] - y[i];
        double dz = z[j] - z[i];
        double length = dx * dx + dy * dy + dz * dz;
        double t = -(x[i] * dx + y[i] * dy + z[i] * dz);
        if (t <= 0 || length == 0) {
            part.one(i);
        } else if (t >= length) {
            part.one(j);
        } else {
            part.two(i, j, t / length);
        }
        offer();
    }

    /**
     * The inside of the triangle if the origin is over it, or the best of its edges. They are tried in any case: of a
     * triangle that is nearly a line, rounding decides what is over it.
     */
    private void tryTriangle(int i, int j, int k) {
        cross(i, j, k);
        double u = over(j, k);
        double v = over(k, i);
        double w = over(i, j);
        if (u > 0 && v > 0 && w > 0 && n.dot(n) > 0) {
            double sum = u + v + w;
            part.count = 3;
            part.put(0, i, u / sum);
            part.put(1, j, v / sum);
            part.put(2, k, w / sum);
            offer();
        }
        trySegment(i, j);
        trySegment(j, k);
        trySegment(Math.min(i, k), Math.max(i, k));
    }

    private void tryTetrahedron() {
        inside = covers(0, 1, 2, 3) && covers(0, 1, 3, 2) && covers(0, 2, 3, 1) && covers(1, 2, 3, 0);
        if (!inside) {
            tryTriangle(0, 1, 2);
            tryTriangle(0, 1, 3);
            tryTriangle(0, 2, 3);
            tryTriangle(1, 2, 3);
        }
    }

    /** Whether the origin is on the side of a face where the fourth corner is. */
    private boolean covers(int i, int j, int k, int fourth) {
        cross(i, j, k);
        double origin = -(x[i] * n.x + y[i] * n.y + z[i] * n.z);
        double dx = x[fourth] - x[i];
        double dy = y[fourth] - y[i];
        double dz = z[fourth] - z[i];
        double corner = dx * n.x + dy * n.y + dz * n.z;
        double flat = FLAT * Math.sqrt(n.dot(n) * (dx * dx + dy * dy + dz * dz));
        return Math.abs(corner) > flat && origin * corner > 0;
    }
}
