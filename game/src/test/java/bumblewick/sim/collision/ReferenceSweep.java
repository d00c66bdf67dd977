package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A slow sweep that is easy to believe: all triangles, one after the other, each in the frame of the shape, and
 * conservative advancement on the exact distance.
 *
 * <p>The distance of a convex shape and a triangle it does not touch is that of one of the triangle's edges, or that of
 * the shape's lowest point over the triangle, if that is over it. The nearest point of an edge is found by halving the
 * edge: the distance of its points to the shape falls up to there and then rises. The distance is a convex function of
 * the time, so a step along its slope never goes past the contact.
 *
 * <p>Source: B. Mirtich, <i>Impulse-based Dynamic Simulation of Rigid Body Systems</i> (1996), ch. 2.3 (conservative
 * advancement).
 */
final class ReferenceSweep {
    private static final double CONTACT = 1e-6;

    private static final double ROUNDING = 1e-12;

    /** Until they are this near, rough distances will do. */
    private static final double FAR = 0.02;

    private static final int HALVINGS = 28;

    private final double[] triangles;
    private final double[] low;
    private final double[] high;

    /** Share of the displacement at the first contact; above 1 if there is none. */
    double fraction;

    /** Share of the displacement at which the next triangle is met; above 1 if none is. */
    double runnerUp;

    /** Normal of the face that was met in its inside, in the world; null if it was an edge. */
    double[] face;

    private ReferenceShape shape;
    private final double[][] corner = new double[3][3];
    private final double[][] moved = new double[3][3];
    private final double[] d = new double[3];
    private final double[] n = new double[3];
    private final double[] p = new double[3];
    private final double[] q = new double[3];
    private double distance;
    private final double[] normal = new double[3];
    private boolean onFace;
    private final double[][] axes = new double[3][3];

    ReferenceSweep(float[] corners) {
        triangles = new double[corners.length];
        low = new double[corners.length / 3];
        high = new double[corners.length / 3];
        for (int i = 0; i < corners.length; i++) {
            triangles[i] = corners[i];
        }
        for (int t = 0; t < corners.length / 9; t++) {
            for (int axis = 0; axis < 3; axis++) {
                double a = triangles[9 * t + axis];
                double b = triangles[9 * t + 3 + axis];
                double c = triangles[9 * t + 6 + axis];
                low[3 * t + axis] = Math.min(a, Math.min(b, c));
                high[3 * t + axis] = Math.max(a, Math.max(b, c));
            }
        }
    }

    /** Finds the first contact; the shape must not touch anything at the start. */
    void sweep(ReferenceShape moving, Quaternion turned, Vector3f start, Vector3f displacement) {
        shape = moving;
        readAxes(turned);
        toLocal(displacement.x, displacement.y, displacement.z, d);
        fraction = 2;
        runnerUp = 2;
        face = null;
        for (int t = 0; t < triangles.length / 9; t++) {
            if (inReach(t, start, displacement)) {
                place(t, start);
                advance(t);
            }
        }
    }

