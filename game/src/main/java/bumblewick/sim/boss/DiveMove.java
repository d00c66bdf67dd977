package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;

/**
 * Draws back, strikes at the place where Wick was when it began, then peels off: it misses a player who moves in time.
 */
final class DiveMove extends BossMove {
    /** Shares of the step: until here it draws back, until there it strikes, then it peels off. */
    private static final float DRAWN_BACK = 0.28f;

    private static final float STRUCK = 0.66f;
    private static final float DRAW_BACK_Z = 6f;
    private static final float DRAW_BACK_Y = 1.8f;
    private static final float PEEL_OFF_X = 8f;
    private static final float PEEL_OFF_Y = 5f;
    private static final float PEEL_OFF_Z = 16f;

    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(wick.position().x, wick.position().y, 0f);
        float side = motion.from.x - motion.to.x >= 0f ? PEEL_OFF_X : -PEEL_OFF_X;
        motion.peelOff.set(motion.to.x + side, motion.to.y + PEEL_OFF_Y, PEEL_OFF_Z);
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        motion.point.set(motion.from.x, motion.from.y + DRAW_BACK_Y, motion.from.z + DRAW_BACK_Z);
        if (share < DRAWN_BACK) {
            MotionState.mix(motion.from, motion.point, Easing.out(share / DRAWN_BACK), boss.local);
        } else if (share < STRUCK) {
            float struck = Easing.in((share - DRAWN_BACK) / (STRUCK - DRAWN_BACK));
            MotionState.mix(motion.point, motion.to, struck, boss.local);
        } else {
            MotionState.mix(motion.to, motion.peelOff, Easing.out((share - STRUCK) / (1f - STRUCK)), boss.local);
        }
    }

    @Override
    boolean isAlongMotion(float share) {
        return share > DRAWN_BACK;
    }

    @Override
    boolean isStrike() {
        return true;
    }
}
