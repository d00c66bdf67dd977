package bumblewick.sim.character;

/** What Wick does on foot, as its animation shows it. */
public enum Locomotion {
    IDLE,
    WALK,
    JOG,
    RUN,
    /** Rises. */
    JUMP,
    /** Falls. */
    FALL,
    /** Has just come down hard. */
    LAND,
    CROUCH,
    WALL_SLIDE,
    /** The spin attack. */
    SPIN,
    /** The jump attack: dives down to strike the ground. */
    POUND,
    GLIDE,
    /** Leans against something that gives way. */
    PUSH,
    /** Stands on something that moves. */
    RIDE,
    BURN,
    HURT,
    CHEER
}
