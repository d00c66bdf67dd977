package bumblewick.input.device;

import bumblewick.input.Action;

/** What a player asks of a menu. Going back is an {@link Action}, because it also has a meaning in play. */
public enum MenuCommand {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    ACCEPT,
    /** To the next tab of the page. */
    NEXT,
    /** To the previous tab of the page. */
    PREVIOUS,
    /** Sets what has the focus back to its default. */
    RESET,
    /** Deletes what has the focus. */
    DELETE;

    /** Whether the command repeats while its key is held. */
    boolean repeats() {
        return this == UP || this == DOWN || this == LEFT || this == RIGHT;
    }
}
