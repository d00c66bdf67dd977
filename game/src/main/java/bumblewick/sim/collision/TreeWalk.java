package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Walks down a mesh's {@link BoxTree} and collects the triangles of the leaves that it comes to. Which box is met is as
 * good as random, and a processor that guesses wrong loses more time than a box takes: so what is found is written down
 * in any case, and counted only if it is wanted. Nodes wait in a queue, not on a stack, so that the next one need not
 * wait for what the last one has found.
 *
 * <p>Keeps what it needs on the way, so that it makes no garbage. Not thread-safe.
 */
final class TreeWalk {
    private static final int NODE = 2 * BoxTree.WIDTH;

    private int[] waiting = new int[256];
    private int[] leaves = new int[256];
    private int[] slots = new int[256];

    /**
     * Collects the slots of all leaves whose boxes overlap a box.
     *
     * @param min on the mesh's lattice
     * @param max on the mesh's lattice, with its guards
     * @return how many there are
     */
    int around(BoxTree tree, long min, long max) {
        return slotsOf(leaves(tree, min, max, null));
    }

    /** Collects the slots of all leaves whose boxes are on a path. */
    int along(BoxTree tree, LatticePath path) {
        return slotsOf(leaves(tree, 0, 0, path));
    }

    private int leaves(BoxTree tree, long min, long max, LatticePath path) {
        leaves[0] = tree.root();
        waiting[0] = tree.root();
        long[] nodes = tree.nodes();
        int count = BoxTree.isLeaf(tree.root());
        int size = 1 - count;
        for (int head = 0; head < size; head++) {
            makeRoom(size, count);
            int at = NODE * waiting[head];
            for (int child = 0; child < NODE; child += 2) {
                long low = nodes[at + child];
                long high = nodes[at + child + 1];
                int reference = BoxTree.reference(low, high);
                int wanted = path == null ? overlap(max - low & high - min) : path.reaches(low, high);
                int isLeaf = BoxTree.isLeaf(reference);
                leaves[count] = reference;
                count += wanted & isLeaf;
                waiting[size] = reference;
                size += wanted & ~isLeaf;
            }
        }
        return count;
    }

    /** What has been collected; the caller may change it. */
    int[] slots() {
        return slots;
    }

    /** 1 if all guards have survived, else 0. */
    private static int overlap(long guards) {
        return 1 - (int) ((guards & Lattice.GUARDS) - Lattice.GUARDS >>> 63);
    }

    /** Room for the children of one more node. */
    private void makeRoom(int size, int count) {
        if (size + BoxTree.WIDTH > waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waiting.length);
        }
        if (count + BoxTree.WIDTH > leaves.length) {
            leaves = Arrays.copyOf(leaves, 2 * leaves.length);
        }
    }

    private int slotsOf(int leafCount) {
        if (slots.length < BoxTree.LEAF_SIZE * (leafCount + 1)) {
            slots = new int[2 * BoxTree.LEAF_SIZE * (leafCount + 1)];
        }
        int count = 0;
        for (int i = 0; i < leafCount; i++) {
            int first = BoxTree.firstSlot(leaves[i]);
            for (int k = 0; k < BoxTree.LEAF_SIZE; k++) {
                slots[count + k] = first + k;
            }
            count += BoxTree.slotCount(leaves[i]);
        }
        return count;
    }
}
