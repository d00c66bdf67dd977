package bumblewick.android.audio;

/** A soft limiter: linear up to a threshold, above it a smooth curve that never reaches 1. */
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
