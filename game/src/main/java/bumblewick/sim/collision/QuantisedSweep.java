package bumblewick.sim.collision;

/**
 * A box that moves across a {@link BoxQuantiser} along a straight line, and when it reaches other boxes.
 *
 * <p>Grown by the moving box, the other is reached by a point: it is between the last entry and the first exit of its
 * three slabs. Times are whole numbers, 2³² for the whole way; with whole coordinates every step of the test is exact,
 * and cheaper than with decimals.
 *
 * <pre>t = (coordinate − origin) · 2³² / displacement</pre>
 *
 * <p>Source: T. Kay and J. Kajiya, <i>Ray Tracing Complex Scenes</i>, SIGGRAPH (1986).
 */
final class QuantisedSweep {
    private static final int TIME_BITS = 32;
    private static final double WHOLE = 1L << TIME_BITS;

    /** No path goes farther than this, in steps: times fit a number. */
    private static final double FARTHEST = 1 << 28;

    /** What rounding the time of a step adds up to over the lattice. */
    private static final long ROUNDING = 1L << 17;

    /** When a box is reached that is not. */
    private static final long NEVER = 1L << 62;

    /** Ones where the path goes down, so that the greater corner is the nearer. */
    private long swap;

    private long perX;
    private long perY;
    private long perZ;
    private long entryX;
    private long entryY;
    private long entryZ;
    private long exitX;
    private long exitY;
    private long exitZ;
    private long until;
    private long end;

    /** Takes up a cast's motion; false if it goes too far for this. */
    boolean enter(BoxQuantiser on, MeshCast cast) {
        double x = (cast.startX - on.originX) * on.perX;
        double y = (cast.startY - on.originY) * on.perY;
        double z = (cast.startZ - on.originZ) * on.perZ;
        double halfX = cast.extentX * on.perX + 1;
        double halfY = cast.extentY * on.perY + 1;
        double halfZ = cast.extentZ * on.perZ + 1;
        double moveX = cast.dx * on.perX;
        double moveY = cast.dy * on.perY;
        double moveZ = cast.dz * on.perZ;
        double farthest = Math.max(
                Math.abs(x) + halfX + Math.abs(moveX),
                Math.max(Math.abs(y) + halfY + Math.abs(moveY), Math.abs(z) + halfZ + Math.abs(moveZ)));
        if (!(farthest < FARTHEST)) {
            return false;
        }
        long slack = (long) farthest + ROUNDING;
        swap = 0;
        perX = per(moveX);
        entryX = entry(x, halfX, moveX, perX) + slack;
        exitX = exit(x, halfX, moveX, perX) - slack;
        swap |= moveX < 0 ? BoxQuantiser.COORDINATE : 0;
        perY = per(moveY);
        entryY = entry(y, halfY, moveY, perY) + slack;
        exitY = exit(y, halfY, moveY, perY) - slack;
        swap |= moveY < 0 ? BoxQuantiser.COORDINATE << BoxQuantiser.Y : 0;
        perZ = per(moveZ);
        entryZ = entry(z, halfZ, moveZ, perZ) + slack;
        exitZ = exit(z, halfZ, moveZ, perZ) - slack;
        swap |= moveZ < 0 ? BoxQuantiser.COORDINATE << BoxQuantiser.Z : 0;
        shorten(cast);
        return true;
    }

    /** Time a step takes. Less than a step in all counts as one: the box has been grown by as much. */
    private static long per(double move) {
        double time = WHOLE / Math.max(1, Math.abs(move));
        return (long) (move < 0 ? -time : time);
    }

    private static long entry(double at, double half, double move, long per) {
        return per * (long) (move < 0 ? Math.floor(at - half) : Math.ceil(at + half));
    }

    private static long exit(double at, double half, double move, long per) {
        return per * (long) (move < 0 ? Math.ceil(at + half) : Math.floor(at - half));
    }

    /** The cast has found a contact: what comes later is of no interest. */
    void shorten(MeshCast cast) {
        until = (long) (cast.limit * WHOLE) + 1;
        end = until << BoxTree.REFERENCE_BITS | (1 << BoxTree.REFERENCE_BITS) - 1;
    }

    /** No box with a greater {@link #reach} is of interest. */
    long end() {
        return end;
    }

    /**
     * When a child's box is reached, followed by the reference to it.
     *
     * @param low the smaller corner, as it stands in the tree
     * @param high the greater
     */
    long reach(long low, long high) {
        long swapped = (low ^ high) & swap;
        long near = low ^ swapped;
        long far = high ^ swapped;
        long t0 = BoxQuantiser.x(near) * perX - entryX;
        long t1 = BoxQuantiser.x(far) * perX - exitX;
        long u0 = BoxQuantiser.y(near) * perY - entryY;
        long u1 = BoxQuantiser.y(far) * perY - exitY;
        long v0 = BoxQuantiser.z(near) * perZ - entryZ;
        long v1 = BoxQuantiser.z(far) * perZ - exitZ;
        long from = max(max(t0, u0), v0);
        from &= ~(from >> 63); // not before the start
        long to = min(min(t1, u1), v1);
        long missed = (to - from | until - from) >> 63;
        return (from << BoxTree.REFERENCE_BITS & ~missed) | (missed & NEVER) | BoxTree.reference(low, high);
    }

    /** The smaller, without a branch; their difference has to fit. */
    static long min(long a, long b) {
        long difference = a - b;
        return b + (difference & difference >> 63);
    }

    /** The greater, without a branch; their difference has to fit. */
    static long max(long a, long b) {
        long difference = a - b;
        return a - (difference & difference >> 63);
    }
}
