package bumblewick.ui;

/** The texts of the interface in the player's language. */
@FunctionalInterface
public interface Words {
    /**
     * A text.
     *
     * @param key such as {@code menu.play}
     * @param values what stands for {@code {0}}, {@code {1}} … in it
     */
    String text(String key, Object... values);
}
