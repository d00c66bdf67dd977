package bumblewick.content.declaration;

/**
 * The numbers that a field may have, both ends allowed.
 *
 * @param unit for the message; may be empty
 */
public record NumberRange(float min, float max, String unit) {
    /** NaN is in no range. */
    boolean has(float number) {
        return number >= min && number <= max;
    }

    /** What was expected, for messages. */
    @Override
    public String toString() {
        return "a number from " + plain(min) + " to " + plain(max) + (unit.isEmpty() ? "" : " " + unit);
    }

    /** Whole numbers without {@code .0}. */
    private static String plain(float number) {
        return number == (long) number ? String.valueOf((long) number) : String.valueOf(number);
    }
}
