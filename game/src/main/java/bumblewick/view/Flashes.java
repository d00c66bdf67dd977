package bumblewick.view;

/**
 * Lets large flashes come at most three times a second, however much happens, and half as bright for those who do not
 * like flashes.
 *
 * <p>Source: W3C, <i>Web Content Accessibility Guidelines 2.2</i> (2023), 2.3.1.
 */
final class Flashes {
    private static final float PAUSE = 0.36f; // seconds from one to the next
    private static final float DIMMED = 0.45f;

    private float brightness = 1f;
    private float since = PAUSE;

    /** For those who do not like them, or not. */
    void reduce(boolean reduced) {
        brightness = reduced ? DIMMED : 1f;
    }

    void pass(float seconds) {
        since += seconds;
    }

    /** Whether one may come now; if so, the next one has to wait. */
    boolean take() {
        if (since < PAUSE) {
            return false;
        }
        since = 0f;
        return true;
    }

    /** Factor on the strength of flashes. */
    float brightness() {
        return brightness;
    }
}
