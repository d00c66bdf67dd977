package bumblewick.save;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a campaign has seen of a stage.
 *
 * @param points of the best clear run
 * @param medal of that run, in small letters, {@code none} to {@code golden}
 * @param bees alive at its end
 * @param friends freed in the run that freed most
 * @param exits that were taken, {@code high} or {@code low}
 */
public record StageMark(long points, String medal, int bees, int friends, SortedSet<String> exits) {
    public StageMark {
        exits = Collections.unmodifiableSortedSet(new TreeSet<>(exits));
    }

    /** Both together: the better run's points, the most friends, and every exit. */
    StageMark with(StageMark other) {
        SortedSet<String> all = new TreeSet<>(exits);
        all.addAll(other.exits);
        StageMark better = other.points > points ? other : this;
        return new StageMark(better.points, better.medal, better.bees, Math.max(friends, other.friends), all);
    }
}
