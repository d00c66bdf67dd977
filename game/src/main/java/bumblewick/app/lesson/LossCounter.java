package bumblewick.app.lesson;

import java.util.Map;
import java.util.TreeMap;

/** Counts how often the player lost a stage in a row, since the game was started, to offer help after every second time. */
final class LossCounter {
    private static final int EVERY = 2;

    private final Map<String, Integer> losses = new TreeMap<>();

    void lost(String stage) {
        losses.merge(stage, 1, Integer::sum);
    }

    void cleared(String stage) {
        losses.remove(stage);
    }

    /** Whether the last loss of a stage is one after which help is offered. */
    boolean isDue(String stage) {
        int count = losses.getOrDefault(stage, 0);
        return count > 0 && count % EVERY == 0;
    }
}
