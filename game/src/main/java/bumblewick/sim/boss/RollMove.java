package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.math.Trig;
import bumblewick.sim.player.Wick;

/** Rolls about its nose on the way to the step's place. */
final class RollMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(boss.current().places().get(0));
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        MotionState.mix(motion.from, motion.to, Easing.inOut(share), boss.local);
    }

    @Override
    float roll(Boss boss, float share) {
        return Trig.wrap(boss.current().turns() * Trig.TURN * Easing.inOut(share));
    }
}
