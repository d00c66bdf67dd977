package bumblewick.ui.page;

/** What hands ask of a page, whatever device they hold. */
public enum Nav {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    ACCEPT,
    /** To the tab on the right. */
    NEXT,
    /** To the tab on the left. */
    PREVIOUS
}
