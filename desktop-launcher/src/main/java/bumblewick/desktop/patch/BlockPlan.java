package bumblewick.desktop.patch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Divides the new stream into blocks of bounded size: what is copied from the old one, what lies between, and the pieces of
 * the old stream that this refers to. They lie where the copied bytes before and after it come from, or else at the same
 * place of the file that a new one resembles. Small files share a block, so that they can refer to each other's old
 * versions.
 */
final class BlockPlan {
    /** So many times its own length lies around the piece that a short one refers to, in bytes no more than the other. */
    private static final int SHORT_MARGIN = 64;

    private static final int LEAST_MARGIN = 1 << 16; // bytes, around longer ones
    private static final Step.Slice NOTHING = new Step.Slice(0, 0);

    private final long oldLength;
    private final List<Plan> plans = new ArrayList<>();
    private final List<Step.Part> parts = new ArrayList<>();
    private final List<Step.Slice> literals = new ArrayList<>();
    private List<Step.Slice> prefix = new ArrayList<>();
    private int length; // of the literals
    private int partLength; // of those that no part has yet

    /**
     * What one block holds, and what it refers to.
     *
     * @param literals pieces of the new stream
     */
    record Plan(List<Step.Slice> literals, int length, List<Step.Slice> prefix, List<Step.Part> parts) {
        int prefixLength() {
            return (int) prefix.stream().mapToLong(Step.Slice::length).sum();
        }
    }

    /**
     * A new file in the new stream.
     *
     * @param base the old file that it resembles, in the old stream; without length if there is none
     */
    record Span(long start, long size, Step.Slice base) {
        long end() {
            return start + size;
        }
    }

    /** @param oldLength of the old stream */
    BlockPlan(long oldLength) {
        this.oldLength = oldLength;
    }

    /**
     * Adds new files after those before.
     *
     * @param matches all of the new stream; those that lie in the files are copied
     */
    void add(List<Span> files, List<LongMatches.Match> matches) {
        int next = 0;
        for (Span file : files) {
            long at = file.start();
            LongMatches.Match before = null;
            for (; next < matches.size() && matches.get(next).at() < file.end(); next++) {
                LongMatches.Match match = matches.get(next);
                if (match.end() <= at) {
                    continue;
                }
                gap(file, at, Math.max(at, match.at()), before, match);
                long from = Math.max(at, match.at());
                long to = Math.min(file.end(), match.end());
                copy(new Step.Slice(match.old().offset() + from - match.at(), to - from));
                at = to;
                before = match;
                if (match.end() > file.end()) {
                    break; // it goes on in the next file
                }
            }
            gap(file, at, file.end(), before, null);
        }
    }

    /** Ends the block, so that what follows does not share it. */
    void cut() {
        if (partLength > 0) {
            parts.add(new Step.Part(partLength, NOTHING));
        }
        if (!parts.isEmpty()) {
            plans.add(new Plan(List.copyOf(literals), length, List.copyOf(prefix), List.copyOf(parts)));
        }
        parts.clear();
        literals.clear();
        prefix = new ArrayList<>();
        length = 0;
        partLength = 0;
    }

    /** All blocks, in order. */
    List<Plan> plans() {
        cut();
        return plans;
    }

    private void copy(Step.Slice slice) {
        parts.add(new Step.Part(partLength, slice));
        partLength = 0;
    }

    private void gap(Span file, long from, long to, LongMatches.Match before, LongMatches.Match after) {
        for (long at = from; at < to; ) {
            if (length == Format.BLOCK) {
                cut();
            }
            int span = (int) Math.min(Format.BLOCK - length, to - at);
            List<Step.Slice> around = around(file, at, span, before, after);
            List<Step.Slice> wider = union(prefix, around);
            if (length > 0 && total(wider) > Format.PREFIX) {
                cut();
                continue; // with the whole length of a block
            }
            prefix = limited(wider);
            literals.add(new Step.Slice(at, span));
            length += span;
            partLength += span;
            at += span;
        }
    }

    private List<Step.Slice> around(Span file, long at, int span, LongMatches.Match before, LongMatches.Match after) {
        List<Step.Slice> around = new ArrayList<>();
        if (before != null) {
            around.add(margin(before.old().end() + at - before.end(), span));
        }
        if (after != null) {
            around.add(margin(after.old().offset() - (after.at() - at), span));
        }
        if (around.isEmpty() && file.base().length() > 0) {
            around.add(
                    file.base().length() + span <= Format.PREFIX / 2
                            ? file.base()
                            : margin(file.base().offset() + at - file.start(), span));
        }
        return around;
    }

    /**
     * A piece of the old stream with as much around it as it is long, or more, as far as there is so much. What a frame refers
     * to takes as long to read as what it packs: thousands of single numbers must not refer to the whole stream.
     */
    private Step.Slice margin(long from, int span) {
        long margin = Math.max(Math.min(LEAST_MARGIN, (long) SHORT_MARGIN * span), span);
        long start = Math.max(0, Math.min(oldLength, from - margin));
        return new Step.Slice(start, Math.max(0, Math.min(oldLength, from + span + margin) - start));
    }

    /** Slices in their order, without overlap. */
    private static List<Step.Slice> union(List<Step.Slice> some, List<Step.Slice> others) {
        List<Step.Slice> all = new ArrayList<>(some);
        all.addAll(others);
        all.sort(Comparator.comparingLong(Step.Slice::offset));
        List<Step.Slice> union = new ArrayList<>();
        for (Step.Slice slice : all) {
            Step.Slice last = union.isEmpty() ? NOTHING : union.get(union.size() - 1);
            if (slice.length() > 0 && !union.isEmpty() && slice.offset() <= last.end()) {
                long end = Math.max(last.end(), slice.end());
                union.set(union.size() - 1, new Step.Slice(last.offset(), end - last.offset()));
            } else if (slice.length() > 0) {
                union.add(slice);
            }
        }
        return union;
    }

    private static long total(List<Step.Slice> slices) {
        return slices.stream().mapToLong(Step.Slice::length).sum();
    }

    private static List<Step.Slice> limited(List<Step.Slice> slices) {
        List<Step.Slice> limited = new ArrayList<>();
        long left = Format.PREFIX;
        for (Step.Slice slice : slices) {
            long length = Math.min(left, slice.length());
            if (length > 0) {
                limited.add(new Step.Slice(slice.offset(), length));
            }
            left -= length;
        }
        return limited;
    }
}
