package bumblewick.ui.hud;

/** A number that rolls up to its target in about a quarter of a second; jumps with reduced motion. */
final class RollingNumber {
    private static final double RATE = 26.0; // share of the difference, per second

    private final boolean still;
    private double shown = -1.0;

    RollingNumber(HudSkin hudSkin) {
        still = hudSkin.options().reducedMotion();
    }

    /**
     * Lets {@code seconds} pass.
     *
     * @param number the target
     * @return the number to show
     */
    long approach(long number, float seconds) {
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
