package bumblewick.audio;

/** Lowers music and ambience while an important sound plays: quickly down, slowly up. */
final class Ducking {
    private static final float ATTACK = 70f; // dB per second
    private static final float RELEASE = 7f; // dB per second

    private float level;

    /**
     * Lets {@code seconds} pass.
     *
     * @param wanted by how much to lower, in dB, 0 or less
     */
    void update(float seconds, float wanted) {
        level = wanted < level
                ? Math.max(wanted, level - ATTACK * seconds)
                : Math.min(wanted, level + RELEASE * seconds);
    }

    /** The current change of level, in dB, 0 or less. */
    float level() {
        return level;
    }

    /** The current change as a factor on the amplitude. */
    float gain() {
        return level == 0f ? 1f : Decibels.toGain(level);
    }
}
