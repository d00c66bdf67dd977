package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;

/** Is thrown back by a whirl, and hangs there. {@link BossMotion#reel} says where to. */
final class ReelMove extends BossMove {
    private static final float THROWN_BACK = 0.3f; // share of the time until it hangs

    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        // it begins when a whirl stops a dive
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        MotionState.mix(motion.from, motion.to, Easing.out(Math.min(1f, share / THROWN_BACK)), boss.local);
    }

    @Override
    boolean isStrike() {
        return true;
    }
}
