package bumblewick.sim.collision;

import java.util.Arrays;

/**
 * Builds a {@link BoxTree} from the top down by the surface-area heuristic: a split is as good as the work that a query
 * is expected to have below it, and a query meets a box in proportion to its surface.
 *
 * <pre>cost(split) = area(left) · count(left) + area(right) · count(right)</pre>
 *
 * <p>Instead of every split, those between {@value #BINS} bins of centres are tried along each axis.
 *
 * <p>Source: I. Wald, <i>On fast Construction of SAH-based Bounding Volume Hierarchies</i>, IEEE Symposium on Interactive
 * Ray Tracing (2007).
 */
final class BoxTreeBuilder {
    private static final int BINS = 16;
    /** Numbers of a node. */
    private static final int NODE = 2 * BoxTree.WIDTH;

    private final float[] boxes;
    private final int[] order;
    private final Lattice lattice;
    private final boolean[] last;
    private final float[] bins = new float[6 * BINS];
    private final int[] counts = new int[BINS];
    private final float[] rightArea = new float[BINS];
    private final float[] scratch = new float[6];
    private long[] nodes;
    private int nodeCount;
    private int deepest;
    private int bestAxis;
    private int bestBin;
    private float bestFrom;
    private float bestScale;

    /**
     * Takes the boxes.
     *
     * @param boxes six numbers each: min x, y, z, max x, y, z (unaffected)
     */
    BoxTreeBuilder(float[] boxes, Lattice lattice) {
        this.boxes = boxes;
        this.lattice = lattice;
        int count = boxes.length / 6;
        order = new int[count];
        last = new boolean[count];
        for (int i = 0; i < count; i++) {
            order[i] = i;
        }
        nodes = new long[NODE * Math.max(count, 1)];
    }

    /** The tree; afterwards {@link #order} and {@link #endsLeaf} tell of its slots. */
    BoxTree build() {
        int root = order.length == 0 ? BoxTree.LEAF : subtree(0, order.length, 0);
        return new BoxTree(Arrays.copyOf(nodes, NODE * nodeCount), root, deepest);
    }

    /** Which thing got each slot. */
    int[] order() {
        return order;
    }

    /** Whether a slot is its leaf's last. */
    boolean endsLeaf(int slot) {
        return last[slot];
    }

    /** The reference to a leaf of these slots, or to a node above them. */
    private int subtree(int from, int to, int depth) {
        deepest = Math.max(deepest, depth);
        if (to - from <= BoxTree.LEAF_SIZE) {
            last[to - 1] = true;
            return BoxTree.LEAF | from;
        }
        int node = NODE * nodeCount++;
        int[] ends = new int[BoxTree.WIDTH + 1];
        ends[0] = from;
        ends[1] = to;
        int children = divide(ends);
        for (int i = 0; i < BoxTree.WIDTH; i++) {
            if (i < children) {
                child(node + 2 * i, ends[i], ends[i + 1], subtree(ends[i], ends[i + 1], depth + 1));
            } else {
                nodes[node + 2 * i] = BoxTree.min(Lattice.NOTHING_MIN, BoxTree.NOBODY);
                nodes[node + 2 * i + 1] = BoxTree.max(Lattice.NOTHING_MAX, BoxTree.NOBODY);
            }
        }
        return node / NODE;
    }

    /**
     * Splits a range, then the part with the greatest area, until there are enough; returns how many there are. Small
     * parts are split, too, while there is room: smaller leaves are better, only nodes cost memory.
     */
    private int divide(int[] ends) {
        int parts = 1;
        while (parts < BoxTree.WIDTH) {
            int worst = worst(ends, parts, BoxTree.LEAF_SIZE);
            if (worst < 0) {
                worst = worst(ends, parts, 1);
            }
            if (worst < 0) {
                break;
            }
            System.arraycopy(ends, worst + 1, ends, worst + 2, parts - worst);
            ends[worst + 1] = partition(ends[worst], ends[worst + 2]);
            parts++;
        }
        return parts;
    }

