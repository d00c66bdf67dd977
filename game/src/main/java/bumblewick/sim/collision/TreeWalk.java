package bumblewick.sim.collision;

import java.util.Arrays;

/** Walks down a {@link BoxTree}. Keeps what it needs on the way, so that it makes no garbage. Not thread-safe. */
final class TreeWalk {
    private static final int REFERENCE_BITS = 26;
    private static final int REFERENCE = (1 << REFERENCE_BITS) - 1;

    /** What is still to be looked at. */
    private int[] waiting = new int[64];

    /** The same on a path: when it is reached, then the reference. */
    private long[] ahead = new long[64];

    private int[] leaves = new int[256];

    /**
     * Collects the leaves whose boxes overlap a box. No branch depends on a box: a child that is out of reach is written
     * like the other, and overwritten by the next.
     *
     * @param min on the tree's lattice
     * @param max on the tree's lattice, with its guards
     * @return how many there are
     */
    int gather(BoxTree tree, long min, long max) {
        long[] nodes = tree.nodes();
        int[] stack = room(tree);
        int[] found = leaves;
        int count = 0;
        int size = 1;
        stack[0] = tree.root();
        do {
            int reference = stack[--size];
            if (reference >= BoxTree.LEAF) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                    leaves = found;
                }
                found[count++] = reference - BoxTree.LEAF;
                continue;
            }
            int at = 4 * reference;
            long firstMin = nodes[at];
            long firstMax = nodes[at + 1];
            long secondMin = nodes[at + 2];
            long secondMax = nodes[at + 3];
            stack[size] = BoxTree.reference(firstMin, firstMax);
            size += overlap(max - firstMin & firstMax - min);
            stack[size] = BoxTree.reference(secondMin, secondMax);
            size += overlap(max - secondMin & secondMax - min);
        } while (size > 0);
        return count;
    }

    /** 1 if all guards have survived, else 0. */
    private static int overlap(long guards) {
        return 1 - (int) ((guards & Lattice.GUARDS) - Lattice.GUARDS >>> 63);
    }

    /** The first slot of a leaf that {@link #gather} has found. */
    int leaf(int index) {
        return leaves[index];
    }

    private int[] room(BoxTree tree) {
        int needed = tree.depth() + 2;
        if (waiting.length < needed) {
            waiting = new int[2 * needed];
            ahead = new long[2 * needed];
        }
        return waiting;
    }

    /** Shows a cast the leaves that its path reaches, the nearest first, until its best contact comes before them. */
    void along(TriangleMesh mesh, LatticePath path, MeshCast cast) {
        long[] nodes = mesh.tree.nodes();
        room(mesh.tree);
        long[] stack = ahead;
        int size = 0;
        int reference = mesh.tree.root();
        while (true) {
            if (reference >= BoxTree.LEAF) {
                path.leaf(cast, reference - BoxTree.LEAF);
            } else {
                int at = 4 * reference;
                long first = path.reach(nodes[at], nodes[at + 1]);
                long second = path.reach(nodes[at + 2], nodes[at + 3]);
                long near = Math.min(first, second);
                long far = Math.max(first, second);
                if (far <= path.end()) {
                    stack[size++] = far;
                }
                if (near <= path.end()) {
                    reference = (int) near & REFERENCE;
                    continue;
                }
            }
            do {
                if (size == 0) {
                    return;
                }
                size--;
            } while (stack[size] > path.end());
            reference = (int) stack[size] & REFERENCE;
        }
    }
}
