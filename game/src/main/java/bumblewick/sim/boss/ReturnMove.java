package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;

/** Glides back to its place in front of Wick. */
final class ReturnMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(boss.def().station());
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        MotionState.mix(motion.from, motion.to, Easing.inOut(share), boss.local);
    }
}
