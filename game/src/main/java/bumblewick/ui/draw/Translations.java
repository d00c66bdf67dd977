package bumblewick.ui.draw;

/** The texts of the interface in the player's language. */
@FunctionalInterface
public interface Translations {
    /**
     * The text of a key.
     *
     * @param key such as {@code menu.play}
     * @param values replace {@code {0}}, {@code {1}} … in the text
     */
    String text(String key, Object... values);
}
