package bumblewick.android.audio;

/** Bends what is too loud: up to a threshold nothing changes, above it the curve goes on smoothly and never reaches 1. */
final class Limiter {
    static final float THRESHOLD = 0.8f;

    private static final float ROOM = 1f - THRESHOLD;

    private Limiter() {}

    /** A sample as it may be played, between −1 and 1. */
    static float limit(float sample) {
        float over = Math.abs(sample) - THRESHOLD;
        if (over <= 0f) {
            return sample;
        }
        float bent = THRESHOLD + ROOM * over / (over + ROOM);
        return sample > 0f ? bent : -bent;
    }
}
