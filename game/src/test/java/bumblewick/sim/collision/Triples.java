package bumblewick.sim.collision;

/** Sums with vectors of three doubles, as the reference does them. */
final class Triples {
    /** Sine of the angle below which a triangle is a segment. */
    private static final double NEEDLE = 1e-9;

    private Triples() {}

    static void set(double[] v, double x, double y, double z) {
        v[0] = x;
        v[1] = y;
        v[2] = z;
    }

    static void scale(double[] v, double factor) {
        set(v, v[0] * factor, v[1] * factor, v[2] * factor);
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double length(double[] v) {
        return Math.sqrt(dot(v, v));
    }

    static double distance(double[] a, double[] b) {
        double x = a[0] - b[0];
        double y = a[1] - b[1];
        double z = a[2] - b[2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** The normal of a triangle, length 1; NaN if it has none. */
    static double[] normal(double[] a, double[] b, double[] c) {
        double[] n = new double[3];
        normal(a, b, c, n);
        return n;
    }

    static void normal(double[] a, double[] b, double[] c, double[] store) {
        double ux = b[0] - a[0];
        double uy = b[1] - a[1];
        double uz = b[2] - a[2];
        double vx = c[0] - a[0];
        double vy = c[1] - a[1];
        double vz = c[2] - a[2];
        set(store, uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
        double sides = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
        boolean none = dot(store, store) <= NEEDLE * NEEDLE * sides;
        scale(store, none ? Double.NaN : 1 / length(store));
    }

    /** The point of a segment nearest to p. */
    static void nearestOfSegment(double[] p, double[] a, double[] b, double[] store) {
        double dx = b[0] - a[0];
        double dy = b[1] - a[1];
        double dz = b[2] - a[2];
        double squared = dx * dx + dy * dy + dz * dz;
        double along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy + (p[2] - a[2]) * dz;
        double t = squared > 0 ? Math.max(0, Math.min(1, along / squared)) : 0;
        set(store, a[0] + t * dx, a[1] + t * dy, a[2] + t * dz);
    }

    /** Whether p, seen along the triangle's normal, is over the triangle. */
    static boolean over(double[] p, double[] a, double[] b, double[] c, double[] n) {
        return left(p, a, b, n) >= 0 && left(p, b, c, n) >= 0 && left(p, c, a, n) >= 0;
    }

    private static double left(double[] p, double[] a, double[] b, double[] n) {
        double ux = b[0] - a[0];
        double uy = b[1] - a[1];
        double uz = b[2] - a[2];
        double vx = p[0] - a[0];
        double vy = p[1] - a[1];
        double vz = p[2] - a[2];
        return n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx);
    }

    /** The point of a triangle nearest to p: straight below it, or the best of the three edges. */
    static void nearestOfTriangle(double[] p, double[] a, double[] b, double[] c, double[] store) {
        nearestOfTriangle(p, a, b, c, normal(a, b, c), store);
    }

    /** The same with the triangle's normal, NaN if it has none. */
    static void nearestOfTriangle(double[] p, double[] a, double[] b, double[] c, double[] n, double[] store) {
        if (over(p, a, b, c, n)) {
            double height = dot(n, p) - dot(n, a);
            set(store, p[0] - height * n[0], p[1] - height * n[1], p[2] - height * n[2]);
            return;
        }
        double[] candidate = new double[3];
        nearestOfSegment(p, a, b, store);
        nearestOfSegment(p, b, c, candidate);
        keepNearer(p, candidate, store);
        nearestOfSegment(p, c, a, candidate);
        keepNearer(p, candidate, store);
    }

    private static void keepNearer(double[] p, double[] candidate, double[] store) {
        if (distance(p, candidate) < distance(p, store)) {
            set(store, candidate[0], candidate[1], candidate[2]);
        }
    }
}
