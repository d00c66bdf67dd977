package bumblewick.sim.boss;

import bumblewick.def.BossDef.Step;
import bumblewick.math.Easing;
import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;

/** Goes from place to place: leans back from where it will go, goes, and rests. */
final class StrafeMove extends BossMove {
    private static final float LEAN = 3f; // u away from where it will go
    private static final float LEAST = 1e-3f; // u

    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(motion.from);
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        Step step = boss.current();
        int count = step.places().size();
        int index = Math.min(count - 1, (int) (share * count));
        float each = step.seconds() / count;
        float time = (share * count - index) * each; // since it left for this place, in s
        Vector3f before = index == 0 ? motion.from : step.places().get(index - 1);
        Vector3f next = step.places().get(index);
        leanBack(before, next, motion.point);
        if (time < step.anticipation()) {
            MotionState.mix(before, motion.point, Easing.inOut(time / step.anticipation()), boss.local);
        } else {
            float gone = Easing.clamp((time - step.anticipation()) / step.go());
            MotionState.mix(step.anticipation() > 0f ? motion.point : before, next, Easing.inOut(gone), boss.local);
        }
    }

    private static void leanBack(Vector3f from, Vector3f to, Vector3f store) {
        store.set(from).subtractLocal(to);
        float length = store.length();
        store.multLocal(length < LEAST ? 0f : LEAN / length).addLocal(from);
    }
}
