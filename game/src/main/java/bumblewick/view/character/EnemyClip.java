package bumblewick.view.character;

import java.util.Locale;

/** The clips that every model of an air enemy has. */
enum EnemyClip {
    /** Hovers. */
    IDLE(true),
    /** Flies. */
    MOVE(true),
    /** Winds up for an attack, exactly as long as the attack does. */
    TELL(false),
    /** Has just attacked. */
    ATTACK(false),
    /** Flinches. */
    HIT(false),
    /** Dies: surprise, then it falls to pieces. */
    DEATH(false);

    /** Speed in u/s above which it flies instead of hovering. */
    private static final float HOVERS = 7f;

    private final boolean loops;
    private final String clip = name().toLowerCase(Locale.ROOT);

    EnemyClip(boolean loops) {
        this.loops = loops;
    }

    /**
     * The clip of a living enemy. The wind-up outweighs everything else: the player has to see it.
     *
     * @param windsUp whether it is about to attack
     * @param attacking whether its attack is not over
     * @param flinching whether it was hit a moment ago
     * @param speed in u/s
     */
    static EnemyClip of(boolean windsUp, boolean attacking, boolean flinching, float speed) {
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

    /** Whether it loops. */
    boolean loops() {
        return loops;
    }

    /** Its name in the model. */
    String clip() {
        return clip;
    }
}
