package bumblewick.app.lesson;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts how often the player lost a stage in a row, since the game was started, to offer help after every second time, and
 * after the first crash landing that failed.
 */
final class LossCounter {
    private static final int EVERY = 2;

    private final Map<String, Integer> losses = new TreeMap<>();
    private final Set<String> failedLandings = new TreeSet<>();
    private boolean firstFailedLanding; // whether the last loss was one

    /**
     * Counts a loss.
     *
     * @param landingFailed whether it was lost on the islet of a crash landing
     */
    void lost(String stage, boolean landingFailed) {
        losses.merge(stage, 1, Integer::sum);
        firstFailedLanding = landingFailed && failedLandings.add(stage);
    }

    void cleared(String stage) {
        losses.remove(stage);
    }

    /** Whether the last loss of a stage is one after which help is offered. */
    boolean isDue(String stage) {
        int count = losses.getOrDefault(stage, 0);
        return count > 0 && (firstFailedLanding || count % EVERY == 0);
    }
}
