package bumblewick.sim.collision;

import com.jme3.math.Quaternion;

/**
 * A {@link Sphere} against triangles: a ball that moves along d against a face, an edge, a corner. Other round shapes are made
 * of the same tests.
 *
 * <p>Each test is given m, the ball's centre seen from a point of the feature, and knows no more than the feature. The
 * first contact with a triangle is the earliest of its face, edges and corners, for their rounded shapes together make
 * up the rounded triangle. If the ball overlaps one of them at the start, only the nearest point of the whole counts.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.3.2, 5.3.7 and 5.5.6.
 */
class SphereCast extends MeshCast {
    /** Squared length, in u², below which an edge is a point. */
    private static final double POINT = 1e-24;

    /** Share of the squared radius that bounds are widened by: rounding must not lose a contact. */
    private static final double ROUNDING = 1e-6;

    /** Share of the squared area below which a plane is neither neared nor left: times stay finite. */
    private static final double STANDING = 1e-30;

    final TriangleDistance nearest = new TriangleDistance();
    double radius;
    /** Its square. */
    double rr;

    /** The first contact with the features so far, none if later than {@link #limit}; not of length 1. */
    private double first;

    private double firstX;
    private double firstY;
    private double firstZ;
    /** One over the length of the normal of the first contact. */
    private double firstScale;

    /** Whether one of them is overlapped at the start. */
    boolean inside;

    @Override
    void shape(ConvexShape shape, Quaternion orientation) {
        radius = ((Sphere) shape).radius();
        rr = radius * radius;
        extentX = radius;
        extentY = radius;
        extentZ = radius;
    }

    @Override
    void triangle(int slot) {
        ball(slot, 0, 0, 0);
    }

    @Override
    void contactPoint(double[] store) {
        store[0] = fraction * dx - (radius + gap) * normalX;
        store[1] = fraction * dy - (radius + gap) * normalY;
        store[2] = fraction * dz - (radius + gap) * normalZ;
    }

    @Override
    double half(double x, double y, double z) {
        return radius * Math.sqrt(x * x + y * y + z * z);
    }

    /** Begins with the features of a triangle. */
    final void beginFeatures() {
        first = Double.POSITIVE_INFINITY;
        inside = false;
    }

    /** Whether one of them is touched in time. */
    final boolean isTouched() {
        return first <= limit;
    }

    /** Notes the first contact with the features, if there is one. */
    final void endFeatures(int slot) {
        if (first <= limit) {
            touch(slot, first, firstX * firstScale, firstY * firstScale, firstZ * firstScale, 0);
        }
    }

    /** A contact with a feature; the normal is not of length 1 yet. */
    final void keep(double t, double x, double y, double z, double scale) {
        if (t < first) {
            first = t;
            firstX = x;
            firstY = y;
            firstZ = z;
            firstScale = scale;
        }
    }

    /**
     * The ball around p, relative to the start, against a whole triangle: the plane, the face, then those edges that can
     * come first.
     *
     * <p>The projected centre has the weights γ and β of c and b, times n². The triangle can be touched only while the
     * plane is within the radius, from {@code enter} to {@code leave}; if then the plane stays {@code least} away, the
     * ball reaches over an edge no farther than √(r² − least²). An edge can come first only if its weight leaves the
     * triangle between the contact with the plane and the limit. It is one method because its steps share twenty numbers, which
     * methods of their own would have to hand on.
     */
    final void ball(int slot, double px, double py, double pz) {
        float[] v = mesh.vertices;
        int bits = mesh.bits(slot);
        int a = LeafRecords.vertex(slot, bits, 0);
        int b = LeafRecords.vertex(slot, bits, 1);
        int c = LeafRecords.vertex(slot, bits, 2);
        double ax = v[a];
        double ay = v[a + 1];
        double az = v[a + 2];
        double ux = v[b] - ax;
        double uy = v[b + 1] - ay;
        double uz = v[b + 2] - az;
        double wx = v[c] - ax;
        double wy = v[c + 1] - ay;
        double wz = v[c + 2] - az;
        double mx = px + (startX - ax);
        double my = py + (startY - ay);
        double mz = pz + (startZ - az);
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double nn = nx * nx + ny * ny + nz * nz;
        double height = nx * mx + ny * my + nz * mz;
        double rise = nx * dx + ny * dy + nz * dz;
        double reach = rr * nn + Double.MIN_NORMAL;
        double last = height + rise * limit;
        if (close(height, last, reach * (1 + ROUNDING)) >= 0) {
            return;
        }
        double gx = ny * uz - nz * uy;
        double gy = nz * ux - nx * uz;
        double gz = nx * uy - ny * ux;
        double hx = wy * nz - wz * ny;
        double hy = wz * nx - wx * nz;
        double hz = wx * ny - wy * nx;
        double dGamma = gx * dx + gy * dy + gz * dz;
        double dBeta = hx * dx + hy * dy + hz * dz;
        double gamma = gx * mx + gy * my + gz * mz;
        double beta = hx * mx + hy * my + hz * mz;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        double uw = ux * wx + uy * wy + uz * wz;
        double length = Math.sqrt(nn);
        double speed = Math.abs(rise);
        double perSpeed = 1 / (speed + STANDING * nn + Double.MIN_NORMAL);
        double enter = (Math.abs(height) - radius * length) * perSpeed;
        double leave = (radius * length - Math.copySign(height, height * rise)) * perSpeed;
        enter = 0.5 * (enter + Math.abs(enter)); // not before the start, and no branch
        leave = leave < limit ? leave : limit;
        double twice = Math.abs(height + last) - speed * limit;
        double least = 0.25 * (twice + Math.abs(twice));
        double over = reach * (1 + ROUNDING) - least * least;
        double gammaEnter = gamma + enter * dGamma;
        double gammaLeave = gamma + leave * dGamma;
        double betaEnter = beta + enter * dBeta;
        double betaLeave = beta + leave * dBeta;
        long signs = within(-gammaEnter, -gammaLeave, over * uu + Double.MIN_NORMAL)
                & within(-betaEnter, -betaLeave, over * ww + Double.MIN_NORMAL)
                & within(
                        gammaEnter + betaEnter - nn,
                        gammaLeave + betaLeave - nn,
                        over * (uu + ww - 2 * uw) + Double.MIN_NORMAL);
        if (signs >= 0) {
            return;
        }
        double t = 0;
        if (height * height > reach) {
            if (height * rise >= 0) {
                return;
            }
            t = enter;
            gamma += t * dGamma;
            beta += t * dBeta;
        }
        if (gamma >= 0 & beta >= 0 & gamma + beta <= nn & nn > 0) {
            double sign = (height < 0 ? -1 : 1) / length;
            double overlap = t > 0 ? 0 : Math.abs(height) / length - radius;
            touch(slot, t, sign * nx, sign * ny, sign * nz, overlap);
            return;
        }
        double rest = limit - t;
        beginFeatures();
        if (gamma <= 0 | gamma + rest * dGamma <= 0) {
            edge(mx, my, mz, ux, uy, uz);
        }
        if (beta <= 0 | beta + rest * dBeta <= 0) {
            edge(mx, my, mz, wx, wy, wz);
        }
        if (gamma + beta >= nn | gamma + beta + rest * (dGamma + dBeta) >= nn) {
            edge(mx - ux, my - uy, mz - uz, wx - ux, wy - uy, wz - uz);
        }
        if (inside) {
            nearest.triangle(corners(slot));
            nearest.toPoint(px, py, pz);
            overlap(slot);
        } else {
            endFeatures(slot);
        }
    }

