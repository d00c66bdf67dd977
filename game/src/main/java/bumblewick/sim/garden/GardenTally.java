package bumblewick.sim.garden;

import bumblewick.def.ScoreDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.Bonus;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the points of a garden. There is no chain on foot: everything is worth what it is worth.
 *
 * <p>Source: GAME, <i>score</i>.
 */
final class GardenTally {
    private final ScoreDef def;
    private long points;
    private int seeds;
    private int seedPoints;

    GardenTally(ScoreDef def) {
        this.def = def;
    }

    /** Something was hit and lives. */
    void hit() {
        points += def.hit();
    }

    /** A bullet that was turned round did it: returns what that is worth. */
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

    /** The points of the end. */
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
