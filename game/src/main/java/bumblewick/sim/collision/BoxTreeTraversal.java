package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Traverses a mesh's {@link BoxTree}. Which boxes overlap is unpredictable, and a mispredicted branch costs more time than a
 * box: so a result is always written, and counted only if it overlaps.
 *
 * <p>Owns its stack, so that it makes no garbage. Not thread-safe.
 */
final class BoxTreeTraversal {
    private static final int NODE = 2 * BoxTree.WIDTH;
    private static final int REFERENCE = (1 << BoxTree.REFERENCE_BITS) - 1;

    /** Nodes, first come, first served: while one is looked at, the processor can fetch the next. */
    private int[] queue = new int[256];

    /** What is still to be looked at on a path: when it is reached, then the reference. */
    private long[] ahead = new long[64];

    private int[] leaves = new int[256];
    private int[] slots = new int[256];

    /**
     * Collects the slots of triangles in leaves whose boxes overlap a box.
     *
     * @param min on the mesh's lattice
     * @param max on the mesh's lattice, with its guards
     * @return how many there are
     */
    int gather(TriangleMesh mesh, long min, long max) {
        int leafCount = leaves(mesh.tree, min, max);
        if (slots.length < BoxTree.LEAF_SIZE * (leafCount + 1)) {
            slots = new int[2 * BoxTree.LEAF_SIZE * (leafCount + 1)];
        }
        int count = 0;
        for (int i = 0; i < leafCount; i++) {
            count = leaf(mesh, leaves[i], count);
        }
        return count;
    }

    /** What {@link #gather} has found; to be changed at will. */
    int[] slots() {
        return slots;
    }

    /** Collects the leaves whose boxes overlap a box. */
    private int leaves(BoxTree tree, long min, long max) {
        if (tree.root() >= BoxTree.LEAF) {
            leaves[0] = tree.root();
            return 1;
        }
        long[] nodes = tree.nodes();
        int[] waiting = queue;
        int[] found = leaves;
        int count = 0;
        int head = 0;
        int tail = 1;
        waiting[0] = tree.root();
        do {
            if (count + BoxTree.WIDTH > found.length) {
                found = Arrays.copyOf(found, 2 * count);
                leaves = found;
            }
            if (tail + BoxTree.WIDTH > waiting.length) {
                waiting = Arrays.copyOf(waiting, 2 * tail);
                queue = waiting;
            }
            int at = NODE * waiting[head++];
            for (int child = 0; child < NODE; child += 2) {
                long low = nodes[at + child];
                long high = nodes[at + child + 1];
                int reference = BoxTree.reference(low, high);
                int wanted = overlap(max - low & high - min);
                int isLeaf = reference >>> (BoxTree.REFERENCE_BITS - 1);
                found[count] = reference;
                count += wanted & isLeaf;
                waiting[tail] = reference;
                tail += wanted & ~isLeaf;
            }
        } while (head < tail);
        return count;
    }

    /** 1 if all guards have survived, else 0. */
    private static int overlap(long guards) {
        return 1 - (int) (((guards & BoxQuantiser.GUARDS) - BoxQuantiser.GUARDS) >>> 63);
    }

    /** Adds a leaf's slots; returns the new count. */
    private int leaf(TriangleMesh mesh, int leaf, int count) {
        int[] found = slots;
        int slot = LeafRecords.begin(leaf);
        for (int i = 0; i < BoxTree.LEAF_SIZE; i++) {
            found[count + i] = slot + LeafRecords.HEAD * i;
        }
        return count + LeafRecords.size(mesh.bits(slot));
    }

    /** Shows a cast the triangles near its path, the nearest first, until its best contact comes before them. */
    void along(TriangleMesh mesh, LongSweep path, MeshCast cast) {
        int deepest = BoxTree.WIDTH * (mesh.tree.depth() + 1);
        if (ahead.length < deepest) {
            ahead = new long[deepest];
        }
        long[] nodes = mesh.tree.nodes();
        long[] stack = ahead;
        int size = 1;
        stack[0] = mesh.tree.root();
        do {
            long next = stack[--size];
            while (next <= path.end()) {
                int reference = (int) next & REFERENCE;
                if (reference >= BoxTree.LEAF) {
                    meet(mesh, reference, path, cast);
                    break;
                }
                int at = NODE * reference;
                long a = path.reach(nodes[at], nodes[at + 1]);
                long b = path.reach(nodes[at + 2], nodes[at + 3]);
                long c = path.reach(nodes[at + 4], nodes[at + 5]);
                long d = path.reach(nodes[at + 6], nodes[at + 7]);
                long nearAB = LongSweep.min(a, b);
                long farAB = LongSweep.max(a, b);
                long nearCD = LongSweep.min(c, d);
                long farCD = LongSweep.max(c, d);
                long near = LongSweep.max(nearAB, nearCD);
                long far = LongSweep.min(farAB, farCD);
                long end = path.end();
                size = push(stack, size, LongSweep.max(farAB, farCD), end);
                size = push(stack, size, LongSweep.max(near, far), end);
                size = push(stack, size, LongSweep.min(near, far), end);
                next = LongSweep.min(nearAB, nearCD);
            }
        } while (size > 0);
    }

    /** Shows a cast the triangles of a leaf. */
    private void meet(TriangleMesh mesh, int leaf, LongSweep path, MeshCast cast) {
        if (leaf == BoxTree.NOBODY) {
            return;
        }
        double before = cast.limit;
        int record = LeafRecords.begin(leaf);
        cast.test(slots, path.sieve(mesh, record, slots));
        if (cast.limit < before) {
            path.shorten(cast);
        }
    }

    private static int push(long[] stack, int size, long child, long end) {
        stack[size] = child;
        return size + 1 - (int) ((end - child) >>> 63);
    }
}
