package bumblewick.def;

/** What a rule can wait for, in flights, in gardens, or in both. */
public enum RuleEvent {
    /** The run begins. */
    START(true, true),
    /** A time since then has passed. */
    TIME(true, true),
    /** The conditions of the rule begin to hold. */
    CONDITION(true, true),
    /** A rule sent a signal. */
    SIGNAL(true, true),
    /** Something was picked up. */
    PICKUP(true, true),
    /** An enemy was hit and lives. */
    HIT(true, true),
    /** An enemy was destroyed. */
    KILL(true, true),
    /** A piece of scenery or a body broke. */
    BROKEN(true, true),
    /** Wick was hit. */
    HURT(true, true),
    BEE_LOST(true, true),
    BEE_GAINED(true, true),
    /** Wick begins to whirl. */
    WHIRL(true, true),
    /** The whirl turned a bullet round. */
    DEFLECTED(true, true),
    /** Wick reached a distance along the rail. */
    PLACE(true, false),
    /** Bees were parked in a flower gate. */
    PARKED(true, false),
    /** Parked bees came back. */
    RETURNED(true, false),
    /** A volley left. */
    VOLLEY(true, false),
    /** A bullet passed close to Wick. */
    GRAZED(true, false),
    CHECKPOINT(true, false),
    /** The boss appears. */
    BOSS(true, false),
    /** The boss changes its phase. */
    BOSS_PHASE(true, false),
    BOSS_BEATEN(true, false),
    /** Wick takes off from the islet again. */
    TOOK_OFF(true, false),
    /** Wick entered a trigger. */
    ENTERED(false, true),
    /** Wick left a trigger. */
    LEFT(false, true),
    GEM(false, true),
    KEY(false, true),
    /** Wick stands before the door without the key. */
    LOCKED(false, true),
    DOOR(false, true),
    FRIEND(false, true),
    /** An enemy noticed Wick. */
    NOTICED(false, true),
    BOUNCED(false, true),
    /** Wick caught fire. */
    BURNED(false, true),
    /** Wick fell or burned, and was put back on safe ground. */
    RESTORED(false, true),
    /** A fixture fell under Wick. */
    CRUMBLED(false, true),
    JUMPED(false, true),
    GLIDED(false, true),
    /** Wick dives at the ground. */
    POUND(false, true);

    private final boolean inFlights;
    private final boolean inGardens;

    RuleEvent(boolean inFlights, boolean inGardens) {
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
