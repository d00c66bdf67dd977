package bumblewick.input;

/**
 * Turns a movement of the mouse (or of a finger) into a stick: however fast the movement was, Wick is asked to travel
 * the distance that belongs to it, at full speed, until the distance is used up.
 *
 * <p>One axis. A movement the other way drops what is left of the old one: the hand is always right.
 */
final class DragStick {
    /** Most that can be owed, in u: half of the corridor's width, so that a flick cannot run away. */
    private static final float MOST_OWED = 12f;

    private final float unitsPerTick;
    private float owed;

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
        if (units * owed < 0f) {
            owed = 0f;
        }
        owed = Math.max(-MOST_OWED, Math.min(MOST_OWED, owed + units));
    }

    /** The stick of the next tick, −1 to 1; the distance that it covers is no longer owed. */
    float take() {
        float stick = Math.max(-1f, Math.min(1f, owed / unitsPerTick));
        owed = Math.abs(stick) < 1f ? 0f : owed - stick * unitsPerTick;
        return stick;
    }

    void reset() {
        owed = 0f;
    }
}
