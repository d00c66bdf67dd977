package bumblewick.def.mechanism;

import java.util.List;

/**
 * Targets that are shown in an order, and then hit in that order.
 *
 * @param id name, unique among the sequences of its stage
 * @param targets ids, in the order
 * @param near distance along the rail from the nearest of them at which it is shown, in u
 * @param gap from one that is shown to the next, in ticks
 * @param sends signal when all were hit in the order, or empty
 * @param score for that, before the multiplier
 * @param after signal that lets it be shown, or empty
 */
public record SequenceDef(String id, List<String> targets, float near, int gap, String sends, int score, String after) {
    /** The most sequences of a stage. */
    public static final int MOST = 16;

    /** The most targets of one: as many as there are notes for. */
    public static final int LONGEST = 8;

    public SequenceDef {
        targets = List.copyOf(targets);
    }
}
