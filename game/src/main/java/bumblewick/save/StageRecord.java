package bumblewick.save;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A player's best results in one stage of a campaign.
 *
 * @param points of the best cleared run
 * @param medal of that run, lower case, {@code none} to {@code golden}
 * @param bees alive at its end
 * @param friends most friends freed in one run
 * @param exits that were taken, {@code high} or {@code low}
 */
public record StageRecord(long points, String medal, int bees, int friends, SortedSet<String> exits) {
    public StageRecord {
        exits = Collections.unmodifiableSortedSet(new TreeSet<>(exits));
    }

    /** The better of both runs, the most friends, and all exits. */
    StageRecord with(StageRecord other) {
        SortedSet<String> all = new TreeSet<>(exits);
        all.addAll(other.exits);
        StageRecord better = other.points > points ? other : this;
        return new StageRecord(better.points, better.medal, better.bees, Math.max(friends, other.friends), all);
    }
}
