package bumblewick.sim.collision;

/**
 * Finds the point of a triangle, or of its border, that is nearest to a point or a segment. The result stays in the
 * fields until the next question.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.1.5, 5.1.9 and 5.1.10.
 */
final class NearestPoint {
    /** The nearest point of the triangle. */
    double x;

    double y;
    double z;
    /** From there to what was asked for. */
    double toX;

    double toY;
    double toZ;
    /** Its length, squared. */
    double squared;

    private double ax;
    private double ay;
    private double az;
    private double ux;
    private double uy;
    private double uz;
    private double wx;
    private double wy;
    private double wz;
    private double nx;
    private double ny;
    private double nz;
    private double nn;

    /** Takes a triangle to ask about: x, y, z of each corner. */
    void triangle(double[] c) {
        ax = c[0];
        ay = c[1];
        az = c[2];
        ux = c[3] - ax;
        uy = c[4] - ay;
        uz = c[5] - az;
        wx = c[6] - ax;
        wy = c[7] - ay;
        wz = c[8] - az;
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

    private static double clamp(double value, double min, double max) {
        return value < min ? min : Math.min(value, max);
    }
}
