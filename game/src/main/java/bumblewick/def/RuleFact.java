package bumblewick.def;

/** What a condition of a rule can look at, in flights, in gardens, or in both. All but the difficulty are whole numbers. */
public enum RuleFact {
    /** Bees with Wick, parked ones too. */
    BEES(true, true),
    POINTS(true, true),
    /** Whole seconds since the run began. */
    SECONDS(true, true),
    /** Enemies that are there now, without the boss. */
    ENEMIES(true, true),
    /** Lantern seeds found so far. */
    SEEDS(true, true),
    /** How often the rule's event has happened in the run, this time included. */
    COUNT(true, true),
    /** How often a signal was sent in the run. */
    SIGNALS(true, true),
    DIFFICULTY(true, true),
    /** The Hum, 0 to 100. */
    HUM(true, false),
    /** Kills in the chain. */
    CHAIN(true, false),
    /** Hit points of the boss in percent, 0 while there is none. */
    BOSS_HEALTH(true, false),
    /** Friends freed so far. */
    FRIENDS(false, true);

    private final boolean inFlights;
    private final boolean inGardens;

    RuleFact(boolean inFlights, boolean inGardens) {
        this.inFlights = inFlights;
        this.inGardens = inGardens;
    }

    public boolean inFlights() {
        return inFlights;
    }

    public boolean inGardens() {
        return inGardens;
    }
}
