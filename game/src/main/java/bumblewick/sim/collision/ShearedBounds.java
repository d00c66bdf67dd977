package bumblewick.sim.collision;

/**
 * Bounds of a long sweep, seen along its motion: there they are no wider than the shape itself, and exclude most of what a
 * box around the motion would hold.
 *
 * <p>The axis that the motion mostly follows is the main one. The other two coordinates are sheared so that the motion
 * does not change them, and a triangle whose sheared shadow lies beside the shape's is never touched.
 *
 * <pre>u = x − (dx / dmain) · main</pre>
 */
final class ShearedBounds {
    private int main;
    private int first;
    private int second;
    private double slopeFirst;
    private double slopeSecond;
    private double lowFirst;
    private double highFirst;
    private double lowSecond;
    private double highSecond;

    /** Sets the motion to that of a cast, which must not be 0. */
    void aim(MeshCast cast) {
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
