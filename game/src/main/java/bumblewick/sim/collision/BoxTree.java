package bumblewick.sim.collision;

/**
 * A tree of boxes over numbered things (slots), four children and one cache line to a node.
 *
 * <p>A node is eight numbers: the smaller and the greater corner of each child's box, on a {@link BoxQuantiser}. The thirteen
 * bits that a corner leaves free hold half of the reference to the child: the low half stands with the smaller corner.
 * A reference is a node's number, or, with {@link #LEAF}, that of a leaf: its first slot, or, once it has moved, where its
 * record begins. How many slots it has, its owner knows.
 *
 * <p>The nodes over many slots come first, and close together, for every query reads some of them; then, one after the
 * other, what lies below each of them.
 *
 * <p>Source: four children after H. Dammertz, J. Hanika, A. Keller, <i>Shallow Bounding Volume Hierarchies for Fast SIMD
 * Ray Tracing of Incoherent Rays</i>, Computer Graphics Forum 27 (2008).
 *
 * @param nodes eight numbers a node
 * @param root the reference to begin with; a tree of a single leaf has no node
 * @param depth how many nodes lie above the deepest leaf
 */
record BoxTree(long[] nodes, int root, int depth) {
    /** Children of a node. */
    static final int WIDTH = 4;

    /** Marks the reference to a leaf. */
    static final int LEAF = 1 << 25;

    /** How many slots, and nodes, can be referred to. */
    static final int CAPACITY = LEAF - 1;

    /** The reference of a child that is not there. */
    static final int NOBODY = LEAF | CAPACITY;

    /** Most slots of a leaf. */
    static final int LEAF_SIZE = 6;

    /** Bits of a reference. */
    static final int REFERENCE_BITS = 26;

    private static final int HALF = 13;

    /** The same tree with its leaves at other places: {@code places} has for each number of a leaf its new one. */
    BoxTree moved(int[] places) {
        long[] copy = new long[nodes.length];
        for (int i = 0; i < nodes.length; i += 2) {
            int reference = moved(reference(nodes[i], nodes[i + 1]), places);
            copy[i] = min(nodes[i] & BoxQuantiser.COORDINATES, reference);
            copy[i + 1] = max(nodes[i + 1] & BoxQuantiser.COORDINATES, reference);
        }
        return new BoxTree(copy, moved(root, places), depth);
    }

    private static int moved(int reference, int[] places) {
        return reference < LEAF || reference == NOBODY ? reference : LEAF | places[reference - LEAF];
    }

    /** The reference that stands in the free bits of a child's corners. */
    static int reference(long min, long max) {
        return (int) (min >>> BoxQuantiser.FREE) | (int) (max >>> BoxQuantiser.FREE) << HALF;
    }

    /** A smaller corner with its half of the reference. */
    static long min(long corner, int reference) {
        return corner | (long) reference << BoxQuantiser.FREE;
    }

    /** A greater corner with its guards and its half of the reference. */
    static long max(long corner, int reference) {
        return corner | BoxQuantiser.GUARDS | (long) (reference >>> HALF) << BoxQuantiser.FREE;
    }
}
