package bumblewick.editor.value;

import bumblewick.editor.session.TextBuffer;
import java.util.Optional;

/** A number that the player types, or after {@value #EXPRESSION} an expression that it is computed of. */
public final class NumberBuffer extends TextBuffer {
    /** What an expression begins with. */
    static final char EXPRESSION = '=';

    private static final int LONGEST = 12;

    public NumberBuffer() {
        this("");
    }

    /** Continues a text. */
    NumberBuffer(String begun) {
        super(begun, ValueTyping.LONGEST);
    }

    /** Whether a number or an expression can begin with a character. */
    public static boolean begins(char letter) {
        return isDigit(letter) || letter == '-' || letter == '.' || letter == ',' || letter == EXPRESSION;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Appends a character if the number can continue with it. A comma counts as a point. An expression takes all. */
    @Override
    public void add(char letter) {
        boolean point = letter == '.' || letter == ',';
        boolean fits = isDigit(letter) || (letter == '-' && text().isEmpty()) || (point && !text().contains("."));
        if (isExpression(text()) || (letter == EXPRESSION && text().isEmpty())) {
            super.add(letter);
        } else if (fits && text().length() < LONGEST) {
            super.add(point ? '.' : letter);
        }
    }

    /** Whether a text is an expression. */
    static boolean isExpression(String written) {
        return !written.isEmpty() && written.charAt(0) == EXPRESSION;
    }

    /** The number so far; nothing if it is none yet. */
    public Optional<Double> value() {
        return value(text());
    }

    /** The number of a text; nothing if it is none. */
    public static Optional<Double> value(String written) {
        boolean digit = !isExpression(written) && written.chars().anyMatch(letter -> isDigit((char) letter));
        return digit ? Optional.of(Double.valueOf(written)) : Optional.empty();
    }
}
