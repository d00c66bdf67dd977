package bumblewick.audio;

/** Converts levels and pitches as people hear them into factors. */
final class Decibels {
    private static final float PER_DECADE = 20f;
    private static final double SEMITONES = 12.0;

    private Decibels() {}

    /** Factor on the amplitude: {@code 10^(dB/20)}. */
    static float toGain(float decibels) {
        return (float) Math.pow(10.0, decibels / PER_DECADE);
    }

    /** Factor on the frequency: {@code 2^(semitones/12)}. */
    static float toPitch(float semitones) {
        return (float) Math.pow(2.0, semitones / SEMITONES);
    }
}
