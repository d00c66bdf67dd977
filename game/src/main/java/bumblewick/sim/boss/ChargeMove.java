package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;

/**
 * Comes down to the ground straight before the place where Wick was when it began, paws there, runs along the ground through that
 * place, and rises beside it: it misses a player who flies aside or over it in time.
 */
final class ChargeMove extends BossMove {
    /** Shares of the step: until here it comes down, until there it paws, then it runs until it has passed Wick, and rises. */
    private static final float DOWN = 0.3f;

    private static final float PAWED = 0.46f;
    private static final float PASSED = 0.72f;
    private static final float START = 30f; // u ahead of Wick, where it begins to run
    private static final float BACK = 5f; // u by which it draws back as it paws
    static final float LOW = 0.6f; // of its radius above the ground
    private static final float RISE_X = 7f;
    private static final float RISE_Y = 8f;
    private static final float RISE_Z = 16f;

    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(wick.position().x, boss.runsAt(), 0f);
        float side = motion.from.x - motion.to.x >= 0f ? RISE_X : -RISE_X;
        motion.peelOff.set(motion.to.x + side, motion.to.y + RISE_Y, RISE_Z);
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        float drawnBack = BACK * Easing.inOut(Easing.clamp((share - DOWN) / (PAWED - DOWN)));
        motion.point.set(motion.to.x, motion.to.y, START + drawnBack);
        if (share < DOWN) {
            MotionState.mix(motion.from, motion.point, Easing.inOut(share / DOWN), boss.local);
        } else if (share < PAWED) {
            boss.local.set(motion.point);
        } else if (share < PASSED) {
            float run = Easing.in((share - PAWED) / (PASSED - PAWED));
            MotionState.mix(motion.point, motion.to, run, boss.local);
        } else {
            float risen = Easing.out((share - PASSED) / (1f - PASSED));
            MotionState.mix(motion.to, motion.peelOff, risen, boss.local);
        }
    }

    @Override
    boolean isStrike() {
        return true;
    }
}
