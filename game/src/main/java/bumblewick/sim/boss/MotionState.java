package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.motion.PathFollower;
import com.jme3.math.Vector3f;

/** What the moves of a boss work with. Places are relative to Wick: x to the right, y up, z ahead, in u. */
final class MotionState {
    /** Where the boss was when its step began. */
    final Vector3f from = new Vector3f();

    final Vector3f to = new Vector3f();
    final Vector3f peelOff = new Vector3f();
    /** Scratch. */
    final Vector3f point = new Vector3f();

    private final Vector3f steering = new Vector3f();
    private final PathFollower path = new PathFollower();
    private final Arrival arrival;
    private final PathBank paths;

    MotionState(PathBank paths, BossDef def) {
        this.paths = paths;
        arrival = Arrival.of(def.steering());
    }

    /** Begins a step where the boss is now. */
    void begin(Boss boss) {
        from.set(boss.local);
        steering.set(boss.velocity());
    }

    void startPath(String name) {
        path.start(paths.named(name), false, 0f, 0f);
    }

    /** The next point on its path, valid until the next call. */
    Vector3f nextOnPath(float rate) {
        path.advance(rate);
        path.position(point);
        return point;
    }

    /** Steers towards a place by a tick. */
    void steer(Boss boss, Vector3f place, float speedFactor) {
        point.set(place);
        arrival.move(point, boss.local, steering, speedFactor);
    }

    static void mix(Vector3f a, Vector3f b, float t, Vector3f store) {
        store.set(Easing.mix(a.x, b.x, t), Easing.mix(a.y, b.y, t), Easing.mix(a.z, b.z, t));
    }

    void addTo(StateHash hash) {
        hash.add(from).add(to).add(peelOff).add(steering);
        hash.add(path.phaseBits());
    }
}
