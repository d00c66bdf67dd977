package bumblewick.desktop.patch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Divides the new contents into blocks of bounded size, and chooses the pieces of old files that each block refers
 * to: small files share a block, so that they can refer to each other's old versions; of a large file that spans
 * several blocks each refers to the same place in the old file and a block's length around it.
 */
final class BlockPlan {
    private final List<Plan> plans = new ArrayList<>();
    private List<Span> spans = new ArrayList<>();
    private final Map<String, Step.Slice> prefix = new LinkedHashMap<>();
    private int length;
    private int prefixLength;

    /**
     * A piece of a new file.
     *
     * @param file its content
     */
    record Span(Tree.Leaf file, long offset, int length) {}

    /** What one block holds, and what it refers to. */
    record Plan(List<Span> spans, List<Step.Slice> prefix, int length, int prefixLength) {}

    /**
     * Adds a new file after those before.
     *
     * @param base path of the old file that it resembles; null if there is none
     * @param old that file; null if there is none
     */
    void add(Tree.Leaf file, String base, Tree.Leaf old) {
        for (long offset = 0; offset < file.size(); ) {
            if (length == Format.BLOCK) {
                cut();
            }
            int span = (int) Math.min(Format.BLOCK - length, file.size() - offset);
            if (old != null) {
                refer(slice(base, old, offset, span));
            }
            spans.add(new Span(file, offset, span));
            length += span;
            offset += span;
        }
    }

    /** Ends the block, so that what follows does not share it. */
    void cut() {
        if (length > 0) {
            plans.add(new Plan(spans, List.copyOf(prefix.values()), length, prefixLength));
        }
        spans = new ArrayList<>();
        prefix.clear();
        length = 0;
        prefixLength = 0;
    }

    /** All blocks, in order. */
    List<Plan> plans() {
        cut();
        return plans;
    }

    private void refer(Step.Slice slice) {
        if (prefix.containsKey(slice.path())) {
            return; // two files that resemble the same one
        }
        if (prefixLength + slice.length() > Format.PREFIX && length > 0) {
            cut();
        }
        prefix.put(slice.path(), slice);
        prefixLength += slice.length();
    }

    private static Step.Slice slice(String base, Tree.Leaf old, long offset, int span) {
        if (old.size() <= Format.PREFIX) {
            return new Step.Slice(base, 0, (int) old.size());
        }
        long start = Math.max(0, Math.min(offset - Format.BLOCK, old.size() - Format.BLOCK));
        long end = Math.min(old.size(), offset + span + Format.BLOCK);
        return new Step.Slice(base, start, (int) Math.max(0, end - start));
    }
}
