package bumblewick.audio;

/** Lowers music and ambience while something important is heard: down quickly, up slowly. */
final class Ducking {
    private static final float DOWN = 70f; // dB a second
    private static final float UP = 7f; // dB a second

    private float level;

    /**
     * Goes on.
     *
     * @param wanted what it should be lowered by, in dB, 0 or less
     */
    void update(float seconds, float wanted) {
        level = wanted < level ? Math.max(wanted, level - DOWN * seconds) : Math.min(wanted, level + UP * seconds);
    }

    /** In dB, 0 or less. */
    float level() {
        return level;
    }

    /** As a factor on the amplitude. */
    float gain() {
        return level == 0f ? 1f : Decibels.toGain(level);
    }
}
