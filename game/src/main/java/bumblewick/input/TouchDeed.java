package bumblewick.input;

/** What fingers can do that nobody knows who was not told. */
public enum TouchDeed {
    STEER,
    SPIN,
    FLICK,
    WALK,
    LOOK,
    JUMP
}
