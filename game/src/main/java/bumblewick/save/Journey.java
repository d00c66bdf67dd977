package bumblewick.save;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A player's progress through a campaign. Immutable.
 *
 * @param difficulty id of the difficulty of the next runs; records may have been set at another
 * @param next id of the stage that comes next; empty after the last
 * @param seconds total time of play, in whole seconds
 * @param marks records of the stages cleared so far, by id
 * @param origin the content it was last played with; empty in old files, and before the first stage
 * @param day on which it was last saved, in the player's time zone; empty in old files
 * @param learned texts of the lessons that its player has learned
 */
public record Journey(
        String difficulty,
        String next,
        long seconds,
        SortedMap<String, StageRecord> marks,
        Optional<ContentOrigin> origin,
        Optional<LocalDate> day,
        SortedSet<String> learned) {
    public Journey {
        marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
        learned = Collections.unmodifiableSortedSet(new TreeSet<>(learned));
    }

    /** A campaign before its first stage. */
    public static Journey begin(String difficulty, String first) {
        return new Journey(difficulty, first, 0, new TreeMap<>(), Optional.empty(), Optional.empty(), new TreeSet<>());
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
        return new Journey(
                difficulty, stage.equals(next) ? following : next, seconds + played, all, origin, day, learned);
    }

    /**
     * This campaign after the player failed a stage.
     *
     * @param played time of play, in seconds
     */
    public Journey lost(long played) {
        return new Journey(difficulty, next, seconds + played, marks, origin, day, learned);
    }

    /** This campaign, whose next runs have another difficulty. */
    public Journey at(String otherDifficulty) {
        return new Journey(otherDifficulty, next, seconds, marks, origin, day, learned);
    }

    /** This campaign, last played with {@code content}. */
    public Journey playedBy(ContentOrigin content) {
        return new Journey(difficulty, next, seconds, marks, Optional.of(content), day, learned);
    }

    /** This campaign, last saved on {@code today}. */
    public Journey savedOn(LocalDate today) {
        return new Journey(difficulty, next, seconds, marks, origin, Optional.of(today), learned);
    }

    /** This campaign after its player learned {@code lessons}, too. */
    public Journey learning(Set<String> lessons) {
        SortedSet<String> all = new TreeSet<>(learned);
        all.addAll(lessons);
        return new Journey(difficulty, next, seconds, marks, origin, day, all);
    }

    /** Whether it was last played with other rules than {@code here}. */
    public boolean hasOtherRules(ContentOrigin here) {
        return origin.filter(last -> !last.sameRules(here)).isPresent();
    }
}
