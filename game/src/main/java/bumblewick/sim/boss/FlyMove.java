package bumblewick.sim.boss;

import bumblewick.sim.player.Wick;

/** Steers after the point that moves along the step's path. */
final class FlyMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.startPath(boss.current().path().orElseThrow());
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        motion.steer(boss, motion.nextOnPath(rate * speedFactor), speedFactor);
    }

    @Override
    boolean isAlongMotion(float share) {
        return true;
    }
}
