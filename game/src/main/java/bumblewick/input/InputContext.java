package bumblewick.input;

/**
 * The situation that gives keys and buttons their meaning: the same key may do one thing in flight and another on
 * foot.
 */
public enum InputContext {
    MENU,
    FLIGHT,
    FOOT
}
