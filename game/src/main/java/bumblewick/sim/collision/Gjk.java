package bumblewick.sim.collision;

/**
 * How far two convex cores are apart, and when one that moves meets the other.
 *
 * <p>Both walk over the difference {@code A − B}, whose nearest point to the origin is the shortest way from B to A: a
 * small simplex is moved from support point to support point. Each support point is also a plane that keeps the shapes
 * apart, so that a moving shape may at once go on until it touches that plane: never past the first contact.
 *
 * <p>Source: E. Gilbert, D. Johnson, S. Keerthi, <i>A Fast Procedure for Computing the Distance Between Complex Objects
 * in Three-Dimensional Space</i>, IEEE Journal of Robotics and Automation 4 (1988); G. van den Bergen, <i>Ray Casting
 * against General Convex Objects</i> (2004).
 */
final class Gjk {
    /** Cores nearer than this are taken to overlap, in u: below it no normal can be determined. */
    static final double TOUCHING = 1e-9;

    /** Steps of one query. Round shapes take up to a dozen; the rest is for rounding at its worst. */
    private static final int STEPS = 64;

    /** Part of the distance by which the answer may be wrong. */
    private static final double PRECISION = 1e-10;

    /** Part of the simplex's size that is rounding. */
    private static final double ROUNDING = 1e-13;

    /** What may be left to go where rounding stops a cast, as a share of the shapes' size and 1 u together. */
    private static final double REACHED = 5e-6;

    /** What another point of the difference has led to. */
    private enum Progress {
        NEARER,
        /** Rounding does not allow any more. */
        STUCK,
        OVERLAP
    }

    private final Simplex simplex = new Simplex();
    private PlacedShape a;

    /** From B to A, length 1; meaningful where the cores are apart. */
    final Vector3d normal = new Vector3d();

    /** Between the cores. */
    double distance;

    /** A distance that some plane has proven where A is now. */
    private double proven;

    /** Share of the displacement that A has moved by so far. */
    double moved;

    /** Begins with two shapes where they are. */
    void start(PlacedShape first, PlacedShape second) {
        a = first;
        moved = 0;
        proven = 0;
        simplex.begin(first, second);
        simplex.support(
                second.centre.x - first.centre.x, second.centre.y - first.centre.y, second.centre.z - first.centre.z);
        simplex.add();
    }

    /** The point of B's core that is nearest to A. */
    void pointOfB(Vector3d store) {
        simplex.pointOfB(store);
    }

    /**
     * Finds the distance, normal and points of shapes that do not move.
     *
     * @param range a distance beyond this need not be exact
     * @return whether the cores are apart; {@link #distance} is at least {@code range} if they are as far as that
     */
    boolean apart(double range) {
        double former = Double.POSITIVE_INFINITY;
        for (int i = 0; i < STEPS; i++) {
            Progress progress = nearest(former);
            if (progress != Progress.NEARER) {
                return progress == Progress.STUCK;
            }
            former = distance;
            double reach = reach();
            if (reach > range || !gains(reach)) {
                return true;
            }
            simplex.add();
        }
        simplex.dropLast();
        return true;
    }

    /**
     * Finds the simplex's nearest point. A tetrahedron as thin as rounding may claim to have the origin inside where a
     * plane has proven that it cannot be, or to be farther away than what it was made of: then it goes without its last
     * point.
     *
     * @param former distance before the last point was added
     */
    private Progress nearest(double former) {
        boolean nearer = simplex.reduce(former * former);
        if (simplex.inside() && proven <= TOUCHING) {
            distance = 0;
            return Progress.OVERLAP;
        }
        if (!nearer) {
            simplex.dropLast();
            if (former < Double.POSITIVE_INFINITY) {
                return Progress.STUCK;
            }
            simplex.reduce(former);
        }
        Vector3d v = simplex.nearest;
        distance = v.length();
        if (distance <= TOUCHING) {
            return Progress.OVERLAP;
        }
        normal.set(v.x / distance, v.y / distance, v.z / distance);
        return Progress.NEARER;
    }

    /** How far the plane of the next support point keeps the cores apart; below 0 not at all. */
    private double reach() {
        simplex.support(-normal.x, -normal.y, -normal.z);
        double reach = simplex.reach(normal);
        proven = Math.max(proven, reach);
        return reach;
    }

    /** Whether the next support point can bring the simplex nearer to the origin. */
    private boolean gains(double reach) {
        double rounding = ROUNDING * Math.sqrt(simplex.extent());
        return distance - reach > PRECISION * distance + rounding && !simplex.has();
    }

    /**
     * Moves A along a displacement until the cores are within {@code gap}; goes on from where the last call ended.
     *
     * @param d the whole displacement
     * @param gap to stop at, in u
     * @param limit share of the displacement beyond which nobody cares
     * @return whether they come as near; {@link #moved} says where. A may be nearer already, or overlap: then {@link
     *     #distance} is below the gap.
     */
    boolean cast(Vector3d d, double gap, double limit) {
        double former = Double.POSITIVE_INFINITY;
        for (int i = 0; i < STEPS; i++) {
            Progress progress = nearest(former);
            if (progress == Progress.OVERLAP || (progress == Progress.STUCK && reached(gap))) {
                return true;
            }
            if (progress == Progress.STUCK) {
                // another simplex from where the shapes are now
                simplex.count = 0;
                simplex.support(-normal.x, -normal.y, -normal.z);
                simplex.add();
                former = Double.POSITIVE_INFINITY;
                continue;
            }
            former = distance;
            double reach = reach();
            boolean gains = gains(reach);
            if (reach - gap > TOUCHING) {
                double closing = -normal.dot(d);
                double step = (reach - gap) / closing;
                if (closing <= 0 || moved + step > limit) {
                    return false;
                }
                advance(step, d);
                proven = gap;
                former = Double.POSITIVE_INFINITY;
            } else if (!gains) {
                return true;
            }
            if (gains) {
                simplex.support(-normal.x, -normal.y, -normal.z);
                simplex.add();
            }
        }
        nearest(former);
        return reached(gap);
    }

    private boolean reached(double gap) {
        return distance - gap <= REACHED * (1 + Math.sqrt(simplex.extent()));
    }

    private void advance(double step, Vector3d d) {
        moved += step;
        a.shift(step * d.x, step * d.y, step * d.z);
        simplex.shift(step * d.x, step * d.y, step * d.z);
    }
}
