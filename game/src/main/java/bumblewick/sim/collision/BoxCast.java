package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A box against triangles by separating axes that move: in the box's own frame the triangle comes with velocity v = −d,
 * and each axis L gives from when to when the shadows of both overlap. They touch when the last shadow does, unless one
 * has parted by then. The axes are the triangle's normal, those of the box, and the nine products of edges.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.2.9 and 5.5.8; D. Eberly, <i>Dynamic Collision
 * Detection using Oriented Bounding Boxes</i> (1999).
 */
final class BoxCast extends MeshCast {
    /** A product of edges this much smaller than they are is no direction. */
    private static final double PARALLEL = 1e-9;

    /** An axis of two edges must be later than those of faces by this much of the motion to be believed. */
    private static final double LATER = 1e-9;

    /**
     * Shadows that overlap by less than this share of the box's half size only touch. What touches and does not come nearer is
     * no obstacle: a box moves along a face that it lies on, over the face's edges, too.
     */
    private static final double FLUSH = 1e-6;

    private final TriangleDistance stuck = new TriangleDistance();
    private final Vector3f turned = new Vector3f();
    /** The box's axes in the world. */
    private final double[] xAxis = new double[3];

    private final double[] yAxis = new double[3];
    private final double[] zAxis = new double[3];
    private final BoxContact contact = new BoxContact();

    /** Half the box's size. */
    private double hx;

    private double hy;
    private double hz;

    /** The same with room for rounding. */
    private double rx;

    private double ry;
    private double rz;

    /** How far the triangle comes until the best contact, in the box's frame. */
    private double mx;

    private double my;
    private double mz;

    /** The velocity of the triangle and its corners, in the box's frame. */
    private double vx;

    private double vy;
    private double vz;
    private double ax;
    private double ay;
    private double az;
    private double bx;
    private double by;
    private double bz;
    private double cx;
    private double cy;
    private double cz;

    /** The edges from a to b and from a to c, and their product. */
    private double ux;

    private double uy;
    private double uz;
    private double wx;
    private double wy;
    private double wz;
    private double nx;
    private double ny;
    private double nz;

    /** When the last shadow begins to overlap, when the first ends, and the axis of the former. */
    private double enter;

    private double leave;
    private double axisX;
    private double axisY;
    private double axisZ;

    @Override
    void shape(ConvexShape shape, Quaternion orientation) {
        Box box = (Box) shape;
        hx = box.halfX();
        hy = box.halfY();
        hz = box.halfZ();
        rx = hx + ROOM;
        ry = hy + ROOM;
        rz = hz + ROOM;
        axis(orientation, 1f, 0f, 0f, xAxis);
        axis(orientation, 0f, 1f, 0f, yAxis);
        axis(orientation, 0f, 0f, 1f, zAxis);
        extentX = Math.abs(xAxis[0]) * hx + Math.abs(yAxis[0]) * hy + Math.abs(zAxis[0]) * hz;
        extentY = Math.abs(xAxis[1]) * hx + Math.abs(yAxis[1]) * hy + Math.abs(zAxis[1]) * hz;
        extentZ = Math.abs(xAxis[2]) * hx + Math.abs(yAxis[2]) * hy + Math.abs(zAxis[2]) * hz;
    }

    private void axis(Quaternion orientation, float x, float y, float z, double[] store) {
        turned.set(x, y, z);
        Rotation.rotate(orientation, turned);
        store[0] = turned.x;
        store[1] = turned.y;
        store[2] = turned.z;
    }

    @Override
    void started() {
        vx = -inX(dx, dy, dz);
        vy = -inY(dx, dy, dz);
        vz = -inZ(dx, dy, dz);
    }

    private double inX(double x, double y, double z) {
        return xAxis[0] * x + xAxis[1] * y + xAxis[2] * z;
    }

    private double inY(double x, double y, double z) {
        return yAxis[0] * x + yAxis[1] * y + yAxis[2] * z;
    }

    private double inZ(double x, double y, double z) {
        return zAxis[0] * x + zAxis[1] * y + zAxis[2] * z;
    }

    @Override
    double half(double x, double y, double z) {
        return hx * Math.abs(inX(x, y, z)) + hy * Math.abs(inY(x, y, z)) + hz * Math.abs(inZ(x, y, z));
    }

