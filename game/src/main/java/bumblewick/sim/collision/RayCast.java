package bumblewick.sim.collision;

import com.jme3.math.Quaternion;

/**
 * A point that moves against triangles, so that it cannot slip through between two of them.
 *
 * <p>The axes are exchanged until the ray mostly goes along z, and sheared until it only does; then three signed areas
 * decide on which side of each edge it passes. Two triangles compute that of a common edge from the same numbers, and
 * come to the same sign.
 *
 * <p>Source: S. Woop, C. Benthin, I. Wald, <i>Watertight Ray/Triangle Intersection</i>, JCGT 2 (2013).
 */
final class RayCast extends MeshCast {
    private int axis;
    private double shearX;
    private double shearY;
    private double perZ;

    @Override
    void shape(ConvexShape shape, Quaternion orientation) {}

    @Override
    void started() {
        axis = mainAxis();
        double main = move(axis);
        shearX = move((axis + 1) % 3) / main;
        shearY = move((axis + 2) % 3) / main;
        perZ = 1 / main;
    }

    @Override
    double half(double x, double y, double z) {
        return 0;
    }

    @Override
    void triangle(int slot) {
        if (dd == 0) {
            return;
        }
        double[] v = corners(slot);
        int x = (axis + 1) % 3;
        int y = (axis + 2) % 3;
        double zA = v[axis];
        double zB = v[3 + axis];
        double zC = v[6 + axis];
        double xA = v[x] - shearX * zA;
        double xB = v[3 + x] - shearX * zB;
        double xC = v[6 + x] - shearX * zC;
        double yA = v[y] - shearY * zA;
        double yB = v[3 + y] - shearY * zB;
        double yC = v[6 + y] - shearY * zC;
        double a = xC * yB - yC * xB;
        double b = xA * yC - yA * xC;
        double c = xB * yA - yB * xA;
        double area = a + b + c;
        if (area == 0 || !(Math.min(a, Math.min(b, c)) >= 0 || Math.max(a, Math.max(b, c)) <= 0)) {
            return;
        }
        double t = (a * zA + b * zB + c * zC) / area * perZ;
        if (t >= 0) {
            face(slot, t);
        }
    }

    /** What it starts on it meets only from the front. */
    private void face(int slot, double t) {
        double along = faceOf(slot) ? face.x * dx + face.y * dy + face.z * dz : 0;
        if (along < 0 || (along > 0 && t > 0)) {
            double sign = along > 0 ? -1 : 1;
            touch(slot, t, sign * face.x, sign * face.y, sign * face.z, 0);
        }
    }

    @Override
    void contactPoint(double[] store) {
        store[0] = fraction * dx;
        store[1] = fraction * dy;
        store[2] = fraction * dz;
    }
}
