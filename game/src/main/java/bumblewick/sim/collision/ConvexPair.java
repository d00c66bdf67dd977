package bumblewick.sim.collision;

/**
 * The questions about two convex shapes: when does one meet the other, how far are they apart, how deep are they in each
 * other? Works for every pair; {@link Gjk} while the cores are apart, {@link Epa} when they overlap.
 */
final class ConvexPair {
    /** Where shapes without a radius get their normal from: this far apart, in u, it is still well defined. */
    private static final double NEAR = 1e-4;

    /** A motion goes deeper if it does so by more than this share of its length: less is rounding. */
    private static final double DEEPER = 1e-6;

    private final Gjk gjk = new Gjk();
    private final Epa epa = new Epa();
    private final Vector3d start = new Vector3d();
    private final Vector3d normal = new Vector3d();
    private final Vector3d point = new Vector3d();

    /**
     * Moves a shape until it meets another one.
     *
     * @param a that moves (unaffected)
     * @param b that stands (unaffected)
     * @param d the displacement
     * @param limit share of it beyond which a contact is of no interest
     * @param store receives fraction, normal, point, steepness, and the distance if they touch at the start
     * @return whether they meet
     */
    boolean sweep(PlacedShape a, PlacedShape b, Vector3d d, double limit, Meeting store) {
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
        tell(b, d, store);
        return true;
    }

    /** Two casts: first to a hair's breadth, for the normal, and then until they touch. */
    private boolean castCores(Vector3d d, double limit) {
        if (!gjk.cast(d, NEAR, limit)) {
            return false;
        }
        normal.set(gjk.normal);
        gjk.pointOfB(point);
        return gjk.distance <= Gjk.TOUCHING || gjk.cast(d, 0, limit);
    }

    /** What touches at the start is met only by going deeper. */
    private boolean deeper(PlacedShape a, PlacedShape b, Vector3d d, Meeting store) {
        settle(a, b, store);
        double into = -normal.dot(d);
        store.fraction = 0;
        tell(b, d, store);
        return into > DEEPER * d.length();
    }

    /** Normal, point and distance from the search's last simplex, or of the overlap. */
    private void settle(PlacedShape a, PlacedShape b, Meeting store) {
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

    private void tell(PlacedShape b, Vector3d d, Meeting store) {
        store.normal.set(normal);
        store.steepness = -normal.dot(d);
        store.point.set(point.x + b.radius * normal.x, point.y + b.radius * normal.y, point.z + b.radius * normal.z);
    }

    /**
     * Finds how far two shapes are apart.
     *
     * @param range farther is of no interest
     * @param store receives distance (below 0 if they overlap), normal and point
     * @return whether they are within range
     */
    boolean distance(PlacedShape a, PlacedShape b, double range, Meeting store) {
        gjk.start(a, b);
        if (gjk.apart(range + a.radius + b.radius) && gjk.distance > range + a.radius + b.radius) {
            return false;
        }
        settle(a, b, store);
        store.fraction = 0;
        store.normal.set(normal);
        store.steepness = 0;
        store.point.set(point.x + b.radius * normal.x, point.y + b.radius * normal.y, point.z + b.radius * normal.z);
        return store.distance <= range;
    }
}