    /** Whether the shape overlaps a triangle, or is nearer than a margin to one. */
    boolean touches(ReferenceShape standing, Quaternion turned, Vector3f position, double margin) {
        shape = standing;
        readAxes(turned);
        for (int t = 0; t < triangles.length / 9; t++) {
            if (inReach(t, position, Vector3f.ZERO)) {
                place(t, position);
                if (roughDistance(0) > margin) {
                    continue;
                }
                measure(0);
                if (distance < margin || (straddles() && pierced())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The distance of a shape from the nearest triangle; infinite beyond the range. The two must not overlap. */
    double distance(ReferenceShape standing, Quaternion turned, Vector3f position, double range) {
        shape = standing;
        readAxes(turned);
        double room = shape.boundingRadius() + range;
        double least = Double.POSITIVE_INFINITY;
        for (int t = 0; t < triangles.length / 9; t++) {
            if (inReach(t, position, Vector3f.ZERO, room)) {
                place(t, position);
                measure(0);
                least = Math.min(least, distance);
            }
        }
        return least;
    }

    private void readAxes(Quaternion turned) {
        double x = turned.getX();
        double y = turned.getY();
        double z = turned.getZ();
        double w = turned.getW();
        double s = 2 / (x * x + y * y + z * z + w * w);
        Triples.set(axes[0], 1 - s * (y * y + z * z), s * (x * y + z * w), s * (x * z - y * w));
        Triples.set(axes[1], s * (x * y - z * w), 1 - s * (x * x + z * z), s * (y * z + x * w));
        Triples.set(axes[2], s * (x * z + y * w), s * (y * z - x * w), 1 - s * (x * x + y * y));
    }

    private void toLocal(double x, double y, double z, double[] store) {
        Triples.set(p, x, y, z);
        Triples.set(store, Triples.dot(axes[0], p), Triples.dot(axes[1], p), Triples.dot(axes[2], p));
    }

    private boolean inReach(int t, Vector3f start, Vector3f move) {
        return inReach(t, start, move, shape.boundingRadius() + 2e-3);
    }

    private boolean inReach(int t, Vector3f start, Vector3f move, double room) {
        return reaches(t, 0, start.x, move.x, room)
                && reaches(t, 1, start.y, move.y, room)
                && reaches(t, 2, start.z, move.z, room);
    }

    private boolean reaches(int t, int axis, double from, double move, double room) {
        return low[3 * t + axis] <= from + Math.max(0, move) + room
                && high[3 * t + axis] >= from + Math.min(0, move) - room;
    }

    private void place(int t, Vector3f start) {
        for (int i = 0; i < 3; i++) {
            int at = 9 * t + 3 * i;
            toLocal(triangles[at] - start.x, triangles[at + 1] - start.y, triangles[at + 2] - start.z, corner[i]);
        }
    }

    private void advance(int t) {
        double time = 0;
        double speed = Triples.length(d);
        for (int i = 0; i < 200 && time <= Math.min(1, fraction + 1e-3); i++) {
            double ahead = roughDistance(time);
            if (ahead > FAR) {
                time += ahead / speed;
                continue;
            }
            double height = heightOverPlane();
            if (height > FAR) {
                double sinking = -Triples.dot(n, d);
                if (sinking <= 0) {
                    return;
                }
                time += (height - 0.5 * FAR) / sinking;
                continue;
            }
            measure(time);
            double closing = -Triples.dot(normal, d);
            if (closing <= 0) {
                return;
            }
            if (distance < CONTACT) {
                keep(t, time + distance / closing);
                return;
            }
            time += (distance - 0.5 * CONTACT) / closing; // on the contact itself no direction could be told
        }
    }

    private void keep(int t, double time) {
        runnerUp = Math.min(runnerUp, Math.max(time, fraction));
        if (time < fraction && time <= 1) {
            fraction = time;
            face = onFace ? faceOf(t) : null;
        }
    }

    private double[] faceOf(int t) {
        double[][] world = new double[3][];
        for (int i = 0; i < 3; i++) {
            int at = 9 * t + 3 * i;
            world[i] = new double[] {triangles[at], triangles[at + 1], triangles[at + 2]};
        }
        return Triples.normal(world[0], world[1], world[2]);
    }

    private void at(double time) {
        for (int i = 0; i < 3; i++) {
            Triples.set(moved[i], corner[i][0] - time * d[0], corner[i][1] - time * d[1], corner[i][2] - time * d[2]);
        }
    }

    /** A distance that is surely not too great: that of the ball around the shape. */
    private double roughDistance(double time) {
        at(time);
        Triples.set(p, 0, 0, 0);
        Triples.nearestOfTriangle(p, moved[0], moved[1], moved[2], q);
        return Triples.length(q) - shape.boundingRadius();
    }

    /** How far the shape is from the triangle's plane, at the time last asked for; sets n to the side it is on. */
    private double heightOverPlane() {
        Triples.normal(moved[0], moved[1], moved[2], n);
        double height = height();
        if (height > 0) {
            return height;
        }
        Triples.scale(n, -1);
        return height();
    }

    private double height() {
        Triples.set(p, -n[0], -n[1], -n[2]);
        shape.farthest(p, q);
        return Triples.dot(n, q) - Triples.dot(n, moved[0]);
    }

    /** The exact distance, if the two do not overlap, and the direction from the triangle to the shape. */
    private void measure(double time) {
        at(time);
        distance = Double.POSITIVE_INFINITY;
        onFace = false;
        Triples.normal(moved[0], moved[1], moved[2], n);
        overFace();
        Triples.scale(n, -1);
        overFace();
        edge(moved[0], moved[1]);
        edge(moved[1], moved[2]);
        edge(moved[2], moved[0]);
    }

    private void overFace() {
        double height = height();
        if (!(height > 0)) {
            return;
        }
        Triples.normal(moved[0], moved[1], moved[2], p);
        if (Triples.over(q, moved[0], moved[1], moved[2], p)) {
            distance = height;
            onFace = true;
            Triples.set(normal, n[0], n[1], n[2]);
        }
    }

    /** Halves an edge towards its nearest point: there the way to the shape is square to the edge. */
    private void edge(double[] a, double[] b) {
        Triples.set(p, 0, 0, 0);
        Triples.nearestOfSegment(p, a, b, q);
        if (Triples.length(q) - shape.boundingRadius() > distance) {
            return;
        }
        double from = 0;
        double to = 1;
        double ex = b[0] - a[0];
        double ey = b[1] - a[1];
        double ez = b[2] - a[2];
        for (int i = 0; i < HALVINGS; i++) {
            double middle = 0.5 * (from + to);
            Triples.set(p, a[0] + middle * ex, a[1] + middle * ey, a[2] + middle * ez);
            shape.nearest(p, q);
            double along = (q[0] - p[0]) * ex + (q[1] - p[1]) * ey + (q[2] - p[2]) * ez;
            if (along > 0) {
                from = middle;
            } else {
                to = middle;
            }
        }
        double gap = Triples.distance(p, q);
        if (gap < distance - ROUNDING) {
            distance = gap;
            onFace = false;
            Triples.set(normal, (q[0] - p[0]) / gap, (q[1] - p[1]) / gap, (q[2] - p[2]) / gap);
        }
    }

    /** Whether the shape has points on both sides of the triangle's plane. */
    private boolean straddles() {
        Triples.normal(moved[0], moved[1], moved[2], n);
        double plane = Triples.dot(n, moved[0]);
        shape.farthest(n, q);
        boolean above = Triples.dot(n, q) >= plane;
        Triples.set(p, -n[0], -n[1], -n[2]);
        shape.farthest(p, q);
        return above && Triples.dot(n, q) <= plane;
    }

    /**
     * Whether the shape goes through the inside of the triangle, touching no edge: the distance of the triangle's points
     * to the shape is a convex function, so cutting it in ever smaller pieces towards the lowest finds 0 or not.
     */
    private boolean pierced() {
        double from = 0;
        double to = 1;
        for (int i = 0; i < 60; i++) {
            double left = from + (to - from) * 0.4;
            double right = from + (to - from) * 0.6;
            double atLeft = lowestAcross(left);
            double atRight = lowestAcross(right);
            if (atLeft == 0 || atRight == 0) {
                return true;
            }
            if (atLeft < atRight) {
                to = right;
            } else {
                from = left;
            }
        }
        return false;
    }

    /** The least distance on the line across the triangle at a share of two of its sides. */
    private double lowestAcross(double share) {
        double[] a = between(moved[0], moved[1], share);
        double[] b = between(moved[0], moved[2], share);
        distance = Double.POSITIVE_INFINITY;
        edge(a, b);
        return distance;
    }

    private static double[] between(double[] a, double[] b, double share) {
        return new double[] {a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2])};
    }
}
