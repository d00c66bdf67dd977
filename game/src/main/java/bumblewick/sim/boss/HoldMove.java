package bumblewick.sim.boss;

import bumblewick.sim.player.Wick;

/** Stays where it is, and comes to rest there. */
final class HoldMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(motion.from);
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        motion.steer(boss, motion.to, speedFactor);
    }
}
