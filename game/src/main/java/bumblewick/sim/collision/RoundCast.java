package bumblewick.sim.collision;

/**
 * What casts of round shapes have in common: a ball that moves along d against a face, an edge, a corner.
 *
 * <p>Each test is given m, the ball's centre seen from a point of the feature, and knows no more than the feature. The
 * first contact with a triangle is the earliest of its face, edges and corners, for their rounded shapes together make
 * up the rounded triangle.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.3.2, 5.3.7 and 5.5.6.
 */
abstract class RoundCast extends MeshCast {
    /** Squared length, in u², below which an edge is a point. */
    private static final double POINT = 1e-24;

    final Nearest nearest = new Nearest();
    double radius;

    /**
     * The ball around p against a whole triangle: the face first, then those edges that can come before it.
     *
     * <p>Where the ball touches the plane, the projected centre has the weights γ and β of c and b, times n². An edge can
     * come first only if its weight leaves the triangle between there and the best contact so far.
     */
    final void ball(
            int slot,
            double px,
            double py,
            double pz,
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
        double mx = px - ax;
        double my = py - ay;
        double mz = pz - az;
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double nn = nx * nx + ny * ny + nz * nz;
        double height = nx * mx + ny * my + nz * mz;
        double rise = nx * dx + ny * dy + nz * dz;
        double length = Math.sqrt(nn);
        double reach = radius * length;
        if (Math.abs(height) <= reach) {
            nearest.triangle(ax, ay, az, bx, by, bz, cx, cy, cz);
            nearest.toPoint(px, py, pz);
            if (nearest.squared <= radius * radius) {
                overlap(slot, nx, ny, nz);
                return;
            }
        }
        double t = 0;
        if (Math.abs(height) > reach) {
            t = height > 0 ? (reach - height) / rise : (-reach - height) / rise;
            if (!(t >= 0 && t <= best)) {
                return;
            }
        }
        double gx = ny * uz - nz * uy;
        double gy = nz * ux - nx * uz;
        double gz = nx * uy - ny * ux;
        double hx = wy * nz - wz * ny;
        double hy = wz * nx - wx * nz;
        double hz = wx * ny - wy * nx;
        double dGamma = gx * dx + gy * dy + gz * dz;
        double dBeta = hx * dx + hy * dy + hz * dz;
        double gamma = gx * mx + gy * my + gz * mz + t * dGamma;
        double beta = hx * mx + hy * my + hz * mz + t * dBeta;
        if (gamma >= 0 && beta >= 0 && gamma + beta <= nn && t > 0) {
            double sign = (height > 0 ? 1 : -1) / length;
            touch(slot, t, sign * nx, sign * ny, sign * nz, 0);
            return;
        }
        double gammaLast = gamma + (best - t) * dGamma;
        double betaLast = beta + (best - t) * dBeta;
        if (gamma <= 0 || gammaLast <= 0) {
            edge(slot, mx, my, mz, ux, uy, uz);
        }
        if (beta <= 0 || betaLast <= 0) {
            edge(slot, mx, my, mz, wx, wy, wz);
        }
        if (gamma + beta >= nn || gammaLast + betaLast >= nn) {
            edge(slot, mx - ux, my - uy, mz - uz, wx - ux, wy - uy, wz - uz);
        }
    }

    /** Notes that {@link #nearest} is nearer than the radius; n is the triangle's normal, of any length. */
    final void overlap(int slot, double nx, double ny, double nz) {
        double distance = Math.sqrt(nearest.squared);
        if (distance > 0) {
            touch(slot, 0, nearest.toX / distance, nearest.toY / distance, nearest.toZ / distance, distance - radius);
            return;
        }
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        if (length > 0) {
            touch(slot, 0, nx / length, ny / length, nz / length, -radius);
        }
    }

    /**
     * The ball, which does not overlap it yet, against the edge from 0 to e, its ends rounded.
     *
     * <pre>|m + t d − ((m + t d)·e / e·e) e|² = r²</pre>
     */
    final void edge(int slot, double mx, double my, double mz, double ex, double ey, double ez) {
        double ee = ex * ex + ey * ey + ez * ez;
        if (ee < POINT) {
            corner(slot, mx, my, mz);
            return;
        }
        double me = mx * ex + my * ey + mz * ez;
        double de = dx * ex + dy * ey + dz * ez;
        double md = mx * dx + my * dy + mz * dz;
        double mm = mx * mx + my * my + mz * mz;
        double c = (mm - radius * radius) * ee - me * me;
        double t = 0;
        if (c > 0) {
            double a = dd * ee - de * de;
            double b = md * ee - me * de;
            double discriminant = b * b - a * c;
            if (b >= 0 || discriminant < 0) {
                return;
            }
            t = c / (Math.sqrt(discriminant) - b);
            if (t > best) {
                return;
            }
        }
        double along = me + t * de;
        if (along < 0) {
            corner(slot, mx, my, mz);
        } else if (along > ee) {
            corner(slot, mx - ex, my - ey, mz - ez);
        } else if (c > 0) {
            double s = along / ee;
            meet(slot, t, mx + t * dx - s * ex, my + t * dy - s * ey, mz + t * dz - s * ez);
        }
    }

    /** The ball against a point. */
    final void corner(int slot, double mx, double my, double mz) {
        double c = mx * mx + my * my + mz * mz - radius * radius;
        double b = mx * dx + my * dy + mz * dz;
        double discriminant = b * b - dd * c;
        if (c <= 0 || b >= 0 || discriminant < 0) {
            return;
        }
        double t = c / (Math.sqrt(discriminant) - b);
        if (t <= best) {
            meet(slot, t, mx + t * dx, my + t * dy, mz + t * dz);
        }
    }

    /** The ball is at w, seen from the nearest point of what it touches. */
    private void meet(int slot, double t, double wx, double wy, double wz) {
        touch(slot, t, wx / radius, wy / radius, wz / radius, 0);
    }
}
