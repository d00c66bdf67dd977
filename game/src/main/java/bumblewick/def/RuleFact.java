package bumblewick.def;

import static bumblewick.def.StageKind.FLIGHT;
import static bumblewick.def.StageKind.GARDEN;

import java.util.List;

/** What a condition of a rule can look at, in flights, in gardens, or in both. All but the difficulty are whole numbers. */
public enum RuleFact {
    /** Bees with Wick, parked ones too. */
    BEES(FLIGHT, GARDEN),
    POINTS(FLIGHT, GARDEN),
    /** Whole seconds since the run began. */
    SECONDS(FLIGHT, GARDEN),
    /** Enemies that are there now, without the boss. */
    ENEMIES(FLIGHT, GARDEN),
    /** Lantern seeds found so far. */
    SEEDS(FLIGHT, GARDEN),
    /** How often the rule's event has happened in the run, this time included. */
    COUNT(FLIGHT, GARDEN),
    /** How often a signal was sent in the run. */
    SIGNALS(FLIGHT, GARDEN),
    DIFFICULTY(FLIGHT, GARDEN),
    /** The Hum, 0 to 100. */
    HUM(FLIGHT),
    /** Kills in the chain. */
    CHAIN(FLIGHT),
    /** Hit points of the boss in percent, 0 while there is none. */
    BOSS_HEALTH(FLIGHT),
    /** Which lane of a fork Wick is in, 1 or 2; 0 outside of forks. */
    LANE(FLIGHT),
    /** Friends freed so far. */
    FRIENDS(GARDEN);

    private final List<StageKind> kinds;

    RuleFact(StageKind... kinds) {
        this.kinds = List.of(kinds);
    }

    /** Whether stages of a kind have it. */
    public boolean in(StageKind kind) {
        return kinds.contains(kind);
    }
}
