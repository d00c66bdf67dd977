package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A capsule against triangles: a ball against the prism that the triangle leaves behind when it is drawn along the
 * capsule's axis, from −h to h (the Minkowski sum of both).
 *
 * <p>The prism has two lids, three walls, nine edges. Where the whole triangle stays beyond one end of the axis all the
 * time, only the ball at that end can touch it.
 */
final class CapsuleCast extends RoundCast {
    /** Sine, squared, below which an edge and the axis are parallel. */
    private static final double PARALLEL = 1e-18;

    private final Penetration penetration = new Penetration();
    private final Vector3f axis = new Vector3f();
    private double hx;
    private double hy;
    private double hz;
    private double hh;

    @Override
    void shape(ConvexShape shape, Quaternion orientation) {
        Capsule capsule = (Capsule) shape;
        radius = capsule.radius();
        axis.set(0f, capsule.halfHeight(), 0f);
        Rotation.rotate(orientation, axis);
        hx = axis.x;
        hy = axis.y;
        hz = axis.z;
        hh = hx * hx + hy * hy + hz * hz;
        extentX = Math.abs(hx) + radius;
        extentY = Math.abs(hy) + radius;
        extentZ = Math.abs(hz) + radius;
    }

    @Override
    void triangle(
            int slot,
            double ax,
            double ay,
            double az,
            double bx,
            double by,
            double bz,
            double cx,
            double cy,
            double cz) {
        double a = ax * hx + ay * hy + az * hz;
        double b = bx * hx + by * hy + bz * hz;
        double c = cx * hx + cy * hy + cz * hz;
        double along = (dx * hx + dy * hy + dz * hz) * best;
        double below = Math.min(along, 0) - hh;
        double above = Math.max(along, 0) + hh;
        if (a <= below & b <= below & c <= below) {
            ball(slot, -hx, -hy, -hz, ax, ay, az, bx, by, bz, cx, cy, cz);
        } else if (a >= above & b >= above & c >= above) {
            ball(slot, hx, hy, hz, ax, ay, az, bx, by, bz, cx, cy, cz);
        } else {
            prism(slot, ax, ay, az, bx, by, bz, cx, cy, cz);
        }
    }

    private void prism(
            int slot,
            double ax,
            double ay,
            double az,
            double bx,
            double by,
            double bz,
            double cx,
            double cy,
            double cz) {
        double ux = bx - ax;
        double uy = by - ay;
        double uz = bz - az;
        double wx = cx - ax;
        double wy = cy - ay;
        double wz = cz - az;
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double height = -(nx * ax + ny * ay + nz * az);
        double rise = nx * dx + ny * dy + nz * dz;
        double reach = radius * Math.sqrt(nx * nx + ny * ny + nz * nz) + Math.abs(nx * hx + ny * hy + nz * hz);
        if (Math.abs(height) > reach && !(Math.abs(height) - Math.abs(rise) * best <= reach && height * rise < 0)) {
            return;
        }
        nearest.triangle(ax, ay, az, bx, by, bz, cx, cy, cz);
        nearest.toSegment(0, 0, 0, hx, hy, hz);
        if (nearest.squared == 0) {
            penetrate(slot, ax, ay, az, bx, by, bz, cx, cy, cz);
            return;
        }
        if (nearest.squared <= radius * radius) {
            overlap(slot, nx, ny, nz);
            return;
        }
        lid(slot, -ax - hx, -ay - hy, -az - hz, ux, uy, uz, wx, wy, wz, false);
        lid(slot, -ax + hx, -ay + hy, -az + hz, ux, uy, uz, wx, wy, wz, false);
        side(slot, -ax, -ay, -az, ux, uy, uz);
        side(slot, -ax, -ay, -az, wx, wy, wz);
        side(slot, -bx, -by, -bz, wx - ux, wy - uy, wz - uz);
        upright(slot, -ax, -ay, -az);
        upright(slot, -bx, -by, -bz);
        upright(slot, -cx, -cy, -cz);
    }

    /** A wall of the prism and its two edges along e; m is the capsule's centre seen from where e begins. */
    private void side(int slot, double mx, double my, double mz, double ex, double ey, double ez) {
        lid(slot, mx - hx, my - hy, mz - hz, ex, ey, ez, -2 * hx, -2 * hy, -2 * hz, true);
        edge(slot, mx - hx, my - hy, mz - hz, ex, ey, ez);
        edge(slot, mx + hx, my + hy, mz + hz, ex, ey, ez);
    }

    /** The edge that a corner of the triangle leaves behind. */
    private void upright(int slot, double mx, double my, double mz) {
        edge(slot, mx + hx, my + hy, mz + hz, 2 * hx, 2 * hy, 2 * hz);
    }

    private void lid(
            int slot,
            double mx,
            double my,
            double mz,
            double ux,
            double uy,
            double uz,
            double wx,
            double wy,
            double wz,
            boolean parallelogram) {
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double nn = nx * nx + ny * ny + nz * nz;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        if (nn <= PARALLEL * uu * ww) {
            return;
        }
        double height = nx * mx + ny * my + nz * mz;
        double rise = nx * dx + ny * dy + nz * dz;
        double length = Math.sqrt(nn);
        double reach = radius * length;
        if (Math.abs(height) <= reach || height * rise >= 0) {
            return;
        }
        double t = (Math.abs(height) - reach) / Math.abs(rise);
        if (t > best) {
            return;
        }
        double px = mx + t * dx;
        double py = my + t * dy;
        double pz = mz + t * dz;
        double gamma = (uy * pz - uz * py) * nx + (uz * px - ux * pz) * ny + (ux * py - uy * px) * nz;
        double beta = (py * wz - pz * wy) * nx + (pz * wx - px * wz) * ny + (px * wy - py * wx) * nz;
        boolean inside = gamma >= 0 && beta >= 0 && (parallelogram ? gamma <= nn && beta <= nn : gamma + beta <= nn);
        if (inside) {
            double sign = (height > 0 ? 1 : -1) / length;
            touch(slot, t, sign * nx, sign * ny, sign * nz, 0);
        }
    }

    private void penetrate(
            int slot,
            double ax,
            double ay,
            double az,
            double bx,
            double by,
            double bz,
            double cx,
            double cy,
            double cz) {
        penetration.begin(ax, ay, az, bx, by, bz, cx, cy, cz);
        penetration.segment(hx, hy, hz);
        if (penetration.depth < Double.POSITIVE_INFINITY) {
            touch(slot, 0, penetration.x, penetration.y, penetration.z, -penetration.depth - radius);
        }
    }

    @Override
    void contactPoint(double[] store) {
        double[] c = corners(met);
        nearest.triangle(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
        nearest.toSegment(best * dx, best * dy, best * dz, hx, hy, hz);
        store[0] = nearest.x;
        store[1] = nearest.y;
        store[2] = nearest.z;
    }
}
