package bumblewick.sim.collision;

/**
 * The shortest way out of a triangle for something that is stuck in it. Of all directions only a few can be the
 * shortest: the triangle's normal, those at right angles to an edge of each, and the other's own faces (the separating
 * axes).
 *
 * <p>Source: S. Gottschalk, M. Lin, D. Manocha, <i>OBBTree</i>, SIGGRAPH (1996); D. Eberly, <i>Dynamic Collision
 * Detection using Oriented Bounding Boxes</i> (1999).
 */
final class TrianglePenetration {
    /** How far it is out; infinite while no direction has been tried. */
    double depth;

    /** The way out, length 1. */
    double x;

    double y;
    double z;

    private double ax;
    private double ay;
    private double az;
    private double bx;
    private double by;
    private double bz;
    private double cx;
    private double cy;
    private double cz;

    /** Half of what is stuck: a segment, or the sum of three that are a box. */
    private double hx;

    private double hy;
    private double hz;
    private boolean box;

    /** Takes the triangle, seen from the centre of what is stuck. */
    void begin(double ax, double ay, double az, double bx, double by, double bz, double cx, double cy, double cz) {
        this.ax = ax;
        this.ay = ay;
        this.az = az;
        this.bx = bx;
        this.by = by;
        this.bz = bz;
        this.cx = cx;
        this.cy = cy;
        this.cz = cz;
        depth = Double.POSITIVE_INFINITY;
    }

    /** The way out for the segment from −h to h. */
    void segment(double halfX, double halfY, double halfZ) {
        hx = halfX;
        hy = halfY;
        hz = halfZ;
        box = false;
        face();
        edges(hx, hy, hz);
    }

    /** The way out for the box with these halves along the coordinate axes. */
    void box(double halfX, double halfY, double halfZ) {
        hx = halfX;
        hy = halfY;
        hz = halfZ;
        box = true;
        face();
        along(1, 0, 0);
        along(0, 1, 0);
        along(0, 0, 1);
        edges(1, 0, 0);
        edges(0, 1, 0);
        edges(0, 0, 1);
    }

    private void face() {
        cross(bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    }

    private void edges(double ex, double ey, double ez) {
        cross(bx - ax, by - ay, bz - az, ex, ey, ez);
        cross(cx - bx, cy - by, cz - bz, ex, ey, ez);
        cross(ax - cx, ay - cy, az - cz, ex, ey, ez);
    }

    private void cross(double ux, double uy, double uz, double wx, double wy, double wz) {
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        double nn = nx * nx + ny * ny + nz * nz;
        if (nn > MeshCast.SLIVER * uu * ww) {
            double length = Math.sqrt(nn);
            along(nx / length, ny / length, nz / length);
        }
    }

    /** Tries a direction, both ways. */
    private void along(double nx, double ny, double nz) {
        double a = ax * nx + ay * ny + az * nz;
        double b = bx * nx + by * ny + bz * nz;
        double c = cx * nx + cy * ny + cz * nz;
        double half =
                box ? hx * Math.abs(nx) + hy * Math.abs(ny) + hz * Math.abs(nz) : Math.abs(hx * nx + hy * ny + hz * nz);
        keep(half + Math.max(a, Math.max(b, c)), nx, ny, nz);
        keep(half - Math.min(a, Math.min(b, c)), -nx, -ny, -nz);
    }

    private void keep(double way, double nx, double ny, double nz) {
        if (way < depth) {
            depth = way;
            x = nx;
            y = ny;
            z = nz;
        }
    }
}
