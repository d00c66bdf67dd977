package bumblewick.sim.garden.level;

import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * The path of a moving platform: forth and back, or round and round if it ends where it begins. A function of the tick alone,
 * so that it never drifts.
 */
final class PlatformPath {
    /** Nearer than this, in u, the last point is the first. */
    private static final float SAME = 1e-3f;

    private final PlatformDef def;
    private final List<Vector3f> points;
    private final float[] reached;
    private final boolean round;
    private final int travelTicks;
    private final int waitTicks;

    /**
     * @param points of the path; fewer than two for a platform that stays
     */
    PlatformPath(PlatformDef def, List<Vector3f> points) {
        this.def = def;
        this.points = List.copyOf(points);
        reached = new float[points.size()];
        for (int i = 1; i < points.size(); i++) {
            reached[i] = reached[i - 1] + points.get(i).distance(points.get(i - 1));
        }
        round = points.size() > 2 && points.get(0).distance(points.get(points.size() - 1)) < SAME;
        travelTicks = points.size() < 2 ? 0 : Math.max(1, Tick.of(length() / def.speed()));
        waitTicks = Tick.of(def.waitSeconds());
    }

    private float length() {
        return reached[reached.length - 1];
    }

    /** Position of the platform's middle at a tick, in u. */
    Vector3f position(int tick, Vector3f store) {
        return travelTicks == 0 ? store.set(def.position()) : pointAt(length() * share(tick), store);
    }

    /** Rotation about the vertical at a tick, in radians. */
    float yaw(int tick) {
        double turns = (double) def.turnsPerSecond() * tick / Tick.PER_SECOND;
        return def.yaw() + Trig.TURN * (float) (turns - Math.floor(turns));
    }

    /** Share of the path, 0 to 1; the platform waits at each end. */
    private float share(int tick) {
        int leg = travelTicks + waitTicks;
        if (round) {
            return swing(Math.min(1f, tick % leg / (float) travelTicks));
        }
        int there = tick % (2 * leg);
        return there < leg
                ? swing(Math.min(1f, there / (float) travelTicks))
                : swing(1f - Math.min(1f, (there - leg) / (float) travelTicks));
    }

    private float swing(float share) {
        return def.sine() ? 0.5f - 0.5f * Trig.cos(0.5f * Trig.TURN * share) : share;
    }

    private Vector3f pointAt(float along, Vector3f store) {
        int i = 1;
        while (i < reached.length - 1 && reached[i] < along) {
            i++;
        }
        Vector3f a = points.get(i - 1);
        Vector3f b = points.get(i);
        float leg = reached[i] - reached[i - 1];
        float t = leg == 0f ? 1f : Easing.clamp((along - reached[i - 1]) / leg);
        return store.set(Easing.mix(a.x, b.x, t), Easing.mix(a.y, b.y, t), Easing.mix(a.z, b.z, t));
    }
}
