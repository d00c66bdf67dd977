package bumblewick.input;

/**
 * Turns a movement of the mouse or of a finger into a stick position per tick: Wick travels the distance that belongs
 * to the movement, at full speed, until the distance is used up.
 *
 * <p>One axis. A movement in the opposite direction drops the rest of the earlier one, so that Wick answers at once.
 */
final class DragStick {
    /**
     * Largest distance that can be pending, in u: half of the corridor's width, so that one flick does not carry Wick
     * on and on.
     */
    private static final float MAX_PENDING = 12f;

    private final float unitsPerTick;
    private float pending;

    /**
     * Makes a stick at rest.
     *
     * @param unitsPerTick how far Wick goes in a tick at full stick, in u
     */
    DragStick(float unitsPerTick) {
        this.unitsPerTick = unitsPerTick;
    }

    /** Adds a movement of {@code units} u. */
    void drag(float units) {
        if (units * pending < 0f) {
            pending = 0f;
        }
        pending = Math.max(-MAX_PENDING, Math.min(MAX_PENDING, pending + units));
    }

    /** The stick position for the next tick, −1 to 1; subtracts the distance that it covers from what is pending. */
    float take() {
        float stick = Math.max(-1f, Math.min(1f, pending / unitsPerTick));
        pending = Math.abs(stick) < 1f ? 0f : pending - stick * unitsPerTick;
        return stick;
    }

    void reset() {
        pending = 0f;
    }
}
