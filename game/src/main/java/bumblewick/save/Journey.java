package bumblewick.save;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How far a campaign has come. Immutable.
 *
 * @param difficulty id of the difficulty it is played at
 * @param next id of the stage that comes next; empty after the last
 * @param seconds played so far, in whole seconds of play
 * @param marks of the stages cleared so far, by id
 * @param origin content by which it was played last; empty for one of a time when that was not written down, or one that
 *     has not begun
 */
public record Journey(
        String difficulty, String next, long seconds, SortedMap<String, StageMark> marks, Optional<Origin> origin) {
    public Journey {
        marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
    }

    /** A campaign that has not begun. */
    public static Journey begin(String difficulty, String first) {
        return new Journey(difficulty, first, 0, new TreeMap<>(), Optional.empty());
    }

    /**
     * The campaign after a stage was cleared. It goes on behind that stage only if it was the next: one that is played again
     * leads nowhere new.
     *
     * @param stage id
     * @param mark of this run
     * @param following id of the stage behind its exit; empty if there is none
     * @param played in it, in seconds
     */
    public Journey cleared(String stage, StageMark mark, String following, long played) {
        SortedMap<String, StageMark> all = new TreeMap<>(marks);
        all.merge(stage, mark, StageMark::with);
        return new Journey(difficulty, stage.equals(next) ? following : next, seconds + played, all, origin);
    }

    /** The campaign after a stage was tried in vain. */
    public Journey lost(long played) {
        return new Journey(difficulty, next, seconds + played, marks, origin);
    }

    /** The same, played by some content. */
    public Journey by(Origin content) {
        return new Journey(difficulty, next, seconds, marks, Optional.of(content));
    }

    /** Whether it was played last by other rules. */
    public boolean comesFromElsewhere(Origin here) {
        return origin.filter(last -> !last.sameRules(here)).isPresent();
    }
}
