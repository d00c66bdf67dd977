package bumblewick.sim.character;

/** What one who walks is seen doing. */
public enum Motion {
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
