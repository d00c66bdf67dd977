package bumblewick.audio;

/** A level that goes to its target at a steady pace. */
final class Fade {
    private final float perSecond;
    private float level;
    private float target;

    /**
     * Makes a fade that rests at 0.
     *
     * @param seconds from 0 to 1
     */
    Fade(float seconds) {
        perSecond = 1f / seconds;
    }

    void to(float level) {
        target = level;
    }

    /** Is at a level at once, and stays there. */
    void jump(float level) {
        this.level = level;
        target = level;
    }

    /** Goes on, and says whether the level changed. */
    boolean update(float seconds) {
        float before = level;
        float step = perSecond * seconds;
        level += Math.max(-step, Math.min(step, target - level));
        return level != before;
    }

    float level() {
        return level;
    }

    /** Whether it is silent and stays so. */
    boolean silent() {
        return level == 0f && target == 0f;
    }
}
