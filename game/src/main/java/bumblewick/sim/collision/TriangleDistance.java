package bumblewick.sim.collision;

/**
 * How far a triangle is from a point or a segment, and how deep something is in it. The result stays in the fields until the
 * next question.
 *
 * <p>The shortest way out of a triangle can only have a few directions: the triangle's normal, those at right angles to an edge
 * of each, and the other's own faces (the separating axes).
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.1.5, 5.1.9 and 5.1.10; S. Gottschalk, M. Lin,
 * D. Manocha, <i>OBBTree</i>, SIGGRAPH (1996).
 */
final class TriangleDistance {
    /** The nearest point of the triangle. */
    double x;

    double y;
    double z;
    /** From there to what was asked for; the way out, length 1, of what is in the triangle. */
    double toX;

    double toY;
    double toZ;
    /** Its length, squared. */
    double squared;

    /** How far what is stuck has to go along the way out; below 0 an axis separates them by so much. */
    double depth;

    private double ax;
    private double ay;
    private double az;
    private double bx;
    private double by;
    private double bz;
    private double cx;
    private double cy;
    private double cz;
    private double ux;
    private double uy;
    private double uz;
    private double wx;
    private double wy;
    private double wz;
    private double nx;
    private double ny;
    private double nz;
    /** The square of the normal, 0 for a triangle without area. */
    private double nn;

    /** Half of what is stuck: a segment, or the sum of three that are a box. */
    private double sizeX;

    private double sizeY;
    private double sizeZ;
    private boolean box;

