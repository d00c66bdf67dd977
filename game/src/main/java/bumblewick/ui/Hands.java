package bumblewick.ui;

import java.util.List;

/** What the player has in hand, and what does what on it. */
public interface Hands {
    /** Another number whenever another device was taken up, or something does something else than before. */
    int revision();

    /**
     * What does something on the device that was used last.
     *
     * @param action what is done, as texts name it: {@code tight}, {@code move} …
     * @return names of {@link Glyphs}, in the order in which they are shown: one thing to press, or some that belong
     *     together such as the four keys that move; empty if nothing does it, or nobody knows such an action
     */
    List<String> glyphs(String action);

    /** Whether fingers touch the screen: for some hints there are other words then. */
    default boolean touch() {
        return false;
    }
}
