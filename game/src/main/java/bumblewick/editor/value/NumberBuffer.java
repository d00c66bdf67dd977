package bumblewick.editor.value;

import bumblewick.editor.session.TextBuffer;
import java.util.Optional;

/** A number that the player types, or a {@link Formula} that stands for it. */
public final class NumberBuffer extends TextBuffer {
    private static final int LONGEST = 12;

    public NumberBuffer() {
        this("");
    }

    /** Continues a text. */
    NumberBuffer(String begun) {
        super(begun, ValueTyping.LONGEST);
    }

    /** Whether a number or a formula can begin with a character. */
    public static boolean begins(char letter) {
        boolean number = isDigit(letter) || letter == '-' || letter == '.' || letter == ',';
        return number || Formula.isBegun(String.valueOf(letter));
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Appends a character if the number can continue with it. A comma counts as a point. A formula takes all. */
    @Override
    public void add(char letter) {
        boolean point = letter == '.' || letter == ',';
        boolean fits = isDigit(letter) || (letter == '-' && text().isEmpty()) || (point && !text().contains("."));
        if (Formula.isBegun(text() + letter)) {
            super.add(letter);
        } else if (fits && text().length() < LONGEST) {
            super.add(point ? '.' : letter);
        }
    }

    /** The number so far; nothing if it is none yet. */
    public Optional<Double> value() {
        return value(text());
    }

    /** The number of a text; nothing if it is none. */
    public static Optional<Double> value(String written) {
        boolean digit = !Formula.isBegun(written) && written.chars().anyMatch(letter -> isDigit((char) letter));
        return digit ? Optional.of(Double.valueOf(written)) : Optional.empty();
    }
}
