package bumblewick.sim.garden;

import bumblewick.def.ScoreDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.Bonus;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the points of a garden. There is no chain on foot, so nothing multiplies them.
 *
 * <p>Source: GAME, <i>score</i>.
 */
final class GardenScore {
    private final ScoreDef def;
    private long points;
    private int seeds;
    private int seedPoints;

    GardenScore(ScoreDef def) {
        this.def = def;
    }

    /** Adds the points of a hit on something that lives. */
    void hit() {
        points += def.hit();
    }

    /** What a kill by a deflected bullet is worth; {@code value} is what any other is worth. */
    int deflected(int value) {
        return Math.round(value * def.deflectFactor());
    }

    void add(int value) {
        points += value;
    }

    /** A lantern seed: its points are given at the end. */
    void seed(int value) {
        seeds++;
        seedPoints += value;
    }

    /** Adds and returns the bonuses of a won stage. */
    List<Bonus> finish(int bees, boolean friends, boolean par, boolean noReset) {
        List<Bonus> bonuses = new ArrayList<>();
        bonuses.add(new Bonus(Bonus.BEES, bees * def.beeAtEnd()));
        bonuses.add(new Bonus(Bonus.FRIENDS, friends ? def.allFriends() : 0));
        bonuses.add(new Bonus(Bonus.PAR, par ? def.underPar() : 0));
        bonuses.add(new Bonus(Bonus.NO_RESET, noReset ? def.noReset() : 0));
        for (Bonus bonus : bonuses) {
            points += bonus.points();
        }
        points += seedPoints;
        return bonuses;
    }

    long points() {
        return points;
    }

    int seeds() {
        return seeds;
    }

    void addTo(StateHash hash) {
        hash.add(points).add(seeds).add(seedPoints);
    }
}
