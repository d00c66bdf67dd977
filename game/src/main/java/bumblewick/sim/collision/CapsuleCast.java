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
final class CapsuleCast extends SphereCast {
    /** Sine, squared, below which an edge and the axis are parallel. */
    private static final double PARALLEL = 1e-18;

    /** The prism's faces: the lids at h and −h, the walls along u from a to b, w from a to c, k from b to c. */
    private static final int UPPER = 1;

    private static final int LOWER = 2;
    private static final int WALL_U = 4;
    private static final int WALL_W = 8;
    private static final int WALL_K = 16;
    private static final int ALL = UPPER | LOWER | WALL_U | WALL_W | WALL_K;

    /** Where the coordinates of the triangle's corners begin. */
    private static final int A = 0;

    private static final int B = 3;
    private static final int C = 6;

    private final Vector3f axis = new Vector3f();
    private double hx;
    private double hy;
    private double hz;
    private double hh;

    /** Whether the ball is beyond one of the prism's faces by more than its radius at the start. */
    private boolean apart;

    private double wallRise;

    /** What lies beyond these along the axis, times h, is only met by a ball at an end, however far the motion gets. */
    private double below;

    private double above;

    @Override
    void shape(ConvexShape shape, Quaternion orientation) {
        Capsule capsule = (Capsule) shape;
        radius = capsule.radius();
        rr = radius * radius;
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

    /** For the whole motion: balls and prisms round differently, and the contacts so far must not decide between them. */
    @Override
    void started() {
        double along = dx * hx + dy * hy + dz * hz;
        below = Math.min(along, 0) - hh;
        above = Math.max(along, 0) + hh;
    }

    @Override
    double half(double x, double y, double z) {
        return super.half(x, y, z) + Math.abs(hx * x + hy * y + hz * z);
    }

    @Override
    void triangle(int slot) {
        double[] corners = corners(slot);
        double a = corners[0] * hx + corners[1] * hy + corners[2] * hz;
        double b = corners[3] * hx + corners[4] * hy + corners[5] * hz;
        double c = corners[6] * hx + corners[7] * hy + corners[8] * hz;
        if (a <= below & b <= below & c <= below) {
            ball(slot, -hx, -hy, -hz);
        } else if (a >= above & b >= above & c >= above) {
            ball(slot, hx, hy, hz);
        } else {
            prism(slot, corners);
        }
    }

    private void prism(int slot, double[] c) {
        double ux = c[B] - c[A];
        double uy = c[B + 1] - c[A + 1];
        double uz = c[B + 2] - c[A + 2];
        double wx = c[C] - c[A];
        double wy = c[C + 1] - c[A + 1];
        double wz = c[C + 2] - c[A + 2];
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double nn = nx * nx + ny * ny + nz * nz;
        double height = -(nx * c[A] + ny * c[A + 1] + nz * c[A + 2]);
        double rise = nx * dx + ny * dy + nz * dz;
        double tilt = nx * hx + ny * hy + nz * hz;
        if (beyond(Math.abs(height) - Math.abs(tilt), height < 0 ? -rise : rise, nn)) {
            return;
        }
        int faced = ALL;
        if (tilt * tilt > PARALLEL * nn * hh) {
            double out = tilt > 0 ? 1 : -1;
            apart = away(Math.abs(height) - Math.abs(tilt), nn);
            faced = out * rise < 0 ? UPPER : LOWER;
            if (outside(c, A, B, out)) {
                return;
            }
            faced |= wallRise < 0 ? WALL_U : 0;
            if (outside(c, B, C, out)) {
                return;
            }
            faced |= wallRise < 0 ? WALL_K : 0;
            if (outside(c, A, C, -out)) {
                return;
            }
            faced |= wallRise < 0 ? WALL_W : 0;
            if (!apart) {
                faced = ALL;
                nearest.triangle(c);
                if (nearest.crosses(-c[A], -c[A + 1], -c[A + 2], hx, hy, hz)) {
                    penetrate(slot);
                    return;
                }
            }
        }
        features(slot, c, faced);
    }

    /** The ball against those faces of the prism that it can come to first, and their edges. */
    private void features(int slot, double[] c, int faced) {
        beginFeatures();
        if ((faced & UPPER) != 0) {
            face(c, A, B, 1, c[C] - c[A], c[C + 1] - c[A + 1], c[C + 2] - c[A + 2], false);
        }
        if ((faced & LOWER) != 0) {
            face(c, A, B, -1, c[C] - c[A], c[C + 1] - c[A + 1], c[C + 2] - c[A + 2], false);
        }
        wall(faced, WALL_U, c, A, B);
        wall(faced, WALL_W, c, A, C);
        wall(faced, WALL_K, c, B, C);
        if (faced != ALL & isTouched()) {
            // what comes from outside and meets a face has met no edge before
            endFeatures(slot);
            return;
        }
        side(faced, WALL_U, c, A, B);
        side(faced, WALL_W, c, A, C);
        side(faced, WALL_K, c, B, C);
        upright(faced, WALL_U | WALL_W, c, A);
        upright(faced, WALL_U | WALL_K, c, B);
        upright(faced, WALL_W | WALL_K, c, C);
        if (inside) {
            nearest.triangle(c);
            nearest.toSegment(0, 0, 0, hx, hy, hz);
            overlap(slot);
        } else {
            endFeatures(slot);
        }
    }

    /** Whether the ball stays farther than its radius in front of a plane; both distances are times |n|. */
    private boolean beyond(double distance, double rise, double nn) {
        return away(distance, nn) & away(distance + rise * limit, nn);
    }

    private boolean away(double distance, double nn) {
        return distance > 0 & distance * distance > rr * nn;
    }

    /**
     * Whether the ball stays outside of the wall along e from corner p to q; out is 1 if e × h points outwards, else −1. Also
     * reports how it rises over the wall, and notes if it is away from it at the start.
     */
    private boolean outside(double[] c, int p, int q, double out) {
        double ex = c[q] - c[p];
        double ey = c[q + 1] - c[p + 1];
        double ez = c[q + 2] - c[p + 2];
        double nx = (ey * hz - ez * hy) * out;
        double ny = (ez * hx - ex * hz) * out;
        double nz = (ex * hy - ey * hx) * out;
        double nn = nx * nx + ny * ny + nz * nz;
        double distance = -(nx * c[p] + ny * c[p + 1] + nz * c[p + 2]);
        wallRise = nx * dx + ny * dy + nz * dz;
        apart |= away(distance, nn);
        return beyond(distance, wallRise, nn);
    }

    /** The wall along the edge between two corners. */
    private void wall(int faced, int wall, double[] c, int p, int q) {
        if ((faced & wall) != 0) {
            face(c, p, q, 1, -2 * hx, -2 * hy, -2 * hz, true);
        }
    }

    /** The two edges of that wall beside the lids. */
    private void side(int faced, int wall, double[] c, int p, int q) {
        double ex = c[q] - c[p];
        double ey = c[q + 1] - c[p + 1];
        double ez = c[q + 2] - c[p + 2];
        if ((faced & (wall | UPPER)) != 0) {
            edge(-c[p] - hx, -c[p + 1] - hy, -c[p + 2] - hz, ex, ey, ez);
        }
        if ((faced & (wall | LOWER)) != 0) {
            edge(-c[p] + hx, -c[p + 1] + hy, -c[p + 2] + hz, ex, ey, ez);
        }
    }

    /** The edge between two walls that a corner of the triangle leaves behind. */
    private void upright(int faced, int walls, double[] c, int p) {
        if ((faced & walls) != 0) {
            edge(-c[p] + hx, -c[p + 1] + hy, -c[p + 2] + hz, 2 * hx, 2 * hy, 2 * hz);
        }
    }

    /** The ball against the inner part of a face at an end of the axis, 1 or −1, spanned by the edge from p to q and by w. */
    private void face(double[] c, int p, int q, double end, double wx, double wy, double wz, boolean parallelogram) {
        double ux = c[q] - c[p];
        double uy = c[q + 1] - c[p + 1];
        double uz = c[q + 2] - c[p + 2];
        double mx = -c[p] - end * hx;
        double my = -c[p + 1] - end * hy;
        double mz = -c[p + 2] - end * hz;
        double nx = uy * wz - uz * wy;
        double ny = uz * wx - ux * wz;
        double nz = ux * wy - uy * wx;
        double nn = nx * nx + ny * ny + nz * nz;
        double uu = ux * ux + uy * uy + uz * uz;
        double ww = wx * wx + wy * wy + wz * wz;
        double height = nx * mx + ny * my + nz * mz;
        double rise = nx * dx + ny * dy + nz * dz;
        if (nn <= PARALLEL * uu * ww) {
            return;
        }
        double t = 0;
        double length = 0;
        if (height * height > rr * nn) {
            length = Math.sqrt(nn);
            double way = Math.abs(height) - radius * length;
            if (height * rise >= 0 | way > limit * Math.abs(rise)) {
                return;
            }
            t = way / Math.abs(rise);
        }
        mx += t * dx;
        my += t * dy;
        mz += t * dz;
        double gamma = (uy * mz - uz * my) * nx + (uz * mx - ux * mz) * ny + (ux * my - uy * mx) * nz;
        double beta = (my * wz - mz * wy) * nx + (mz * wx - mx * wz) * ny + (mx * wy - my * wx) * nz;
        boolean within = gamma >= 0 & beta >= 0 & (parallelogram ? gamma <= nn & beta <= nn : gamma + beta <= nn);
        if (within & length > 0) {
            keep(t, nx, ny, nz, (height > 0 ? 1 : -1) / length);
        } else if (within) {
            inside = true;
        }
    }

    private void penetrate(int slot) {
        nearest.outOfSegment(hx, hy, hz);
        if (nearest.depth < Double.POSITIVE_INFINITY) {
            touch(slot, 0, nearest.toX, nearest.toY, nearest.toZ, -nearest.depth - radius);
        }
    }

    @Override
    void contactPoint(double[] store) {
        nearest.triangle(corners(met));
        nearest.toSegment(fraction * dx, fraction * dy, fraction * dz, hx, hy, hz);
        store[0] = nearest.x;
        store[1] = nearest.y;
        store[2] = nearest.z;
    }
}