    @Override
    void triangle(int slot) {
        take(corners(slot), 0, 0, 0);
        spread();
        if (isBeside()) {
            return;
        }
        enter = -1;
        leave = Double.POSITIVE_INFINITY;
        if (faces()
                && edges(bx - ax, by - ay, bz - az, ax, ay, az, cx, cy, cz)
                && edges(cx - bx, cy - by, cz - bz, bx, by, bz, ax, ay, az)
                && edges(ax - cx, ay - cy, az - cz, cx, cy, cz, bx, by, bz)) {
            if (enter < 0) {
                overlap(slot);
            } else {
                meet(slot, enter, axisX, axisY, axisZ, 0);
            }
        }
    }

    /** Takes a triangle's corners into the box' own frame, when the box has moved by x, y, z. */
    private void take(double[] c, double x, double y, double z) {
        ax = inX(c[0] - x, c[1] - y, c[2] - z);
        ay = inY(c[0] - x, c[1] - y, c[2] - z);
        az = inZ(c[0] - x, c[1] - y, c[2] - z);
        bx = inX(c[3] - x, c[4] - y, c[5] - z);
        by = inY(c[3] - x, c[4] - y, c[5] - z);
        bz = inZ(c[3] - x, c[4] - y, c[5] - z);
        cx = inX(c[6] - x, c[7] - y, c[8] - z);
        cy = inY(c[6] - x, c[7] - y, c[8] - z);
        cz = inZ(c[6] - x, c[7] - y, c[8] - z);
    }

    /** Finds the edges and the plane of the triangle that was taken. */
    private void spread() {
        ux = bx - ax;
        uy = by - ay;
        uz = bz - az;
        wx = cx - ax;
        wy = cy - ay;
        wz = cz - az;
        nx = uy * wz - uz * wy;
        ny = uz * wx - ux * wz;
        nz = ux * wy - uy * wx;
    }

    /**
     * Whether the shadows on some axis stay apart for all of the motion, by more than rounding: so it is for most
     * triangles, and on which axis is as good as random. Sign bits do what comparisons would, and only two branches are
     * taken; {@link #shadow} is left to those that may be touched.
     */
    private boolean isBeside() {
        mx = vx * limit;
        my = vy * limit;
        mz = vz * limit;
        double at = ax * nx + ay * ny + az * nz;
        double half = rx * Math.abs(nx) + ry * Math.abs(ny) + rz * Math.abs(nz);
        long faces = apart(at, at, mx * nx + my * ny + mz * nz, half)
                | beside(ax, bx, cx, -rx - positive(mx), rx + positive(-mx))
                | beside(ay, by, cy, -ry - positive(my), ry + positive(-my))
                | beside(az, bz, cz, -rz - positive(mz), rz + positive(-mz));
        if (faces < 0) {
            return true;
        }
        long edges = apart(ux, uy, uz, ax, ay, az, cx, cy, cz)
                | apart(wx, wy, wz, ax, ay, az, bx, by, bz)
                | apart(cx - bx, cy - by, cz - bz, bx, by, bz, ax, ay, az);
        return edges < 0;
    }

    private static double positive(double number) {
        return 0.5 * (number + Math.abs(number));
    }

    /** Below 0 if the shadows stay apart on one of the axes of {@link #edges}, for all of the motion. */
    private long apart(
            double ex, double ey, double ez, double px, double py, double pz, double qx, double qy, double qz) {
        double sizeX = Math.abs(ex);
        double sizeY = Math.abs(ey);
        double sizeZ = Math.abs(ez);
        return apart(pz * ey - py * ez, qz * ey - qy * ez, mz * ey - my * ez, ry * sizeZ + rz * sizeY)
                | apart(px * ez - pz * ex, qx * ez - qz * ex, mx * ez - mz * ex, rx * sizeZ + rz * sizeX)
                | apart(py * ex - px * ey, qy * ex - qx * ey, my * ex - mx * ey, rx * sizeY + ry * sizeX);
    }

    /** Below 0 if what reaches from p to q and moves by m stays farther than half from 0. */
    private static long apart(double p, double q, double m, double half) {
        return Double.doubleToRawLongBits(Math.abs(p - q) + 2 * half + Math.abs(m) - Math.abs(p + q + m));
    }