    /**
     * A number that is negative unless a plane is farther than the reach, squared, at both ends of the motion: the sign
     * bits do what comparisons would, but no branch is taken.
     */
    private static long within(double first, double last, double reach) {
        return Double.doubleToRawLongBits(first)
                | Double.doubleToRawLongBits(last)
                | Double.doubleToRawLongBits(first * first - reach)
                | Double.doubleToRawLongBits(last * last - reach);
    }

    /** The same for a plane that is felt from both sides. */
    private static long close(double first, double last, double reach) {
        return Double.doubleToRawLongBits(first * last)
                | Double.doubleToRawLongBits(first * first - reach)
                | Double.doubleToRawLongBits(last * last - reach);
    }

    /** Notes an overlap at the start by what {@link #nearest} has found. */
    final void overlap(int slot) {
        double distance = Math.sqrt(nearest.squared);
        if (distance > 0) {
            touch(
                    slot,
                    0,
                    nearest.toX / distance,
                    nearest.toY / distance,
                    nearest.toZ / distance,
                    Math.min(0, distance - radius));
        }
    }

    /**
     * The ball against the edge from 0 to e, its ends rounded.
     *
     * <pre>|m + t d − ((m + t d)·e / e·e) e|² = r²</pre>
     */
    final void edge(double mx, double my, double mz, double ex, double ey, double ez) {
        double ee = ex * ex + ey * ey + ez * ez;
        double me = mx * ex + my * ey + mz * ez;
        double de = dx * ex + dy * ey + dz * ez;
        double md = mx * dx + my * dy + mz * dz;
        double mm = mx * mx + my * my + mz * mz;
        double c = (mm - rr) * ee - me * me;
        if (ee < POINT) {
            corner(mx, my, mz);
            return;
        }
        double t = 0;
        if (c > 0) {
            double b = md * ee - me * de;
            double discriminant = b * b - (dd * ee - de * de) * c;
            if (b >= 0 | discriminant < 0) {
                return;
            }
            double root = Math.sqrt(discriminant) - b;
            if (c > limit * root) {
                return;
            }
            t = c / root;
        }
        double along = me + t * de;
        if (along < 0) {
            corner(mx, my, mz);
        } else if (along > ee) {
            corner(mx - ex, my - ey, mz - ez);
        } else if (c > 0) {
            double s = along / ee;
            keep(t, mx + t * dx - s * ex, my + t * dy - s * ey, mz + t * dz - s * ez, 1 / radius);
        } else {
            inside = true;
        }
    }

    /** The ball against a point. */
    final void corner(double mx, double my, double mz) {
        double c = mx * mx + my * my + mz * mz - rr;
        if (c <= 0) {
            inside = true;
            return;
        }
        double b = mx * dx + my * dy + mz * dz;
        double discriminant = b * b - dd * c;
        if (b >= 0 | discriminant < 0) {
            return;
        }
        double root = Math.sqrt(discriminant) - b;
        if (c <= limit * root) {
            double t = c / root;
            keep(t, mx + t * dx, my + t * dy, mz + t * dz, 1 / radius);
        }
    }
}
