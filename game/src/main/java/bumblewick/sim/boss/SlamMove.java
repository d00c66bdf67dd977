package bumblewick.sim.boss;

import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;

/** Rises above the place where Wick was when it began, hangs there, strikes the ground, and stays down for a moment. */
final class SlamMove extends BossMove {
    /** Shares of the step: until here it rises, until there it hangs, then it falls until it strikes. */
    private static final float RISEN = 0.3f;

    private static final float HUNG = 0.5f;
    static final float STRUCK = 0.62f;
    private static final float ABOVE = 8f; // u above Wick
    private static final float AHEAD = 3f; // u ahead of Wick
    private static final float SUNK = 0.6f; // of its radius above the ground

    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(wick.position().x, boss.def().radius() * SUNK, AHEAD);
        motion.peelOff.set(wick.position().x, wick.position().y + ABOVE, AHEAD);
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        if (share < RISEN) {
            MotionState.mix(motion.from, motion.peelOff, Easing.inOut(share / RISEN), boss.local);
        } else if (share < HUNG) {
            boss.local.set(motion.peelOff);
        } else {
            float fallen = Easing.in(Easing.clamp((share - HUNG) / (STRUCK - HUNG)));
            MotionState.mix(motion.peelOff, motion.to, fallen, boss.local);
        }
    }

    @Override
    boolean isStrike() {
        return true;
    }
}
