package bumblewick.content.validation;

import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.OptionalInt;

/**
 * Measures a path as it is flown: how long it is seen before it can hurt, how tight it turns, how its speed jumps.
 * Immutable.
 */
public final class PathMeasure {
    /** Where Wick can be: half the width of the usual corridor, its height, and half the depth of what flies there, in u. */
    public static final float WIDTH = 12f;

    public static final float HEIGHT = 12f;
    public static final float DEPTH = 1f;

    /** So long everything is seen before it crosses Wick's volume, in seconds. */
    public static final float FAIR = 2f;

    /** Ticks between the points by which a turn is measured: the table's points are too coarse for less. */
    private static final int SPAN = 6;

    /** What turns less is straight, as a radius in u. */
    private static final float STRAIGHT = 1_000f;

    private final BakedPath path;
    private final Vector3f at = new Vector3f();
    private OptionalInt crossing = OptionalInt.empty();
    private float radius = STRAIGHT;
    private int radiusTick;
    private float jump;
    private int jumpTick;

    /** Measures a path. */
    public PathMeasure(BakedPath path) {
        this.path = path;
        cross();
        turn();
        speedUp();
    }

    /** The first tick at which it is where Wick can be, if there is one. */
    public OptionalInt crossing() {
        return crossing;
    }

    /** Whether it is seen for long enough before it crosses Wick's volume, or never does. */
    public boolean fair() {
        return crossing.isEmpty() || crossing.getAsInt() * Tick.SECONDS >= FAIR;
    }

    /** Whether it turns anywhere. */
    public boolean turns() {
        return radius < STRAIGHT;
    }

    /** Radius of its tightest turn, in u. */
    public float tightest() {
        return radius;
    }

    /** The tick in the middle of its tightest turn. */
    public int tightestTick() {
        return radiusTick;
    }

    /** The largest change of its speed in a tick, as a share. */
    public float jump() {
        return jump;
    }

    /** The tick before that change. */
    public int jumpTick() {
        return jumpTick;
    }

    private void cross() {
        for (int tick = 0; tick < path.ticks() && crossing.isEmpty(); tick++) {
            path.position(tick, at);
            if (Math.abs(at.z) <= DEPTH && Math.abs(at.x) <= WIDTH && at.y >= 0f && at.y <= HEIGHT) {
                crossing = OptionalInt.of(tick);
            }
        }
    }

    private void turn() {
        for (int tick = 0; tick + 2 * SPAN < path.ticks(); tick++) {
            float here = radius(tick);
            if (here < radius) {
                radius = here;
                radiusTick = tick + SPAN;
            }
        }
    }

    /**
     * Of the circle through three points of the path, in u.
     *
     * <pre>R = abc / (4 · area) = abc / (2 |a × b|)</pre>
     */
    private float radius(int tick) {
        Vector3f first = path.position(tick, at);
        Vector3f a = path.position(tick + SPAN, new Vector3f()).subtractLocal(first);
        Vector3f c = path.position(tick + 2 * SPAN, new Vector3f()).subtractLocal(first);
        Vector3f b = c.subtract(a);
        float area = 2f * a.cross(b).length();
        return area < 1e-6f ? STRAIGHT : a.length() * b.length() * c.length() / area;
    }

    private void speedUp() {
        float before = path.step(0, at).length();
        for (int tick = 1; tick + 1 < path.ticks(); tick++) {
            float now = path.step(tick, at).length();
            float change = Math.abs(now - before) / Math.max(1e-6f, before);
            jumpTick = change > jump ? tick : jumpTick;
            jump = Math.max(jump, change);
            before = now;
        }
    }
}
