package bumblewick.sim.collision;

/**
 * A tree of boxes over numbered things (slots), four children and one cache line to a node.
 *
 * <p>A node is eight numbers: the smaller and the greater corner of each child's box, on a {@link Lattice}. The thirteen
 * bits that a corner leaves free hold half of the reference to the child: the low half stands with the smaller corner.
 * A reference is a node's number, or that of a leaf's first slot, and how many slots it has:
 *
 * <pre>bit  0..21 first slot   22..24 slots, less one   25 one for a leaf</pre>
 *
 * <p>Source: four children after H. Dammertz, J. Hanika, A. Keller, <i>Shallow Bounding Volume Hierarchies for Fast SIMD
 * Ray Tracing of Incoherent Rays</i>, Computer Graphics Forum 27 (2008).
 *
 * @param nodes eight numbers a node
 * @param root the reference to begin with; a tree of a single leaf has no node
 */
record BoxTree(long[] nodes, int root) {
    /** Where a leaf's reference tells how many slots it has, less one. */
    private static final int COUNT = 22;

    /** Children of a node. */
    static final int WIDTH = 4;

    /** Most slots of a leaf. */
    static final int LEAF_SIZE = 6;

    /** How many slots can be referred to. */
    static final int CAPACITY = 1 << COUNT;

    private static final int LEAF = 25;
    private static final int MOST = (1 << LEAF - COUNT) - 1;
    private static final int HALF = 13;

    /** The reference of a child that is not there: whoever comes here by mistake sees a triangle once more. */
    static final int NOBODY = leaf(0, 1);

    /** A reference to some neighbouring slots. */
    static int leaf(int first, int count) {
        return 1 << LEAF | count - 1 << COUNT | first;
    }

    /** 1 if a reference is to a leaf, 0 if it is to a node. */
    static int isLeaf(int reference) {
        return reference >>> LEAF;
    }

    static int firstSlot(int leaf) {
        return leaf & CAPACITY - 1;
    }

    static int slotCount(int leaf) {
        return (leaf >>> COUNT & MOST) + 1;
    }

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