    private boolean faces() {
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        boolean sliver = nx * nx + ny * ny + nz * nz <= SLIVER * uu * ww;
        return (sliver || plane())
                && shadow(1, 0, 0, Math.min(ax, Math.min(bx, cx)), Math.max(ax, Math.max(bx, cx)), hx, 0)
                && shadow(0, 1, 0, Math.min(ay, Math.min(by, cy)), Math.max(ay, Math.max(by, cy)), hy, 0)
                && shadow(0, 0, 1, Math.min(az, Math.min(bz, cz)), Math.max(az, Math.max(bz, cz)), hz, 0);
    }

    /** The triangle's own plane is a point in its normal's direction. */
    private boolean plane() {
        double at = ax * nx + ay * ny + az * nz;
        return shadow(nx, ny, nz, at, at, hx * Math.abs(nx) + hy * Math.abs(ny) + hz * Math.abs(nz), 0);
    }

    /**
     * The three axes at right angles to an edge of the triangle and to one of the box. Seen along the edge it is one
     * point, p, and the rest of the triangle the other, q.
     */
    private boolean edges(
            double ex, double ey, double ez, double px, double py, double pz, double qx, double qy, double qz) {
        double sizeX = Math.abs(ex);
        double sizeY = Math.abs(ey);
        double sizeZ = Math.abs(ez);
        double least = PARALLEL * (sizeX + sizeY + sizeZ);
        return ((sizeY <= least & sizeZ <= least)
                        || edge(0, -ez, ey, pz * ey - py * ez, qz * ey - qy * ez, hy * sizeZ + hz * sizeY))
                && ((sizeX <= least & sizeZ <= least)
                        || edge(ez, 0, -ex, px * ez - pz * ex, qx * ez - qz * ex, hx * sizeZ + hz * sizeX))
                && ((sizeX <= least & sizeY <= least)
                        || edge(-ey, ex, 0, py * ex - px * ey, qy * ex - qx * ey, hx * sizeY + hy * sizeX));
    }

    private boolean edge(double x, double y, double z, double p, double q, double half) {
        return shadow(x, y, z, Math.min(p, q), Math.max(p, q), half, LATER);
    }

    /** Narrows the time of overlap by the shadows on one axis; false if nothing is left. */
    private boolean shadow(double x, double y, double z, double min, double max, double half, double later) {
        double low = min - half;
        double high = max + half;
        double v = vx * x + vy * y + vz * z;
        boolean comes = v > 0;
        double near = comes ? -high : low;
        double far = comes ? -low : high;
        double speed = Math.abs(v);
        // mirrored so that the triangle comes from above: it enters at near, leaves at far
        double slack = FLUSH * half;
        double way = speed * limit;
        if (far < slack || near > way || (near > -slack & way < slack)) {
            return false;
        }
        if (near > (enter + later) * speed && near > 0) {
            enter = near / speed;
            axisX = comes ? x : -x;
            axisY = comes ? y : -y;
            axisZ = comes ? z : -z;
        }
        if (far < leave * speed) {
            leave = far / speed;
        }
        return enter <= leave;
    }

    private void overlap(int slot) {
        stuck.triangle(ax, ay, az, bx, by, bz, cx, cy, cz);
        stuck.outOfBox(hx, hy, hz);
        meet(slot, 0, stuck.toX, stuck.toY, stuck.toZ, -stuck.depth);
    }

    private void meet(int slot, double t, double x, double y, double z, double gap) {
        double length = Math.sqrt(x * x + y * y + z * z);
        double nx = x / length;
        double ny = y / length;
        double nz = z / length;
        touch(
                slot,
                t,
                xAxis[0] * nx + yAxis[0] * ny + zAxis[0] * nz,
                xAxis[1] * nx + yAxis[1] * ny + zAxis[1] * nz,
                xAxis[2] * nx + yAxis[2] * ny + zAxis[2] * nz,
                gap);
    }

    @Override
    void contactPoint(double[] store) {
        double atX = fraction * dx;
        double atY = fraction * dy;
        double atZ = fraction * dz;
        take(corners(met), atX, atY, atZ);
        contact.triangle(ax, ay, az, bx, by, bz, cx, cy, cz);
        contact.clip(hx, hy, hz, store);
        double x = store[0];
        double y = store[1];
        double z = store[2];
        store[0] = atX + xAxis[0] * x + yAxis[0] * y + zAxis[0] * z;
        store[1] = atY + xAxis[1] * x + yAxis[1] * y + zAxis[1] * z;
        store[2] = atZ + xAxis[2] * x + yAxis[2] * y + zAxis[2] * z;
    }
}
