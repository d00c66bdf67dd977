package bumblewick.edit;

/** Words that are being written. */
public final class TextEntry implements Entry {
    private final StringBuilder text;
    private final int longest;

    /**
     * Goes on with words.
     *
     * @param longest no letter is added to so many
     */
    public TextEntry(String begun, int longest) {
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
