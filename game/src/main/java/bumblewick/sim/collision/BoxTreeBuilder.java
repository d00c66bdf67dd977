package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds a {@link BoxTree} from the top down by the surface-area heuristic: a split is as good as the work that a query
 * is expected to have below it, and a query meets a box in proportion to its surface.
 *
 * <pre>cost(split) = area(left) · count(left) + area(right) · count(right)</pre>
 *
 * <p>What asks is mostly no ray but something that moves, so it meets a box as a ray would meet one greater by its size.
 *
 * <p>Instead of every split, those between {@value #BINS} bins of centres are tried along each axis. Boxes are those on
 * the {@link BoxQuantiser}, three coordinates at a time, and change places with the things they belong to, so that each part
 * is read from one end to the other.
 *
 * <p>Source: I. Wald, <i>On fast Construction of SAH-based Bounding Volume Hierarchies</i>, IEEE Symposium on Interactive
 * Ray Tracing (2007).
 */
final class BoxTreeBuilder {
    private static final int BINS = 16;

    /** Parts of no more things are kept until those of all larger ones are built, so that these lie close together. */
    private static final int LOWER = 64;

    /** A small part has half as many bins as things, but at least these. */
    private static final int FEWEST_BINS = 4;

    /** The size of what is expected to move among the triangles, in u: about that of who plays. */
    private static final float MOVER = 0.8f;

    /** An axis is not tried if another has its centres this many times as far apart. */
    private static final float NARROW = 4;

    /** Bits behind the point of how many bins a step is. */
    private static final int FRACTION = 16;

    /** Numbers of a node. */
    private static final int NODE = 2 * BoxTree.WIDTH;

    private final long[] lows;
    private final long[] highs;
    private final int[] order;
    private final boolean[] last;
    /** How many u a step is along each axis. */
    private final float sizeX;

    private final float sizeY;
    private final float sizeZ;

    /** The bins of all axes, one axis after the other. */
    private final long[] binLows = new long[3 * BINS];

    private final long[] binHighs = new long[3 * BINS];
    private final int[] counts = new int[3 * BINS];
    private final float[] rightCosts = new float[BINS];

    /** Parts that are still to be built. */
    private final List<Pending> lower = new ArrayList<>();

    private long[] nodes;
    private int nodeCount;
    private int deepest;
    private float bestCost;
    private int bestAxis;
    private int bestBin;

    /** Some neighbouring slots, the box around their things, and that around their things' centres. */
    private record Part(int from, int to, long low, long high, long least, long most) {
        int size() {
            return to - from;
        }

        /** How many bins there are to a step along an axis, times 2^{@link #FRACTION}; 0 if there is nothing to part. */
        int scale(int axis, int bins) {
            return spread(axis) == 0 ? 0 : (bins << FRACTION) / (spread(axis) + 1);
        }

        /** How far apart the centres are along an axis, in steps. */
        int spread(int axis) {
            return BoxQuantiser.along(axis, most) - BoxQuantiser.along(axis, least);
        }
    }

    /** A part that is to become a node's child. */
    private record Pending(Part part, int child, int depth) {}

    /**
     * Takes the boxes.
     *
     * @param lows the smaller corner of each (owned from now on)
     * @param highs the greater (owned from now on)
     */
    BoxTreeBuilder(long[] lows, long[] highs, BoxQuantiser boxQuantiser) {
        this.lows = lows;
        this.highs = highs;
        sizeX = (float) (1 / boxQuantiser.perX);
        sizeY = (float) (1 / boxQuantiser.perY);
        sizeZ = (float) (1 / boxQuantiser.perZ);
        int count = lows.length;
        order = new int[count];
        last = new boolean[count];
        for (int i = 0; i < count; i++) {
            order[i] = i;
        }
        // a node has four children, and every one of them at least a thing: there are fewer than a third as many
        nodes = new long[NODE * (count / 3 + 1)];
    }

    /** The tree; afterwards {@link #order} and {@link #endsLeaf} describe its slots. */
    BoxTree build() {
        int root = order.length == 0 ? 0 : subtree(measure(0, order.length), 0, LOWER);
        for (Pending pending : lower) {
            child(pending.child, pending.part, subtree(pending.part, pending.depth, 0));
        }
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

    private Part measure(int from, int to) {
        long low = BoxQuantiser.NOTHING_MIN;
        long high = BoxQuantiser.NOTHING_MAX;
        long least = BoxQuantiser.NOTHING_MIN;
        long most = BoxQuantiser.NOTHING_MAX;
        for (int i = from; i < to; i++) {
            long centre = BoxQuantiser.middle(lows[i], highs[i]);
            low = BoxQuantiser.min(low, lows[i]);
            high = BoxQuantiser.max(high, highs[i]);
            least = BoxQuantiser.min(least, centre);
            most = BoxQuantiser.max(most, centre);
        }
        return new Part(from, to, low, high, least, most);
    }

    /** The reference to a leaf of these slots, or to a node above them; children with at most so many things must wait. */
    private int subtree(Part part, int depth, int waiting) {
        deepest = Math.max(deepest, depth);
        if (part.size() <= BoxTree.LEAF_SIZE) {
            last[part.to - 1] = true;
            return BoxTree.LEAF | part.from;
        }
        int node = NODE * nodeCount++;
        Part[] parts = new Part[BoxTree.WIDTH];
        int children = divide(part, parts);
        for (int i = 0; i < BoxTree.WIDTH; i++) {
            int child = node + 2 * i;
            if (i >= children) {
                nodes[child] = BoxTree.min(BoxQuantiser.NOTHING_MIN, BoxTree.NOBODY);
                nodes[child + 1] = BoxTree.max(BoxQuantiser.NOTHING_MAX, BoxTree.NOBODY);
            } else if (parts[i].size() <= waiting) {
                lower.add(new Pending(parts[i], child, depth + 1));
            } else {
                child(child, parts[i], subtree(parts[i], depth + 1, waiting));
            }
        }
        return node / NODE;
    }

    private void child(int child, Part part, int reference) {
        nodes[child] = BoxTree.min(part.low, reference);
        nodes[child + 1] = BoxTree.max(part.high, reference);
    }

    /**
     * Splits a part, then that one of its parts with the greatest area, until there are enough; returns how many there
     * are. Small parts are split, too, while there is room: smaller leaves are better, only nodes cost memory.
     */
    private int divide(Part whole, Part[] parts) {
        parts[0] = whole;
        int count = 1;
        while (count < BoxTree.WIDTH) {
            int worst = worst(parts, count, BoxTree.LEAF_SIZE);
            if (worst < 0) {
                worst = worst(parts, count, 1);
            }
            if (worst < 0) {
                break;
            }
            Part split = parts[worst];
            int middle = partition(split);
            System.arraycopy(parts, worst + 1, parts, worst + 2, count - worst - 1);
            parts[worst] = measure(split.from, middle);
            parts[worst + 1] = measure(middle, split.to);
            count++;
        }
        return count;
    }

    /** The part with the greatest area of those with more than {@code size} things, or −1. */
    private int worst(Part[] parts, int count, int size) {
        int worst = -1;
        float greatest = -1f;
        for (int i = 0; i < count; i++) {
            if (parts[i].size() > size) {
                float area = area(parts[i].low, parts[i].high);
                if (area > greatest) {
                    greatest = area;
                    worst = i;
                }
            }
        }
        return worst;
    }

    /** Reorders the things so that those of the first child come first; returns where the second's begin. */
    private int partition(Part part) {
        if (part.size() == 2) {
            return part.from + 1;
        }
        int bins = Math.min(BINS, Math.max(FEWEST_BINS, part.size() / 2));
        float least =
                Math.max(part.spread(0) * sizeX, Math.max(part.spread(1) * sizeY, part.spread(2) * sizeZ)) / NARROW;
        int scaleX = part.spread(0) * sizeX < least ? 0 : part.scale(0, bins);
        int scaleY = part.spread(1) * sizeY < least ? 0 : part.scale(1, bins);
        int scaleZ = part.spread(2) * sizeZ < least ? 0 : part.scale(2, bins);
        fill(part, bins, scaleX, scaleY, scaleZ);
        bestCost = Float.POSITIVE_INFINITY;
        tryAxis(0, bins, scaleX);
        tryAxis(1, bins, scaleY);
        tryAxis(2, bins, scaleZ);
        if (bestCost == Float.POSITIVE_INFINITY) {
            return (part.from + part.to) >>> 1;
        }
        return sort(part, part.scale(bestAxis, bins));
    }

    private void fill(Part part, int bins, int scaleX, int scaleY, int scaleZ) {
        for (int first = 0; first < 3 * BINS; first += BINS) {
            Arrays.fill(counts, first, first + bins, 0);
            Arrays.fill(binLows, first, first + bins, BoxQuantiser.NOTHING_MIN);
            Arrays.fill(binHighs, first, first + bins, BoxQuantiser.NOTHING_MAX);
        }
        long least = part.least;
        for (int i = part.from; i < part.to; i++) {
            long low = lows[i];
            long high = highs[i];
            long above = BoxQuantiser.middle(low, high) - least;
            if (scaleX != 0) {
                put((BoxQuantiser.x(above) * scaleX) >> FRACTION, low, high);
            }
            if (scaleY != 0) {
                put(BINS + ((BoxQuantiser.y(above) * scaleY) >> FRACTION), low, high);
            }
            if (scaleZ != 0) {
                put(2 * BINS + ((BoxQuantiser.z(above) * scaleZ) >> FRACTION), low, high);
            }
        }
    }

    private void put(int bin, long low, long high) {
        counts[bin]++;
        binLows[bin] = BoxQuantiser.min(binLows[bin], low);
        binHighs[bin] = BoxQuantiser.max(binHighs[bin], high);
    }

    private void tryAxis(int axis, int bins, int scale) {
        if (scale == 0) {
            return;
        }
        int first = BINS * axis;
        long low = BoxQuantiser.NOTHING_MIN;
        long high = BoxQuantiser.NOTHING_MAX;
        int count = 0;
        for (int i = bins - 1; i > 0; i--) {
            low = BoxQuantiser.min(low, binLows[first + i]);
            high = BoxQuantiser.max(high, binHighs[first + i]);
            count += counts[first + i];
            rightCosts[i] = cost(low, high, count);
        }
        low = BoxQuantiser.NOTHING_MIN;
        high = BoxQuantiser.NOTHING_MAX;
        count = 0;
        for (int i = 0; i < bins - 1; i++) {
            low = BoxQuantiser.min(low, binLows[first + i]);
            high = BoxQuantiser.max(high, binHighs[first + i]);
            count += counts[first + i];
            float cost = cost(low, high, count) + rightCosts[i + 1];
            if (cost < bestCost) {
                bestCost = cost;
                bestAxis = axis;
                bestBin = i;
            }
        }
    }

    private float cost(long low, long high, int count) {
        return count == 0 ? Float.POSITIVE_INFINITY : area(low, high) * count;
    }

    private float area(long low, long high) {
        float x = (BoxQuantiser.x(high) - BoxQuantiser.x(low)) * sizeX + MOVER;
        float y = (BoxQuantiser.y(high) - BoxQuantiser.y(low)) * sizeY + MOVER;
        float z = (BoxQuantiser.z(high) - BoxQuantiser.z(low)) * sizeZ + MOVER;
        return x * y + y * z + z * x;
    }

    /** Puts what is in a bin up to the best before the rest. */
    private int sort(Part part, int scale) {
        int axis = bestAxis;
        int from = BoxQuantiser.along(axis, part.least);
        int left = part.from;
        int right = part.to - 1;
        while (left <= right) {
            int centre = BoxQuantiser.along(axis, BoxQuantiser.middle(lows[left], highs[left]));
            if (((centre - from) * scale) >> FRACTION <= bestBin) {
                left++;
            } else {
                swap(left, right--);
            }
        }
        return left;
    }

    private void swap(int a, int b) {
        long low = lows[a];
        long high = highs[a];
        int thing = order[a];
        lows[a] = lows[b];
        highs[a] = highs[b];
        order[a] = order[b];
        lows[b] = low;
        highs[b] = high;
        order[b] = thing;
    }
}
