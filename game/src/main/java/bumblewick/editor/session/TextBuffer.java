package bumblewick.editor.session;

/** A text that the player types. */
public final class TextBuffer implements EditBuffer {
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

    @Override
    public void add(char letter) {
        if (text.length() < longest) {
            text.append(letter);
        }
    }

    @Override
    public void erase() {
        text.setLength(Math.max(0, text.length() - 1));
    }

    @Override
    public String text() {
        return text.toString();
    }
}
