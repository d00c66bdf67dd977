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

    /** Makes it a triangle; its numbers are x, y, z of each corner. */
    void setTriangle(
            double ax, double ay, double az, double bx, double by, double bz, double cx, double cy, double cz) {
        core(Core.TRIANGLE, 0, 0, 0, 0);
        corner(0, ax, ay, az);
        corner(3, bx, by, bz);
        corner(6, cx, cy, cz);
        centre.set((ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3);
    }

    /** Makes it a single point, which rays are cast by. */
    void setPoint(double x, double y, double z) {
        core(Core.POINT, 0, 0, 0, 0);
        centre.set(x, y, z);
    }

    /**
     * The normal of a triangle, length 1, towards those who see its corners counter-clockwise.
     *
     * @return whether it has one
     */
    boolean normalOfTriangle(Vector3d store) {
        double ux = corners[3] - corners[0];
        double uy = corners[4] - corners[1];
        double uz = corners[5] - corners[2];
        double wx = corners[6] - corners[0];
        double wy = corners[7] - corners[1];
        double wz = corners[8] - corners[2];
        store.set(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx);
        double length = store.length();
        store.set(store.x / length, store.y / length, store.z / length);
        return length > 0;
    }

    private void core(Core kind, double x, double y, double z, double skin) {
        core = kind;
        halfX = x;
        halfY = y;
        halfZ = z;
        radius = skin;
    }

    private void corner(int at, double x, double y, double z) {
        corners[at] = x;
        corners[at + 1] = y;
        corners[at + 2] = z;
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

    /** A point given along the shape's own axes. */
    private void at(double x, double y, double z, Vector3d store) {
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
