package bumblewick.sim.character;

/** Something that can happen to Wick on foot in a tick. */
public enum FootEvent {
    /** Wick jumped from the ground. */
    JUMPED,
    /** Wick jumped from a wall. */
    WALL_JUMPED,
    /** The feet touched the ground, with {@link FootEvents#landingSpeed()}. */
    LANDED,
    /** Wick took a step, on {@link FootMotion#groundSurface()}. */
    STEPPED,
    /** A bounce surface threw Wick up, that of {@link FootEvents#bouncedOn()}. */
    BOUNCED,
    /** Wick touched lava. */
    BURNED,
    /** The smoke of a burn ended. */
    BURN_ENDED,
    GLIDE_BEGAN,
    WALL_SLIDE_BEGAN,
    SPIN_BEGAN,
    /** Wick began to dive. */
    POUND_BEGAN,
    /** The dive struck the ground. */
    POUND_LANDED,
    /** Wick was restored to safe ground. */
    RESPAWNED,
    /** Wick began to walk against {@link FootEvents#pushed()}. */
    PUSH_BEGAN
}
