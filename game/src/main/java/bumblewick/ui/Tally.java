package bumblewick.ui;

/** A number that counts up to what it should be, in about a quarter of a second; at once with reduced motion. */
final class Tally {
    private static final double RATE = 26.0; // share of what is missing, in a second

    private final boolean still;
    private double shown = -1.0;

    Tally(Ink ink) {
        still = ink.options().reducedMotion();
    }

    /** Lets time pass; the number to show. */
    long toward(long number, float seconds) {
        if (still || shown < 0.0) {
            shown = number;
        }
        shown += (number - shown) * Math.min(1.0, RATE * seconds);
        if (Math.abs(number - shown) < 3.0) {
            shown = number;
        }
        return (long) shown;
    }
}
