package bumblewick.edit;

import java.util.Optional;

/** A number that is being written, letter by letter. */
public final class NumberEntry {
    private static final int LONGEST = 12;

    private final StringBuilder text = new StringBuilder();

    /** Whether a number can begin with a letter. */
    public static boolean begins(char letter) {
        return isDigit(letter) || letter == '-' || letter == '.' || letter == ',';
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    /** Adds a letter, if the number can go on with it. A comma is a point. */
    public void add(char letter) {
        boolean point = letter == '.' || letter == ',';
        boolean fits = isDigit(letter) || letter == '-' && text.length() == 0 || point && text.indexOf(".") < 0;
        if (fits && text.length() < LONGEST) {
            text.append(point ? '.' : letter);
        }
    }

    /** Takes the last letter back. */
    public void erase() {
        text.setLength(Math.max(0, text.length() - 1));
    }

    /** What is written so far. */
    public String text() {
        return text.toString();
    }

    /** The number; nothing if it is none yet. */
    public Optional<Double> value() {
        boolean digit = text.chars().anyMatch(letter -> isDigit((char) letter));
        return digit ? Optional.of(Double.valueOf(text.toString())) : Optional.empty();
    }
}
