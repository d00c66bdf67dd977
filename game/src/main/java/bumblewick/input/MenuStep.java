package bumblewick.input;

/** What a key, a pad or a wheel asks of a menu. Going back is an {@link Action}: it means something elsewhere, too. */
public enum MenuStep {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    ACCEPT,
    /** To the part of the page on the right. */
    NEXT,
    /** To the part of the page on the left. */
    PREVIOUS;

    /** Whether holding it asks again and again. */
    boolean repeats() {
        return this == UP || this == DOWN || this == LEFT || this == RIGHT;
    }
}