    /** The part with the greatest area of those with more than {@code size} things, or −1. */
    private int worst(int[] ends, int parts, int size) {
        int worst = -1;
        float greatest = -1f;
        for (int i = 0; i < parts; i++) {
            if (ends[i + 1] - ends[i] > size) {
                bounds(ends[i], ends[i + 1], scratch);
                if (area(scratch) > greatest) {
                    greatest = area(scratch);
                    worst = i;
                }
            }
        }
        return worst;
    }

    private void child(int at, int from, int to, int reference) {
        bounds(from, to, scratch);
        nodes[at] = BoxTree.min(lattice.below(scratch[0], scratch[1], scratch[2]), reference);
        nodes[at + 1] = BoxTree.max(lattice.above(scratch[3], scratch[4], scratch[5]), reference);
    }

    /** Reorders the things so that those of the first child come first; returns where the second's begin. */
    private int partition(int from, int to) {
        float best = Float.POSITIVE_INFINITY;
        for (int axis = 0; axis < 3; axis++) {
            best = tryAxis(axis, from, to, best);
        }
        if (best == Float.POSITIVE_INFINITY) {
            return (from + to) >>> 1;
        }
        int left = from;
        int right = to - 1;
        while (left <= right) {
            if (bin(order[left], bestAxis, bestFrom, bestScale) <= bestBin) {
                left++;
            } else {
                int swapped = order[left];
                order[left] = order[right];
                order[right--] = swapped;
            }
        }
        return left;
    }

    private float tryAxis(int axis, int from, int to, float best) {
        float least = Float.POSITIVE_INFINITY;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            float centre = centre(order[i], axis);
            least = Math.min(least, centre);
            most = Math.max(most, centre);
        }
        float scale = BINS / (most - least);
        if (!(most > least) || scale == Float.POSITIVE_INFINITY) {
            return best;
        }
        fill(axis, from, to, least, scale);
        return sweepBins(axis, least, scale, best);
    }

    private void fill(int axis, int from, int to, float least, float scale) {
        Arrays.fill(counts, 0);
        for (int i = 0; i < BINS; i++) {
            empty(bins, 6 * i);
        }
        for (int i = from; i < to; i++) {
            int thing = order[i];
            int bin = bin(thing, axis, least, scale);
            counts[bin]++;
            grow(bins, 6 * bin, boxes, 6 * thing);
        }
    }

    private float sweepBins(int axis, float least, float scale, float best) {
        empty(scratch, 0);
        int count = 0;
        for (int i = BINS - 1; i > 0; i--) {
            grow(scratch, 0, bins, 6 * i);
            count += counts[i];
            rightArea[i] = count == 0 ? Float.POSITIVE_INFINITY : area(scratch) * count;
        }
        empty(scratch, 0);
        count = 0;
        float found = best;
        for (int i = 0; i < BINS - 1; i++) {
            grow(scratch, 0, bins, 6 * i);
            count += counts[i];
            float cost = count == 0 ? Float.POSITIVE_INFINITY : area(scratch) * count + rightArea[i + 1];
            if (cost < found) {
                found = cost;
                bestAxis = axis;
                bestBin = i;
                bestFrom = least;
                bestScale = scale;
            }
        }
        return found;
    }

    private float centre(int thing, int axis) {
        return boxes[6 * thing + axis] + boxes[6 * thing + 3 + axis];
    }

    private int bin(int thing, int axis, float least, float scale) {
        return Math.min(BINS - 1, (int) ((centre(thing, axis) - least) * scale));
    }

    private void bounds(int from, int to, float[] store) {
        empty(store, 0);
        for (int i = from; i < to; i++) {
            grow(store, 0, boxes, 6 * order[i]);
        }
    }

    private static void empty(float[] box, int at) {
        for (int k = 0; k < 3; k++) {
            box[at + k] = Float.POSITIVE_INFINITY;
            box[at + 3 + k] = Float.NEGATIVE_INFINITY;
        }
    }

    private static void grow(float[] box, int at, float[] by, int from) {
        for (int k = 0; k < 3; k++) {
            box[at + k] = Math.min(box[at + k], by[from + k]);
            box[at + 3 + k] = Math.max(box[at + 3 + k], by[from + 3 + k]);
        }
    }

    private static float area(float[] box) {
        float x = box[3] - box[0];
        float y = box[4] - box[1];
        float z = box[5] - box[2];
        return x * y + y * z + z * x;
    }
}
