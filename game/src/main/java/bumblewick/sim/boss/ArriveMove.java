package bumblewick.sim.boss;

import bumblewick.sim.player.Wick;

/** Flies to the step's place and comes to rest there. */
final class ArriveMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(boss.current().places().get(0));
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        motion.steer(boss, motion.to, speedFactor);
    }
}
