package bumblewick.editor.session;

/** A text that the player types. */
public class TextBuffer {
    private final StringBuilder text;
    private final int longest;

    /**
     * Continues a text.
     *
     * @param longest the text gets no longer than this, in characters
     */
    public TextBuffer(String begun, int longest) {
        text = new StringBuilder(begun);
        this.longest = longest;
    }

    /** Appends a character, unless the text is too long. */
    public void add(char letter) {
        if (text.length() < longest) {
            text.append(letter);
        }
    }

    /** Removes the last character. */
    public void erase() {
        text.setLength(Math.max(0, text.length() - 1));
    }

    public String text() {
        return text.toString();
    }
}
