package bumblewick.sim.collision;

/**
 * The distance of a triangle from a point or a segment, and the penetration depth of a segment or a box in it. The result stays
 * in the fields until the next query.
 *
 * <p>The direction of least penetration is one of the separating axes: the triangle's normal, the normals of the box, and the
 * cross products of an edge of each.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.1.5, 5.1.9 and 5.1.10; S. Gottschalk, M. Lin,
 * D. Manocha, <i>OBBTree</i>, SIGGRAPH (1996).
 */
final class TriangleDistance {
    /** The nearest point of the triangle. */
    double x;

    double y;
    double z;
    /**
     * After a query for distance: from there to the nearest point of the other shape. After one for depth: the direction in
     * which the other shape leaves the triangle soonest, length 1.
     */
    double toX;

    double toY;
    double toZ;
    /** The distance, squared. */
    double squared;

    /** Penetration depth along that direction; below 0 they are separate, by so much along the best axis. */
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

    /** Half the segment, or half the size of the box along each axis. */
    private double sizeX;

    private double sizeY;
    private double sizeZ;
    private boolean box;

    /** Sets the triangle: x, y, z of each corner. */
    void triangle(double[] c) {
        triangle(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }

    /** Sets the triangle. */
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

    /** Whether its plane alone keeps it farther than {@code reach} from the segment between −h and h; never wrong by rounding. */
    boolean isPlaneBeyond(double hx, double hy, double hz, double reach) {
        double height = Math.abs(nx * ax + ny * ay + nz * az) - Math.abs(nx * hx + ny * hy + nz * hz);
        return nn > 0 && height > (reach + MeshCast.ROOM) * Math.sqrt(nn);
    }

    /** Finds the point nearest to p. */
    void toPoint(double px, double py, double pz) {
        squared = Double.POSITIVE_INFINITY;
        point(px, py, pz);
    }

    /** Finds the nearest points of the triangle and of the segment between p − h and p + h. */
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

    /** Whether the segment from m − h to m + h, seen from the first corner, goes through the triangle; then they have no distance. */
    boolean crosses(double mx, double my, double mz, double hx, double hy, double hz) {
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
        keepNearest(ax + x0, ay + y0, az + z0, 0, 0, 0);
        return true;
    }

    private void point(double px, double py, double pz) {
        double mx = px - ax;
        double my = py - ay;
        double mz = pz - az;
        if (nn > 0 && above(mx, my, mz)) {
            double s = (nx * mx + ny * my + nz * mz) / nn;
            keepNearest(px - s * nx, py - s * ny, pz - s * nz, s * nx, s * ny, s * nz);
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
        keepNearest(x0, y0, z0, px - x0, py - y0, pz - z0);
    }

    /** Tries the inner points of an edge and of the segment; {@link #toSegment} tries their ends. */
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
        keepNearest(x0, y0, z0, px + q * hx - x0, py + q * hy - y0, pz + q * hz - z0);
    }

    private void keepNearest(double x0, double y0, double z0, double vx, double vy, double vz) {
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

    /** Finds the penetration depth of the segment from −h to h. */
    void outOfSegment(double halfX, double halfY, double halfZ) {
        sizeX = halfX;
        sizeY = halfY;
        sizeZ = halfZ;
        box = false;
        testFaceNormal();
        testEdges(sizeX, sizeY, sizeZ);
    }

    /** Finds the penetration depth of the box with these half sizes along the coordinate axes. */
    void outOfBox(double halfX, double halfY, double halfZ) {
        sizeX = halfX;
        sizeY = halfY;
        sizeZ = halfZ;
        box = true;
        testFaceNormal();
        testAxis(1, 0, 0);
        testAxis(0, 1, 0);
        testAxis(0, 0, 1);
        testEdges(1, 0, 0);
        testEdges(0, 1, 0);
        testEdges(0, 0, 1);
    }

    private void testFaceNormal() {
        depth = Double.POSITIVE_INFINITY;
        testCrossProduct(ux, uy, uz, wx, wy, wz);
    }

    private void testEdges(double ex, double ey, double ez) {
        testCrossProduct(ux, uy, uz, ex, ey, ez);
        testCrossProduct(cx - bx, cy - by, cz - bz, ex, ey, ez);
        testCrossProduct(-wx, -wy, -wz, ex, ey, ez);
    }

    private void testCrossProduct(double ux, double uy, double uz, double wx, double wy, double wz) {
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        double nn = nx * nx + ny * ny + nz * nz;
        if (nn > MeshCast.SLIVER * uu * ww) {
            double length = Math.sqrt(nn);
            testAxis(nx / length, ny / length, nz / length);
        }
    }

    /** Tries a separating axis in both directions. */
    private void testAxis(double nx, double ny, double nz) {
        double a = ax * nx + ay * ny + az * nz;
        double b = bx * nx + by * ny + bz * nz;
        double c = cx * nx + cy * ny + cz * nz;
        double half = box
                ? sizeX * Math.abs(nx) + sizeY * Math.abs(ny) + sizeZ * Math.abs(nz)
                : Math.abs(sizeX * nx + sizeY * ny + sizeZ * nz);
        keepLeast(half + Math.max(a, Math.max(b, c)), nx, ny, nz);
        keepLeast(half - Math.min(a, Math.min(b, c)), -nx, -ny, -nz);
    }

    private void keepLeast(double penetration, double nx, double ny, double nz) {
        if (penetration < depth) {
            depth = penetration;
            toX = nx;
            toY = ny;
            toZ = nz;
        }
    }

    private static double clamp(double value, double min, double max) {
        return value < min ? min : Math.min(value, max);
    }
}
