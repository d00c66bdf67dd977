package bumblewick.input;

import bumblewick.math.Tick;

/**
 * Turns keys, which are pressed or not, into a deflection that grows while they are held: one axis. Released keys, and keys of
 * the other direction, start again from rest, so that Wick stops and turns at once.
 */
final class KeyRamp {
    private float deflection;

    /**
     * The deflection of the next tick, −1 to 1.
     *
     * @param keys what the keys ask for, −1 to 1
     * @param seconds from rest to full deflection, 0 for at once
     */
    float take(float keys, float seconds) {
        if (seconds == 0f || keys == 0f) {
            deflection = seconds == 0f ? keys : 0f;
            return keys;
        }
        float from = deflection * keys < 0f ? 0f : deflection;
        float step = Tick.SECONDS / seconds;
        deflection = from + Math.max(-step, Math.min(step, keys - from));
        return deflection;
    }

    void reset() {
        deflection = 0f;
    }
}
