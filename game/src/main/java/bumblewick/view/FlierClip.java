package bumblewick.view;

import java.util.Locale;

/** What a flier is seen doing: the clips that every model of an air enemy has. */
enum FlierClip {
    /** It hovers. */
    IDLE(true),
    /** It is on its way. */
    MOVE(true),
    /** It winds up, as long as its attack asks for. */
    TELL(false),
    /** It has just let go. */
    ATTACK(false),
    /** It flinches. */
    HIT(false),
    /** It is destroyed: surprised, and then in pieces. */
    DEATH(false);

    /** Faster than this, in u/s, it is on its way. */
    private static final float HOVERS = 7f;

    private final boolean loops;
    private final String clip = name().toLowerCase(Locale.ROOT);

    FlierClip(boolean loops) {
        this.loops = loops;
    }

    /**
     * The clip for what a living flier does. A tell outweighs all else: the player has to see it.
     *
     * @param windsUp whether it is about to attack
     * @param attacking whether its attack is not yet over
     * @param flinching whether it has been hit a moment ago
     * @param speed in u/s
     */
    static FlierClip of(boolean windsUp, boolean attacking, boolean flinching, float speed) {
        if (windsUp) {
            return TELL;
        }
        if (attacking) {
            return ATTACK;
        }
        if (flinching) {
            return HIT;
        }
        return speed > HOVERS ? MOVE : IDLE;
    }

    /** Whether it goes round. */
    boolean loops() {
        return loops;
    }

    /** Its name in the model. */
    String clip() {
        return clip;
    }
}
