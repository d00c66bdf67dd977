package bumblewick.sim.character;

/**
 * How far an upright capsule truly is from triangles: the tests' own measure, in double precision and by brute force, so
 * that the engine is not asked about itself.
 *
 * <p>The distance of the capsule's axis from a triangle is that of one of the axis' ends from the triangle, or of the
 * axis from one of its edges, or 0 where the axis runs through it.
 */
public final class Separation {
    private Separation() {}

    /**
     * Distance of a capsule's surface from a triangle, below 0 where they overlap.
     *
     * @param corners nine numbers from {@code at}
     * @param x of the axis; likewise {@code z}
     * @param low lower end of the axis, without the round end
     * @param high upper end
     */
    public static double of(double[] corners, int at, double x, double z, double low, double high, double radius) {
        double[] from = {x, low, z};
        double[] to = {x, high, z};
        double[][] t = triangle(corners, at);
        if (runsThrough(from, to, t)) {
            return -radius;
        }
        double least = Math.min(fromTriangle(from, t), fromTriangle(to, t));
        for (int i = 0; i < 3; i++) {
            least = Math.min(least, segments(from, to, t[i], t[(i + 1) % 3]));
        }
        return least - radius;
    }

    /** Distance of a capsule's surface from a ball's. */
    static double ofBall(double[] centre, double ball, double x, double z, double low, double high, double radius) {
        double[] apart = minus(centre, new double[] {x, Math.max(low, Math.min(high, centre[1])), z});
        return Math.sqrt(dot(apart, apart)) - ball - radius;
    }

    /** Whether a segment goes through a triangle. */
    public static boolean pierces(double[] corners, int at, double[] from, double[] to) {
        return runsThrough(from, to, triangle(corners, at));
    }

    private static double[][] triangle(double[] corners, int at) {
        double[][] t = new double[3][3];
        for (int i = 0; i < 9; i++) {
            t[i / 3][i % 3] = corners[at + i];
        }
        return t;
    }

    private static boolean runsThrough(double[] from, double[] to, double[][] t) {
        double[] n = cross(minus(t[1], t[0]), minus(t[2], t[0]));
        double a = dot(n, minus(from, t[0]));
        double b = dot(n, minus(to, t[0]));
        if (a * b >= 0) {
            return false;
        }
        return inside(mix(from, to, a / (a - b)), t, n);
    }

    private static double fromTriangle(double[] p, double[][] t) {
        double[] n = cross(minus(t[1], t[0]), minus(t[2], t[0]));
        double area = Math.sqrt(dot(n, n));
        if (area > 0 && inside(p, t, n)) {
            return Math.abs(dot(n, minus(p, t[0]))) / area;
        }
        double least = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            least = Math.min(least, segments(p, p, t[i], t[(i + 1) % 3]));
        }
        return least;
    }

    private static boolean inside(double[] p, double[][] t, double[] n) {
        for (int i = 0; i < 3; i++) {
            if (dot(cross(minus(t[(i + 1) % 3], t[i]), minus(p, t[i])), n) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Distance of two segments; C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.1.9. */
    private static double segments(double[] p1, double[] q1, double[] p2, double[] q2) {
        double[] d1 = minus(q1, p1);
        double[] d2 = minus(q2, p2);
        double[] r = minus(p1, p2);
        double a = dot(d1, d1);
        double e = dot(d2, d2);
        double f = dot(d2, r);
        double c = dot(d1, r);
        double b = dot(d1, d2);
        double s = 0;
        double denominator = a * e - b * b;
        if (a > 0 && denominator > 1e-14 * a * e) {
            s = clamp((b * f - c * e) / denominator);
        }
        double t = e > 0 ? (b * s + f) / e : 0;
        if (t < 0 || t > 1) {
            t = clamp(t);
            s = a > 0 ? clamp((b * t - c) / a) : 0;
        }
        double[] apart = minus(mix(p1, q1, s), mix(p2, q2, t));
        return Math.sqrt(dot(apart, apart));
    }

    private static double clamp(double v) {
        return Math.max(0, Math.min(1, v));
    }

    private static double[] mix(double[] a, double[] b, double t) {
        return new double[] {a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t};
    }

    static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
