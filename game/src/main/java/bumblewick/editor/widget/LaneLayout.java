package bumblewick.editor.widget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Assigns overlapping blocks to different lanes, as few as possible; each block to the uppermost free lane. */
final class LaneLayout {
    private final int[] lanes;
    private final float[] free;
    private final int count;

    /**
     * Assigns lanes, in the order of the blocks' starts.
     *
     * @param gap that stays free after each block, in u
     */
    LaneLayout(List<WaveBlock> blocks, float gap) {
        lanes = new int[blocks.size()];
        free = new float[blocks.size()];
        Arrays.fill(free, Float.MAX_VALUE);
        Integer[] order = new Integer[blocks.size()];
        Arrays.setAll(order, i -> i);
        Arrays.sort(
                order,
                (a, b) -> Float.compare(blocks.get(a).from(), blocks.get(b).from()));
        List<Float> ends = new ArrayList<>();
        List<Integer> last = new ArrayList<>();
        for (int block : order) {
            int lane = free(ends, blocks.get(block).from());
            lanes[block] = lane;
            float end = blocks.get(block).to() + gap;
            if (lane == ends.size()) {
                ends.add(end);
                last.add(block);
            } else {
                free[last.set(lane, block)] = blocks.get(block).from();
                ends.set(lane, end);
            }
        }
        count = ends.size();
    }

    private static int free(List<Float> ends, float from) {
        int lane = 0;
        while (lane < ends.size() && ends.get(lane) > from) {
            lane++;
        }
        return lane;
    }

    /** The index of a block's lane; the uppermost is 0. */
    int of(int block) {
        return lanes[block];
    }

    /** Where the next block on the lane of a block begins, in u. */
    float freeUntil(int block) {
        return free[block];
    }

    /** The number of lanes. */
    int count() {
        return count;
    }
}
