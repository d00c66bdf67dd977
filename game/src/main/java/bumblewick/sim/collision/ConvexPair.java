package bumblewick.sim.collision;

/**
 * Queries on two convex shapes of any kind: the first contact of a sweep, their distance, their penetration depth. {@link Gjk}
 * works while the cores are apart, {@link Epa} when they overlap.
 */
final class ConvexPair {
    /**
     * Distance at which shapes without a radius get their normal, in u. There it is still well defined, and hardly ever is
     * something else nearest than what is met: a corner that meets a face beside its edge comes from beyond the edge.
     */
    private static final double NEAR = 1e-7;

    /** A motion goes deeper only if it does so by more than this share of its length: less is a rounding error. */
    private static final double DEEPER = 1e-6;

    /** A round shape that meets something more steeply than this, as a share of the motion, does not graze it. */
    private static final double GRAZING = 1e-2;

    /** How far behind the contact a motion that may graze is looked at first, in u, and how far at most. */
    private static final double AHEAD = 1e-4;

    private static final double FARTHEST_AHEAD = 1e-2;

    /** How many times farther ahead the next look is. */
    private static final double FARTHER = 4;

    /** An overlap that is no more than touching, in u. */
    private static final double FLUSH = 1e-6;

    private final Gjk gjk = new Gjk();
    private final Epa epa = new Epa();
    private final Vector3d start = new Vector3d();
    private final Vector3d normal = new Vector3d();
    private final Vector3d point = new Vector3d();
    private final Vector3d still = new Vector3d();
    private final BestContact ahead = new BestContact();

    /**
     * Moves a shape until it meets another one.
     *
     * @param a the shape that moves (unaffected)
     * @param b the shape that stands (unaffected)
     * @param d the displacement
     * @param limit share of it beyond which contacts are ignored
     * @param store receives fraction, normal, point, steepness, and the distance if they touch at the start
     * @return whether they meet
     */
    boolean sweep(PlacedShape a, PlacedShape b, Vector3d d, double limit, BestContact store) {
        double radius = a.radius + b.radius;
        start.set(a.centre);
        gjk.start(a, b);
        boolean met = radius > 0 ? gjk.cast(d, radius, limit) : castCores(d, limit);
        a.centre.set(start);
        if (!met) {
            return false;
        }
        if (gjk.moved == 0) {
            return deeper(a, b, d, store);
        }
        if (radius > 0) {
            normal.set(gjk.normal);
            gjk.pointOfB(point);
        }
        store.fraction = gjk.moved;
        store.distance = 0;
        report(b, d, store);
        boolean steep = radius > 0 && store.steepness > GRAZING * d.length();
        return steep || !grazes(a, b, d);
    }

    /**
     * Whether a motion that has met something at {@link Gjk#moved} only runs along it: a little later they still do no more
     * than touch, in a direction in which the motion comes no nearer, or have parted if it begins there. What lies on a face
     * moves over the face's edges so. A round shape comes a little nearer to an edge before it is above the face: as long as
     * it does, and only touches, it is looked at farther ahead.
     */
    private boolean grazes(PlacedShape a, PlacedShape b, Vector3d d) {
        double contact = gjk.moved;
        double length = d.length();
        double reach = a.radius + b.radius + FLUSH;
        for (double far = AHEAD; far < FARTHEST_AHEAD; far *= FARTHER) {
            double later = contact + far / length;
            a.shift(later * d.x, later * d.y, later * d.z);
            gjk.start(a, b);
            boolean apart = gjk.apart(reach) && gjk.distance > reach;
            if (!apart) {
                settle(a, b, ahead);
            }
            a.centre.set(start);
            if (apart || ahead.distance <= -FLUSH) {
                return apart && contact == 0;
            }
            if (-normal.dot(d) <= DEEPER * length) {
                return true;
            }
        }
        return false;
    }

    /** Casts twice: first to a small distance, for the normal, and then until they touch. */
    private boolean castCores(Vector3d d, double limit) {
        if (!gjk.cast(d, NEAR, limit)) {
            return false;
        }
        normal.set(gjk.normal);
        gjk.pointOfB(point);
        return gjk.distance <= Gjk.TOUCHING || gjk.cast(d, 0, limit);
    }

    /** Whether a motion that starts in contact goes deeper. */
    private boolean deeper(PlacedShape a, PlacedShape b, Vector3d d, BestContact store) {
        settle(a, b, store);
        double into = -normal.dot(d);
        store.fraction = 0;
        report(b, d, store);
        return into > DEEPER * d.length() && (store.distance < -FLUSH || !grazes(a, b, d));
    }

    /** Normal, point and distance from the search's last simplex, or of the overlap. */
    private void settle(PlacedShape a, PlacedShape b, BestContact store) {
        double radius = a.radius + b.radius;
        if (gjk.distance > Gjk.TOUCHING) {
            normal.set(gjk.normal);
            gjk.pointOfB(point);
            store.distance = gjk.distance - radius;
        } else {
            epa.penetrate(a, b);
            normal.set(epa.normal);
            point.set(epa.point);
            store.distance = -epa.depth - radius;
        }
    }

    private void report(PlacedShape b, Vector3d d, BestContact store) {
        store.normal.set(normal);
        store.steepness = -normal.dot(d);
        store.point.set(point.x + b.radius * normal.x, point.y + b.radius * normal.y, point.z + b.radius * normal.z);
    }

    /**
     * Finds how far two shapes are apart.
     *
     * @param range greater distances are ignored
     * @param store receives distance (below 0 if they overlap), normal and point
     * @return whether they are within range
     */
    boolean distance(PlacedShape a, PlacedShape b, double range, BestContact store) {
        gjk.start(a, b);
        if (gjk.apart(range + a.radius + b.radius) && gjk.distance > range + a.radius + b.radius) {
            return false;
        }
        settle(a, b, store);
        store.fraction = 0;
        report(b, still, store);
        return store.distance <= range;
    }
}
