package bumblewick.sim.boss;

import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;

/** Keeps to where Wick is, mirrored, at the height and distance of its place. */
final class MirrorMove extends BossMove {
    @Override
    void begin(MotionState motion, Boss boss, Wick wick) {
        motion.to.set(boss.def().station());
    }

    @Override
    void move(MotionState motion, Boss boss, float share, float rate, float speedFactor, Wick wick) {
        Vector3f station = boss.def().station();
        motion.point.set(-wick.position().x, station.y, station.z);
        motion.steer(boss, motion.point, speedFactor);
    }
}
