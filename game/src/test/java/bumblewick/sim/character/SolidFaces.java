package bumblewick.sim.character;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.ConvexHull;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The faces of a solid where it is now, as triangles in double precision; a cylinder has 96 sides. */
final class SolidFaces {
    private static final int[] RING = {
        0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3
    };

    private static final int SIDES = 96;

    private SolidFaces() {}

    static double[] of(Solid solid) {
        double[][] local = local(solid);
        double[] faces = new double[3 * local.length];
        for (int i = 0; i < local.length; i++) {
            put(faces, 3 * i, solid, local[i][0], local[i][1], local[i][2]);
        }
        return faces;
    }

    /** Three corners a triangle, in the solid's own frame. */
    private static double[][] local(Solid solid) {
        if (solid.shape() instanceof Box box) {
            return Arrays.stream(RING)
                    .mapToObj(i -> new double[] {
                        (i & 1) == 0 ? -box.halfX() : box.halfX(),
                        (i & 2) == 0 ? -box.halfY() : box.halfY(),
                        (i & 4) == 0 ? -box.halfZ() : box.halfZ()
                    })
                    .toArray(double[][]::new);
        }
        if (solid.shape() instanceof Cylinder cylinder) {
            return drum(cylinder.radius(), cylinder.halfHeight());
        }
        return hull((ConvexHull) solid.shape());
    }

    private static double[][] drum(double radius, double half) {
        List<double[]> corners = new ArrayList<>();
        for (int i = 0; i < SIDES; i++) {
            double[] a = rim(radius, i);
            double[] b = rim(radius, i + 1);
            double[][] ring = {{a[0], -half, a[1]}, {b[0], -half, b[1]}, {b[0], half, b[1]}, {a[0], half, a[1]}};
            corners.addAll(List.of(ring[0], ring[1], ring[2], ring[0], ring[2], ring[3]));
            corners.addAll(List.of(ring[0], ring[1], new double[] {0, -half, 0}));
            corners.addAll(List.of(ring[2], ring[3], new double[] {0, half, 0}));
        }
        return corners.toArray(double[][]::new);
    }

    private static double[] rim(double radius, int side) {
        double angle = 2 * Math.PI * side / SIDES;
        return new double[] {radius * Math.cos(angle), radius * Math.sin(angle)};
    }

    /** All triangles between points of the hull that have no point before them. */
    private static double[][] hull(ConvexHull hull) {
        List<double[]> corners = new ArrayList<>();
        for (int a = 0; a < hull.size(); a++) {
            for (int b = 0; b < hull.size(); b++) {
                for (int c = 0; c < hull.size(); c++) {
                    if (a < b && a < c && b != c && isFace(hull, a, b, c)) {
                        corners.addAll(List.of(point(hull, a), point(hull, b), point(hull, c)));
                    }
                }
            }
        }
        return corners.toArray(double[][]::new);
    }

    private static boolean isFace(ConvexHull hull, int a, int b, int c) {
        double[] p = point(hull, a);
        double[] n = Separation.cross(Separation.minus(point(hull, b), p), Separation.minus(point(hull, c), p));
        for (int i = 0; i < hull.size(); i++) {
            if (Separation.dot(n, Separation.minus(point(hull, i), p)) > 1e-6) {
                return false;
            }
        }
        return true;
    }

    private static double[] point(ConvexHull hull, int i) {
        return new double[] {hull.x(i), hull.y(i), hull.z(i)};
    }

    /** {@code v + 2w(q × v) + 2 q × (q × v)} */
    private static void put(double[] to, int at, Solid solid, double x, double y, double z) {
        Quaternion q = solid.orientation();
        double tx = 2 * ((double) q.getY() * z - (double) q.getZ() * y);
        double ty = 2 * ((double) q.getZ() * x - (double) q.getX() * z);
        double tz = 2 * ((double) q.getX() * y - (double) q.getY() * x);
        Vector3f p = solid.position();
        to[at] = p.x + x + q.getW() * tx + q.getY() * tz - q.getZ() * ty;
        to[at + 1] = p.y + y + q.getW() * ty + q.getZ() * tx - q.getX() * tz;
        to[at + 2] = p.z + z + q.getW() * tz + q.getX() * ty - q.getY() * tx;
    }
}
