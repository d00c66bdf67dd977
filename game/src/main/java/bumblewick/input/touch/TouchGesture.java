package bumblewick.input.touch;

/** Touch gestures that the tutorial teaches. */
public enum TouchGesture {
    STEER,
    SPIN,
    FLICK,
    WALK,
    LOOK,
    JUMP
}
