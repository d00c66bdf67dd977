package bumblewick.save;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A player's progress through a campaign. Immutable.
 *
 * @param difficulty id of the difficulty of the next runs; records may have been set at another
 * @param next id of the stage that comes next; empty after the last
 * @param seconds total time of play, in whole seconds
 * @param marks records of the stages cleared so far, by id
 * @param origin the content it was last played with; empty in old files, and before the first stage
 * @param day on which it was last saved, in the player's time zone; empty in old files
 */
public record Journey(
        String difficulty,
        String next,
        long seconds,
        SortedMap<String, StageRecord> marks,
        Optional<ContentOrigin> origin,
        Optional<LocalDate> day) {
    public Journey {
        marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
    }

    /** A campaign before its first stage. */
    public static Journey begin(String difficulty, String first) {
        return new Journey(difficulty, first, 0, new TreeMap<>(), Optional.empty(), Optional.empty());
    }

    /**
     * This campaign after the player cleared a stage. It moves on only if that stage was the next one, not if it was
     * replayed.
     *
     * @param stage id
     * @param mark record of this run
     * @param following id of the stage behind its exit; empty if there is none
     * @param played time of play, in seconds
     */
    public Journey cleared(String stage, StageRecord mark, String following, long played) {
        SortedMap<String, StageRecord> all = new TreeMap<>(marks);
        all.merge(stage, mark, StageRecord::with);
        return new Journey(difficulty, stage.equals(next) ? following : next, seconds + played, all, origin, day);
    }

    /**
     * This campaign after the player failed a stage.
     *
     * @param played time of play, in seconds
     */
    public Journey lost(long played) {
        return new Journey(difficulty, next, seconds + played, marks, origin, day);
    }

    /** This campaign, whose next runs have another difficulty. */
    public Journey at(String otherDifficulty) {
        return new Journey(otherDifficulty, next, seconds, marks, origin, day);
    }

    /** This campaign, last played with {@code content}. */
    public Journey playedBy(ContentOrigin content) {
        return new Journey(difficulty, next, seconds, marks, Optional.of(content), day);
    }

    /** This campaign, last saved on {@code today}. */
    public Journey savedOn(LocalDate today) {
        return new Journey(difficulty, next, seconds, marks, origin, Optional.of(today));
    }

    /** Whether it was last played with other rules than {@code here}. */
    public boolean hasOtherRules(ContentOrigin here) {
        return origin.filter(last -> !last.sameRules(here)).isPresent();
    }
}
