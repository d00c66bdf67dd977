package bumblewick.sim.collision;

/**
 * A long motion, and what it comes near: the boxes of the tree, when it reaches them, and the triangles of a leaf.
 *
 * <p>The boxes lie on a {@link BoxQuantiser}. Grown by the moving box, the other is reached by a point: it is between the
 * last entry and the first exit of its three slabs. Times are whole numbers, 2³² for the whole way; with whole coordinates
 * every step of the test is exact, and cheaper than with decimals.
 *
 * <pre>t = (coordinate − origin) · 2³² / displacement</pre>
 *
 * <p>The triangles are seen along the motion: there the shape's bounds are no wider than the shape itself, and exclude most of
 * what a box around the motion would hold. The axis that the motion mostly follows is the main one. The other two coordinates
 * are sheared so that the motion does not change them, and a triangle whose sheared shadow lies beside the shape's is never
 * touched.
 *
 * <pre>u = x − (dx / dmain) · main</pre>
 *
 * <p>Source: T. Kay and J. Kajiya, <i>Ray Tracing Complex Scenes</i>, SIGGRAPH (1986).
 */
final class LongSweep {
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

    private int main;
    private int first;
    private int second;
    private double slopeFirst;
    private double slopeSecond;
    private double lowFirst;
    private double highFirst;
    private double lowSecond;
    private double highSecond;

    /** Takes a cast's motion; false if it goes too far for this. */
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
        aim(cast);
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

    /** Shears the shape's shadow along the motion, which must not be 0. */
    private void aim(MeshCast cast) {
        main = cast.mainAxis();
        first = main == 0 ? 1 : 0;
        second = main == 2 ? 1 : 2;
        slopeFirst = cast.move(first) / cast.move(main);
        slopeSecond = cast.move(second) / cast.move(main);
        double middleFirst = cast.start(first) - slopeFirst * cast.start(main);
        double middleSecond = cast.start(second) - slopeSecond * cast.start(main);
        double halfFirst = half(cast, first, slopeFirst);
        double halfSecond = half(cast, second, slopeSecond);
        lowFirst = middleFirst - halfFirst;
        highFirst = middleFirst + halfFirst;
        lowSecond = middleSecond - halfSecond;
        highSecond = middleSecond + halfSecond;
    }

    /** Half the shape's sheared shadow along an axis. */
    private double half(MeshCast cast, int axis, double slope) {
        return MeshCast.ROOM + cast.half(sheared(0, axis, slope), sheared(1, axis, slope), sheared(2, axis, slope));
    }

    /** What a coordinate counts for in the sheared one. */
    private double sheared(int coordinate, int axis, double slope) {
        return coordinate == axis ? 1 : coordinate == main ? -slope : 0;
    }

    /**
     * Lists the triangles of a leaf that overlap the bounds sideways; since the leaf does, hardly one lies before or behind the
     * motion. It works with sign bits instead of branches, which the processor could not predict.
     *
     * @param record of the leaf
     * @param slots receives their slots
     * @return how many there are
     */
    int sieve(TriangleMesh mesh, int record, int[] slots) {
        float[] v = mesh.vertices;
        double slope1 = slopeFirst;
        double slope2 = slopeSecond;
        int x = main;
        int y = first;
        int z = second;
        int count = LeafRecords.size(mesh.bits(record));
        int left = 0;
        for (int i = 0; i < count; i++) {
            int slot = record + LeafRecords.HEAD * i;
            int bits = mesh.bits(slot);
            int a = LeafRecords.vertex(slot, bits, 0);
            int b = LeafRecords.vertex(slot, bits, 1);
            int c = LeafRecords.vertex(slot, bits, 2);
            double ax = v[a + x];
            double bx = v[b + x];
            double cx = v[c + x];
            long outside = MeshCast.beside(
                            v[a + y] - slope1 * ax, v[b + y] - slope1 * bx, v[c + y] - slope1 * cx, lowFirst, highFirst)
                    | MeshCast.beside(
                            v[a + z] - slope2 * ax,
                            v[b + z] - slope2 * bx,
                            v[c + z] - slope2 * cx,
                            lowSecond,
                            highSecond);
            slots[left] = slot;
            left += (int) (~outside >>> 63);
        }
        return left;
    }
}
