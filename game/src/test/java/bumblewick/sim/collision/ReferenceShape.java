package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.List;

/**
 * What the slow reference knows of a shape, in the shape's own frame: the nearest of its points to a point, and the
 * farthest in a direction. Written for clarity; shares nothing with the shapes' production code.
 */
interface ReferenceShape {
    /** No point is farther from the origin, in u. */
    double boundingRadius();

    /** Finds the shape's point nearest to p; p itself if it is inside. */
    void nearest(double[] p, double[] store);

    /** Finds a point farthest in a direction. */
    void farthest(double[] direction, double[] store);

    /** Reads a shape, made smaller all around (or so; a hull by scaling). */
    static ReferenceShape of(ConvexShape shape, double smaller) {
        if (shape instanceof Sphere s) {
            return new Round(0, s.radius() - smaller);
        }
        if (shape instanceof Capsule c) {
            return new Round(c.halfHeight(), c.radius() - smaller);
        }
        if (shape instanceof Box b) {
            return new Brick(b.halfX() - smaller, b.halfY() - smaller, b.halfZ() - smaller);
        }
        if (shape instanceof Cylinder c) {
            return new Drum(c.radius() - smaller, c.halfHeight() - smaller);
        }
        return Hull.of((ConvexHull) shape, smaller);
    }

    /** A ball about each point of a segment on the y axis. */
    record Round(double half, double radius) implements ReferenceShape {
        @Override
        public double boundingRadius() {
            return half + radius;
        }

        @Override
        public void nearest(double[] p, double[] store) {
            double y = Math.max(-half, Math.min(half, p[1]));
            double length = Math.sqrt(p[0] * p[0] + (p[1] - y) * (p[1] - y) + p[2] * p[2]);
            double scale = length <= radius ? 1 : radius / length;
            Triples.set(store, p[0] * scale, y + (p[1] - y) * scale, p[2] * scale);
        }

        @Override
        public void farthest(double[] d, double[] store) {
            double scale = radius / Triples.length(d);
            Triples.set(store, d[0] * scale, (d[1] < 0 ? -half : half) + d[1] * scale, d[2] * scale);
        }
    }

    /** A box. */
    record Brick(double x, double y, double z) implements ReferenceShape {
        @Override
        public double boundingRadius() {
            return Math.sqrt(x * x + y * y + z * z);
        }

        @Override
        public void nearest(double[] p, double[] store) {
            Triples.set(
                    store,
                    Math.max(-x, Math.min(x, p[0])),
                    Math.max(-y, Math.min(y, p[1])),
                    Math.max(-z, Math.min(z, p[2])));
        }

        @Override
        public void farthest(double[] d, double[] store) {
            Triples.set(store, d[0] < 0 ? -x : x, d[1] < 0 ? -y : y, d[2] < 0 ? -z : z);
        }
    }

    /** A cylinder about the y axis. */
    record Drum(double radius, double half) implements ReferenceShape {
        @Override
        public double boundingRadius() {
            return Math.sqrt(radius * radius + half * half);
        }

        @Override
        public void nearest(double[] p, double[] store) {
            double length = Math.sqrt(p[0] * p[0] + p[2] * p[2]);
            double scale = length <= radius ? 1 : radius / length;
            Triples.set(store, p[0] * scale, Math.max(-half, Math.min(half, p[1])), p[2] * scale);
        }

        @Override
        public void farthest(double[] d, double[] store) {
            double length = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
            double scale = length > 0 ? radius / length : 0;
            Triples.set(store, d[0] * scale, d[1] < 0 ? -half : half, d[2] * scale);
        }
    }

    /**
     * A hull with its faces: every triangle of its points that has all others on one side, and its normal. No two of its
     * points have the same x.
     */
    record Hull(double[][] points, List<double[][]> faces, double boundingRadius) implements ReferenceShape {
        static Hull of(ConvexHull hull, double smaller) {
            double[][] points = new double[hull.size()][];
            double radius = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int i = 0; i < points.length; i++) {
                points[i] = new double[] {hull.x(i), hull.y(i), hull.z(i)};
                radius = Math.max(radius, Triples.length(points[i]));
                least = Math.min(least, Triples.length(points[i]));
            }
            for (double[] point : points) {
                Triples.scale(point, 1 - smaller / least);
            }
            return new Hull(points, faces(points), radius);
        }

        private static List<double[][]> faces(double[][] points) {
            List<double[][]> faces = new ArrayList<>();
            for (double[] a : points) {
                for (double[] b : points) {
                    for (double[] c : points) {
                        boolean first = a[0] < b[0] && a[0] < c[0]; // each face once, not once for each corner
                        if (first && b != c && allBehind(points, a, b, c)) {
                            faces.add(new double[][] {a, b, c, Triples.normal(a, b, c)});
                        }
                    }
                }
            }
            return faces;
        }

        private static boolean allBehind(double[][] points, double[] a, double[] b, double[] c) {
            double[] n = Triples.normal(a, b, c);
            for (double[] point : points) {
                if (Triples.dot(n, point) - Triples.dot(n, a) > 1e-9) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void nearest(double[] p, double[] store) {
            double best = Double.POSITIVE_INFINITY;
            double[] candidate = new double[3];
            for (double[][] face : faces) {
                if (Triples.dot(face[3], p) <= Triples.dot(face[3], face[0])) {
                    continue;
                }
                Triples.nearestOfTriangle(p, face[0], face[1], face[2], face[3], candidate);
                double distance = Triples.distance(p, candidate);
                if (distance < best) {
                    best = distance;
                    Triples.set(store, candidate[0], candidate[1], candidate[2]);
                }
            }
            if (best == Double.POSITIVE_INFINITY) {
                Triples.set(store, p[0], p[1], p[2]);
            }
        }

        @Override
        public void farthest(double[] d, double[] store) {
            double best = Double.NEGATIVE_INFINITY;
            for (double[] point : points) {
                if (Triples.dot(point, d) > best) {
                    best = Triples.dot(point, d);
                    Triples.set(store, point[0], point[1], point[2]);
                }
            }
        }
    }
}
