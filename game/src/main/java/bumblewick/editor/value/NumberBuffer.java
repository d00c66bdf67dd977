package bumblewick.editor.value;

import bumblewick.editor.session.TextBuffer;
import java.util.Optional;

/** A number that the player types. */
public final class NumberBuffer extends TextBuffer {
    private static final int LONGEST = 12;

    public NumberBuffer() {
        super("", LONGEST);
    }
    /** Whether a number can begin with a character. */
    public static boolean begins(char letter) {
        return isDigit(letter) || letter == '-' || letter == '.' || letter == ',';
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Appends a character if the number can continue with it. A comma counts as a point. */
    @Override
    public void add(char letter) {
        boolean point = letter == '.' || letter == ',';
        boolean fits = isDigit(letter) || (letter == '-' && text().isEmpty()) || (point && !text().contains("."));
        if (fits) {
            super.add(point ? '.' : letter);
        }
    }

    /** The number so far; nothing if it is none yet. */
    public Optional<Double> value() {
        return value(text());
    }

    /** The number of a text; nothing if it is none. */
    public static Optional<Double> value(String written) {
        boolean digit = written.chars().anyMatch(letter -> isDigit((char) letter));
        return digit ? Optional.of(Double.valueOf(written)) : Optional.empty();
    }
}
