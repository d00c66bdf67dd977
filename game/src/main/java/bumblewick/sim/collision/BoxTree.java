package bumblewick.sim.collision;

/**
 * A binary tree of boxes over numbered things (slots), in half a cache line a node.
 *
 * <p>A node is four numbers: the two corners of its first child's box, then those of its second child's, on a
 * {@link Lattice}. The thirteen bits that a corner leaves free hold half of the reference to the child: the low half
 * stands with the smaller corner. A reference is a node's number, or, with {@link #LEAF}, the first slot of a leaf;
 * where a leaf ends, the owner of the slots knows.
 *
 * @param nodes four numbers a node
 * @param root the reference to begin with; a tree of a single leaf has no node
 * @param depth how many nodes lie above the deepest leaf at most: as many references can be waiting at once
 */
record BoxTree(long[] nodes, int root, int depth) {
    /** Marks the reference to a leaf. */
    static final int LEAF = 1 << 25;

    /** How many slots, and nodes, can be referred to. */
    static final int CAPACITY = LEAF;

    private static final int HALF = 13;

    /** The reference that stands in the free bits of a child's corners. */
    static int reference(long min, long max) {
        return (int) (min >>> Lattice.FREE) | (int) (max >>> Lattice.FREE) << HALF;
    }

    /** A smaller corner with its half of the reference. */
    static long min(long corner, int reference) {
        return corner | (long) reference << Lattice.FREE;
    }

    /** A greater corner with its guards and its half of the reference. */
    static long max(long corner, int reference) {
        return corner | Lattice.GUARDS | (long) (reference >>> HALF) << Lattice.FREE;
    }
}
