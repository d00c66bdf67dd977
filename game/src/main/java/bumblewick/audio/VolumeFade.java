package bumblewick.audio;

/** A volume that moves to its target at a constant rate. */
final class VolumeFade {
    private final float perSecond;
    private float level;
    private float target;

    /**
     * Makes a fade at 0.
     *
     * @param seconds from 0 to 1
     */
    VolumeFade(float seconds) {
        perSecond = 1f / seconds;
    }

    void to(float level) {
        target = level;
    }

    /** Sets volume and target at once. */
    void jump(float level) {
        this.level = level;
        target = level;
    }

    /**
     * Lets {@code seconds} pass.
     *
     * @return whether the volume changed
     */
    boolean update(float seconds) {
        float before = level;
        float step = perSecond * seconds;
        level += Math.max(-step, Math.min(step, target - level));
        return level != before;
    }

    float level() {
        return level;
    }

    /** Whether the volume is 0 and stays 0. */
    boolean silent() {
        return level == 0f && target == 0f;
    }
}
