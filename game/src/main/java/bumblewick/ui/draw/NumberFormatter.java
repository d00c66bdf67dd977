package bumblewick.ui.draw;

/**
 * Formats numbers into one array of characters that it reuses, so that a score can change sixty times a second
 * without allocation.
 */
public final class NumberFormatter {
    private static final int MOST_DIGITS = 12;
    private static final int GROUP = 3;

    /** Stands for minutes and seconds among the numbers of decimals. */
    private static final int TIME = -1;

    /** Stands for minutes, seconds and hundredths among the numbers of decimals. */
    private static final int STOPWATCH = -2;

    private static final int SIXTY = 60;
    private static final int HUNDRED = 100;

    private final char[] characters;
    private final String prefix;
    private final int decimals;
    private final boolean grouped;
    private long number = Long.MIN_VALUE;
    private int length;

    private NumberFormatter(String prefix, int decimals, boolean grouped) {
        this.prefix = prefix;
        this.decimals = decimals;
        this.grouped = grouped;
        this.characters = new char[prefix.length() + MOST_DIGITS + MOST_DIGITS / GROUP + 2];
    }

    /** A number with its digits in groups of three. */
    public static String format(long number) {
        NumberFormatter format = grouped();
        format.set(number);
        return format.toString();
    }

    /** Seconds as minutes and seconds. */
    public static String formatTime(long seconds) {
        NumberFormatter format = time();
        format.set(seconds);
        return format.toString();
    }

    /** Whole numbers with groups, such as 12,345. */
    public static NumberFormatter grouped() {
        return new NumberFormatter("", 0, true);
    }

    /** Whole numbers with groups after a prefix, such as +12,345. */
    public static NumberFormatter grouped(String prefix) {
        return new NumberFormatter(prefix, 0, true);
    }

    /** Seconds as minutes and seconds, such as 4:07 for 247. */
    public static NumberFormatter time() {
        return new NumberFormatter("", TIME, false);
    }

    /** Hundredths of a second as minutes, seconds and hundredths. */
    public static String formatStopwatch(long hundredths) {
        NumberFormatter format = stopwatch();
        format.set(hundredths);
        return format.toString();
    }

    /** Hundredths of a second as minutes, seconds and hundredths, such as 4:07.05 for 24705. */
    public static NumberFormatter stopwatch() {
        return new NumberFormatter("", STOPWATCH, false);
    }

    /** Tenths after a prefix, such as ×2.3 for 23. */
    public static NumberFormatter tenths(String prefix) {
        return new NumberFormatter(prefix, 1, false);
    }

    /** Whole numbers after a prefix, such as ×7. */
    public static NumberFormatter whole(String prefix) {
        return new NumberFormatter(prefix, 0, false);
    }

    /** Largest number of characters. */
    int capacity() {
        return characters.length;
    }

    /**
     * Formats a number, 0 or more; more than twelve digits become nines.
     *
     * @return whether the number has changed
     */
    boolean set(long value) {
        if (value == number) {
            return false;
        }
        number = value;
        long rest = Math.max(0L, Math.min(value, 999_999_999_999L));
        if (decimals == TIME) {
            return write(rest / SIXTY * 100L + rest % SIXTY, 2, ':');
        }
        if (decimals == STOPWATCH) {
            long seconds = rest / HUNDRED;
            write((seconds / SIXTY * HUNDRED + seconds % SIXTY) * HUNDRED + rest % HUNDRED, 4, ':');
            return pointBeforeHundredths();
        }
        return write(rest, decimals, '.');
    }

    /** Moves the last two digits aside for a point; always true. */
    private boolean pointBeforeHundredths() {
        characters[length] = characters[length - 1];
        characters[length - 1] = characters[length - 2];
        characters[length - 2] = '.';
        length++;
        return true;
    }

    /** Writes a number with a sign before its last digits; always true. */
    private boolean write(long value, int last, char sign) {
        long rest = value;
        int end = characters.length;
        int at = end;
        int digits = 0;
        do {
            if (grouped && digits > 0 && digits % GROUP == 0) {
                characters[--at] = ',';
            }
            if (last > 0 && digits == last) {
                characters[--at] = sign;
            }
            characters[--at] = (char) ('0' + rest % 10);
            rest /= 10;
            digits++;
        } while (rest > 0 || digits <= last);
        length = prefix.length() + end - at;
        prefix.getChars(0, prefix.length(), characters, 0);
        System.arraycopy(characters, at, characters, prefix.length(), end - at);
        return true;
    }

    int length() {
        return length;
    }

    char charAt(int index) {
        return characters[index];
    }

    @Override
    public String toString() {
        return new String(characters, 0, length);
    }
}
