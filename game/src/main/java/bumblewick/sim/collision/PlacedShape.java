package bumblewick.sim.collision;

import com.jme3.math.Quaternion;

/**
 * A convex shape in its place, split into a core and a radius: a ball is a point, a capsule a segment, each with a
 * radius about it; all others are cores alone. A triangle can be one, too. In doubles, relative to an origin that the
 * query chooses, so that it is as exact far out as at home.
 *
 * <p>Source: G. van den Bergen, <i>Collision Detection in Interactive 3D Environments</i> (2004), ch. 4.3.
 */
final class PlacedShape {
    private enum Core {
        POINT,
        SEGMENT,
        BOX,
        CYLINDER,
        HULL,
        TRIANGLE
    }

    /** Middle of the shape. */
    final Vector3d centre = new Vector3d();
    /** Its own axes in the world's frame. */
    final Vector3d axisX = new Vector3d();

    final Vector3d axisY = new Vector3d();
    final Vector3d axisZ = new Vector3d();
    /** Half sizes of the core along its axes. */
    double halfX;

    double halfY;
    double halfZ;
    /** Of the round skin about the core. */
    double radius;

    private final double[] corners = new double[9];
    private final Vector3d farthest = new Vector3d();
    private Core core = Core.POINT;
    private ConvexHull hull;

    /** Makes it this shape, turned so and in this place. */
    void set(ConvexShape shape, Quaternion turned, double x, double y, double z) {
        centre.set(x, y, z);
        turn(turned.getX(), turned.getY(), turned.getZ(), turned.getW());
        if (shape instanceof Sphere sphere) {
            core(Core.POINT, 0, 0, 0, sphere.radius());
        } else if (shape instanceof Capsule capsule) {
            core(Core.SEGMENT, 0, capsule.halfHeight(), 0, capsule.radius());
        } else if (shape instanceof Box box) {
            core(Core.BOX, box.halfX(), box.halfY(), box.halfZ(), 0);
        } else if (shape instanceof Cylinder cylinder) {
            core(Core.CYLINDER, cylinder.radius(), cylinder.halfHeight(), cylinder.radius(), 0);
        } else {
            hull = (ConvexHull) shape;
            core(Core.HULL, 0, 0, 0, 0);
        }
    }

    /** Makes it a triangle: x, y, z of each corner (copied). */
    void setTriangle(double[] c) {
        core(Core.TRIANGLE, 0, 0, 0, 0);
        System.arraycopy(c, 0, corners, 0, 9);
        centre.set((c[0] + c[3] + c[6]) / 3, (c[1] + c[4] + c[7]) / 3, (c[2] + c[5] + c[8]) / 3);
    }

    /** Makes it a single point, which rays are cast by. */
    void setPoint(double x, double y, double z) {
        core(Core.POINT, 0, 0, 0, 0);
        centre.set(x, y, z);
    }

    /** Whether it is a point or a segment with a radius. */
    boolean isRound() {
        return core == Core.POINT || core == Core.SEGMENT;
    }

    boolean isBox() {
        return core == Core.BOX;
    }

    private void core(Core kind, double x, double y, double z, double skin) {
        core = kind;
        halfX = x;
        halfY = y;
        halfZ = z;
        radius = skin;
    }

    /** Columns of the matrix of a quaternion, divided by its length in case that is not quite 1. */
    private void turn(double x, double y, double z, double w) {
        double s = 2 / (x * x + y * y + z * z + w * w);
        axisX.set(1 - s * (y * y + z * z), s * (x * y + z * w), s * (x * z - y * w));
        axisY.set(s * (x * y - z * w), 1 - s * (x * x + z * z), s * (y * z + x * w));
        axisZ.set(s * (x * z + y * w), s * (y * z - x * w), 1 - s * (x * x + y * y));
    }

    /** Moves it; a triangle stays. */
    void shift(double x, double y, double z) {
        centre.set(centre.x + x, centre.y + y, centre.z + z);
    }

    /** The point of the core that is farthest in a direction, of any length. Where several are, always the same one. */
    void support(double dx, double dy, double dz, Vector3d store) {
        switch (core) {
            case POINT -> store.set(centre);
            case SEGMENT -> at(0, side(axisY, dx, dy, dz) * halfY, 0, store);
            case BOX ->
                at(
                        side(axisX, dx, dy, dz) * halfX,
                        side(axisY, dx, dy, dz) * halfY,
                        side(axisZ, dx, dy, dz) * halfZ,
                        store);
            case CYLINDER -> supportCylinder(dx, dy, dz, store);
            case HULL -> supportHull(dx, dy, dz, store);
            default -> supportTriangle(dx, dy, dz, store);
        }
    }

    /** How far it reaches from the origin in a direction of length 1, with its radius. */
    double reach(double dx, double dy, double dz) {
        support(dx, dy, dz, farthest);
        return farthest.x * dx + farthest.y * dy + farthest.z * dz + radius;
    }

    private static double side(Vector3d axis, double dx, double dy, double dz) {
        return along(axis, dx, dy, dz) < 0 ? -1 : 1;
    }

    private static double along(Vector3d axis, double dx, double dy, double dz) {
        return axis.x * dx + axis.y * dy + axis.z * dz;
    }

    /** Turns a vector into the shape's own frame. */
    void unrotate(double x, double y, double z, Vector3d store) {
        store.set(along(axisX, x, y, z), along(axisY, x, y, z), along(axisZ, x, y, z));
    }

    /** A point given along the shape's own axes. */
    void at(double x, double y, double z, Vector3d store) {
        store.set(
                centre.x + x * axisX.x + y * axisY.x + z * axisZ.x,
                centre.y + x * axisX.y + y * axisY.y + z * axisZ.y,
                centre.z + x * axisX.z + y * axisY.z + z * axisZ.z);
    }

    private void supportCylinder(double dx, double dy, double dz, Vector3d store) {
        double x = along(axisX, dx, dy, dz);
        double z = along(axisZ, dx, dy, dz);
        double length = Math.sqrt(x * x + z * z);
        double scale = length > 0 ? halfX / length : 0;
        at(x * scale, side(axisY, dx, dy, dz) * halfY, z * scale, store);
    }

    private void supportHull(double dx, double dy, double dz, Vector3d store) {
        double x = along(axisX, dx, dy, dz);
        double y = along(axisY, dx, dy, dz);
        double z = along(axisZ, dx, dy, dz);
        int best = 0;
        double farthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < hull.size(); i++) {
            double reach = x * hull.x(i) + y * hull.y(i) + z * hull.z(i);
            if (reach > farthest) {
                farthest = reach;
                best = i;
            }
        }
        at(hull.x(best), hull.y(best), hull.z(best), store);
    }

    private void supportTriangle(double dx, double dy, double dz, Vector3d store) {
        int best = 0;
        double farthest = reach(0, dx, dy, dz);
        for (int i = 3; i < 9; i += 3) {
            double reach = reach(i, dx, dy, dz);
            if (reach > farthest) {
                farthest = reach;
                best = i;
            }
        }
        store.set(corners[best], corners[best + 1], corners[best + 2]);
    }

    private double reach(int corner, double dx, double dy, double dz) {
        return corners[corner] * dx + corners[corner + 1] * dy + corners[corner + 2] * dz;
    }
}
