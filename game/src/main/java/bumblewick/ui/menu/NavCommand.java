package bumblewick.ui.menu;

/** What the player asks of a menu with a key, a button or stick of a pad, a remote control or the wheel. */
public enum NavCommand {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    ACCEPT,
    /** To the tab on the right. */
    NEXT,
    /** To the tab on the left. */
    PREVIOUS,
    /** Sets what has the focus back to its default. */
    RESET,
    /** Deletes what has the focus. */
    DELETE
}