    /** Takes a triangle to ask about: x, y, z of each corner. */
    void triangle(double[] c) {
        triangle(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }

    /** Takes a triangle to ask about. */
    void triangle(double ax, double ay, double az, double bx, double by, double bz, double cx, double cy, double cz) {
        this.ax = ax;
        this.ay = ay;
        this.az = az;
        this.bx = bx;
        this.by = by;
        this.bz = bz;
        this.cx = cx;
        this.cy = cy;
        this.cz = cz;
        ux = bx - ax;
        uy = by - ay;
        uz = bz - az;
        wx = cx - ax;
        wy = cy - ay;
        wz = cz - az;
        nx = uy * wz - uz * wy;
        ny = uz * wx - ux * wz;
        nz = ux * wy - uy * wx;
        nn = nx * nx + ny * ny + nz * nz;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        if (nn <= MeshCast.SLIVER * uu * ww) {
            nn = 0;
        }
    }

    /**
     * The triangle's normal, length 1, towards those who see its corners counter-clockwise.
     *
     * @return whether it has one
     */
    boolean normal(Vector3d store) {
        double length = Math.sqrt(nn);
        store.set(nx / length, ny / length, nz / length);
        return nn > 0;
    }

    /** Looks for the point nearest to p. */
    void toPoint(double px, double py, double pz) {
        squared = Double.POSITIVE_INFINITY;
        point(px, py, pz);
    }

    /** Looks for the pair of nearest points of the triangle and of the segment between p − h and p + h. */
    void toSegment(double px, double py, double pz, double hx, double hy, double hz) {
        squared = Double.POSITIVE_INFINITY;
        if (crosses(px - ax, py - ay, pz - az, hx, hy, hz)) {
            return;
        }
        point(px - hx, py - hy, pz - hz);
        point(px + hx, py + hy, pz + hz);
        segments(ax, ay, az, ux, uy, uz, px, py, pz, hx, hy, hz);
        segments(ax, ay, az, wx, wy, wz, px, py, pz, hx, hy, hz);
        segments(ax + ux, ay + uy, az + uz, wx - ux, wy - uy, wz - uz, px, py, pz, hx, hy, hz);
    }

    /** Whether the projection of m, seen from the first corner, lies in the triangle. */
    private boolean above(double mx, double my, double mz) {
        double b = (my * wz - mz * wy) * nx + (mz * wx - mx * wz) * ny + (mx * wy - my * wx) * nz;
        double c = (uy * mz - uz * my) * nx + (uz * mx - ux * mz) * ny + (ux * my - uy * mx) * nz;
        return b >= 0 && c >= 0 && b + c <= nn;
    }

    private boolean crosses(double mx, double my, double mz, double hx, double hy, double hz) {
        double height = nx * mx + ny * my + nz * mz;
        double rise = nx * hx + ny * hy + nz * hz;
        if (nn == 0 || rise == 0 || Math.abs(height) > Math.abs(rise)) {
            return false;
        }
        double s = -height / rise;
        double x0 = mx + s * hx;
        double y0 = my + s * hy;
        double z0 = mz + s * hz;
        if (!above(x0, y0, z0)) {
            return false;
        }
        keep(ax + x0, ay + y0, az + z0, 0, 0, 0);
        return true;
    }

    private void point(double px, double py, double pz) {
        double mx = px - ax;
        double my = py - ay;
        double mz = pz - az;
        if (nn > 0 && above(mx, my, mz)) {
            double s = (nx * mx + ny * my + nz * mz) / nn;
            keep(px - s * nx, py - s * ny, pz - s * nz, s * nx, s * ny, s * nz);
            return;
        }
        edge(ax, ay, az, ux, uy, uz, px, py, pz);
        edge(ax, ay, az, wx, wy, wz, px, py, pz);
        edge(ax + ux, ay + uy, az + uz, wx - ux, wy - uy, wz - uz, px, py, pz);
    }

    private void edge(
            double fromX,
            double fromY,
            double fromZ,
            double ex,
            double ey,
            double ez,
            double px,
            double py,
            double pz) {
        double ee = ex * ex + ey * ey + ez * ez;
        double along = (px - fromX) * ex + (py - fromY) * ey + (pz - fromZ) * ez;
        double s = ee > 0 ? clamp(along / ee, 0, 1) : 0;
        double x0 = fromX + s * ex;
        double y0 = fromY + s * ey;
        double z0 = fromZ + s * ez;
        keep(x0, y0, z0, px - x0, py - y0, pz - z0);
    }

    /** The inner points of an edge and of the segment; the ends are looked at elsewhere. */
    private void segments(
            double fromX,
            double fromY,
            double fromZ,
            double ex,
            double ey,
            double ez,
            double px,
            double py,
            double pz,
            double hx,
            double hy,
            double hz) {
        double rx = px - fromX;
        double ry = py - fromY;
        double rz = pz - fromZ;
        double ee = ex * ex + ey * ey + ez * ez;
        double hh = hx * hx + hy * hy + hz * hz;
        double eh = ex * hx + ey * hy + ez * hz;
        double re = rx * ex + ry * ey + rz * ez;
        double rh = rx * hx + ry * hy + rz * hz;
        double across = ee * hh - eh * eh;
        double q = across > 1e-12 * ee * hh ? clamp((re * eh - rh * ee) / across, -1, 1) : 0;
        double s = ee > 0 ? clamp((re + q * eh) / ee, 0, 1) : 0;
        q = hh > 0 ? clamp((s * eh - rh) / hh, -1, 1) : 0;
        double x0 = fromX + s * ex;
        double y0 = fromY + s * ey;
        double z0 = fromZ + s * ez;
        keep(x0, y0, z0, px + q * hx - x0, py + q * hy - y0, pz + q * hz - z0);
    }

    private void keep(double x0, double y0, double z0, double vx, double vy, double vz) {
        double vv = vx * vx + vy * vy + vz * vz;
        if (vv < squared) {
            squared = vv;
            x = x0;
            y = y0;
            z = z0;
            toX = vx;
            toY = vy;
            toZ = vz;
        }
    }

    /** Looks for the way out for the segment from −h to h. */
    void outOfSegment(double halfX, double halfY, double halfZ) {
        sizeX = halfX;
        sizeY = halfY;
        sizeZ = halfZ;
        box = false;
        face();
        edges(sizeX, sizeY, sizeZ);
    }

    /** Looks for the way out for the box with these halves along the coordinate axes. */
    void outOfBox(double halfX, double halfY, double halfZ) {
        sizeX = halfX;
        sizeY = halfY;
        sizeZ = halfZ;
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
        depth = Double.POSITIVE_INFINITY;
        cross(ux, uy, uz, wx, wy, wz);
    }

    private void edges(double ex, double ey, double ez) {
        cross(ux, uy, uz, ex, ey, ez);
        cross(cx - bx, cy - by, cz - bz, ex, ey, ez);
        cross(-wx, -wy, -wz, ex, ey, ez);
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
        double half = box
                ? sizeX * Math.abs(nx) + sizeY * Math.abs(ny) + sizeZ * Math.abs(nz)
                : Math.abs(sizeX * nx + sizeY * ny + sizeZ * nz);
        out(half + Math.max(a, Math.max(b, c)), nx, ny, nz);
        out(half - Math.min(a, Math.min(b, c)), -nx, -ny, -nz);
    }

    private void out(double way, double nx, double ny, double nz) {
        if (way < depth) {
            depth = way;
            toX = nx;
            toY = ny;
            toZ = nz;
        }
    }

    private static double clamp(double value, double min, double max) {
        return value < min ? min : Math.min(value, max);
    }
}
