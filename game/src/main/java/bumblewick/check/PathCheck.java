package bumblewick.check;

import bumblewick.check.Finding.Severity;
import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Measures a path as it is flown: how long it is seen before it can hurt, how tight it turns, how its speed jumps. */
final class PathCheck {
    /** Where Wick can be: half the width of the usual corridor, its height, and the depth of what flies there, in u. */
    private static final float WIDTH = 12f;

    private static final float HEIGHT = 12f;
    private static final float DEPTH = 1f;

    /** So long everything is seen before it crosses Wick's volume, in seconds. */
    private static final float FAIR = 2f;

    /** By how much the speed may change in a tick without being noticed, as a share. */
    private static final float SMOOTH = 0.15f;

    /** Ticks between the points by which a turn is measured: the table's points are too coarse for less. */
    private static final int SPAN = 6;

    /** What turns less is straight, as a radius in u. */
    private static final float STRAIGHT = 1_000f;

    private final BakedPath path;
    private final String file;
    private final List<Finding> findings = new ArrayList<>();
    private final Vector3f at = new Vector3f();
    private final Vector3f step = new Vector3f();

    private PathCheck(PathDef def) {
        path = new BakedPath(def);
        file = "paths/" + def.id() + ".json";
    }

    static List<Finding> of(PathDef def) {
        PathCheck check = new PathCheck(def);
        check.warningTime();
        check.shape();
        return check.findings;
    }

    private void warningTime() {
        for (int tick = 0; tick < path.ticks(); tick++) {
            path.position(tick, at);
            boolean hurts = Math.abs(at.z) <= DEPTH && Math.abs(at.x) <= WIDTH && at.y >= 0f && at.y <= HEIGHT;
            if (hurts) {
                float seconds = tick * Tick.SECONDS;
                Severity severity = seconds < FAIR ? Severity.WARNING : Severity.INFO;
                String fair = seconds < FAIR ? ", expected " + FAIR + " s or more" : "";
                tell(severity, "is seen for " + rounded(seconds) + " s before it crosses where Wick can be" + fair);
                return;
            }
        }
    }

    private void shape() {
        float tightest = Float.MAX_VALUE;
        for (int tick = 0; tick + 2 * SPAN < path.ticks(); tick++) {
            tightest = Math.min(tightest, radius(tick));
        }
        if (tightest < STRAIGHT) {
            tell(Severity.INFO, "turns with a radius of " + rounded(tightest) + " u at its tightest");
        }
        speedJump();
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

    private void speedJump() {
        float jump = 0f;
        int jumpTick = 0;
        float before = path.step(0, step).length();
        for (int tick = 1; tick + 1 < path.ticks(); tick++) {
            float now = path.step(tick, step).length();
            float change = Math.abs(now - before) / Math.max(1e-6f, before);
            jumpTick = change > jump ? tick : jumpTick;
            jump = Math.max(jump, change);
            before = now;
        }
        if (jump > SMOOTH) {
            tell(
                    Severity.INFO,
                    "changes its speed by " + Math.round(jump * 100f) + " % in a tick after "
                            + rounded(jumpTick * Tick.SECONDS) + " s");
        }
    }

    private void tell(Severity severity, String message) {
        findings.add(new Finding(severity, file, 0, "$.points", message));
    }

    private static String rounded(float value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
