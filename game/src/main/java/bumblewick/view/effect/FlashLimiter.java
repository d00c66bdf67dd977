package bumblewick.view.effect;

/**
 * Limits large flashes to three a second, and dims them for players who asked for less.
 *
 * <p>Source: W3C, <i>Web Content Accessibility Guidelines 2.2</i> (2023), 2.3.1.
 */
public final class FlashLimiter {
    private static final float PAUSE = 0.36f; // seconds from one to the next
    private static final float DIMMED = 0.45f;

    private float brightness = 1f;
    private float since = PAUSE;

    /** Dims flashes, or not. */
    void setReduced(boolean reduced) {
        brightness = reduced ? DIMMED : 1f;
    }

    /** Lets so many seconds pass. */
    public void advance(float seconds) {
        since += seconds;
    }

    /** Whether a flash may begin now; if so, the next one has to wait. */
    public boolean tryAcquire() {
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
