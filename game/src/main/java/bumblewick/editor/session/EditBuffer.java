package bumblewick.editor.session;

/** Text that the player types, character by character. */
public interface EditBuffer {
    /** Appends a character, if the text may continue with it. */
    void add(char letter);

    /** Removes the last character. */
    void erase();

    /** The text so far. */
    String text();
}
