package bumblewick.sim.boss;

import bumblewick.def.BossDef.Step;
import bumblewick.math.Trig;
import bumblewick.sim.player.Wick;

/** Circles the step's place, across the rail, from the top of the circle on. */
final class OrbitMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(boss.current().places().get(0));
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        Step step = boss.current();
        float angle = share * step.turns() * Trig.TURN;
        motion.point.set(motion.to).addLocal(step.radius() * Trig.sin(angle), step.radius() * Trig.cos(angle), 0f);
        motion.steer(boss, motion.point, speedFactor);
    }
}
