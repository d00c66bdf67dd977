package bumblewick.sim.boss;

import bumblewick.sim.player.Wick;

/** How a boss moves in a step. A move has no state of its own: what lasts is in {@link MotionState}. */
abstract class BossMove {
    /** Begins the boss's current step; {@code motion.from} is where it is. */
    abstract void begin(MotionState motion, Boss boss, Wick wick);

    /**
     * Moves {@code boss.local} by a tick.
     *
     * @param share of the step that has passed, this tick included, 0 to 1
     * @param rate at which paths are played
     * @param speedFactor 1, or less under a tempo bloom
     */
    abstract void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick);

    /** Whether its nose points along its way then; otherwise at Wick. */
    boolean isAlongMotion(float share) {
        return false;
    }

    /** Its roll about its nose, in radians, or 0 to bank as it flies. */
    float roll(Boss boss, float share) {
        return 0f;
    }

    /** Whether it strikes at Wick: it does not keep out of the line of sight then. */
    boolean isStrike() {
        return false;
    }
}
