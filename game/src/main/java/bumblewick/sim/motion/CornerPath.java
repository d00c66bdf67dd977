package bumblewick.sim.motion;

import bumblewick.def.PathDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * A polyline whose corners are rounded. Each leg is cut near its inner ends; the cut points and the corner between
 * them are the control points of a quadratic Bézier curve, and what is left of the legs stays straight.
 *
 * <p>Immutable.
 *
 * <p>Source: takujidev, <i>Moving enemies smoothly on Bézier curves</i> (2014), for the cut by ratio; the equal cut is
 * ours: it keeps both tangents of a curve equally long, so that its speed has no jump.
 */
public final class CornerPath {
    private final List<Curve> pieces;

    /**
     * Rounds a path's corners. Points that repeat the one before are passed over.
     *
     * @throws IllegalArgumentException if fewer than two different points are left, or the cut ratio is out of range
     */
    public CornerPath(PathDef def) {
        if (!(def.cutRatio() > 0f && def.cutRatio() <= 0.5f)) {
            throw new IllegalArgumentException(
                    "path '" + def.id() + "': cutRatio is " + def.cutRatio() + ", expected above 0, at most 0.5");
        }
        List<Vector3f> corners = withoutRepeats(def.points());
        if (corners.size() < 2) {
            throw new IllegalArgumentException("path '" + def.id() + "' needs two different points or more");
        }
        pieces = List.copyOf(round(corners, def.cut(), def.cutRatio()));
    }

    /** Lines and curves from start to end, each beginning where the one before ends. */
    public List<Curve> pieces() {
        return pieces;
    }

    private static List<Vector3f> withoutRepeats(List<Vector3f> points) {
        List<Vector3f> kept = new ArrayList<>();
        for (Vector3f point : points) {
            if (kept.isEmpty() || kept.get(kept.size() - 1).distanceSquared(point) > 0f) {
                kept.add(point);
            }
        }
        return kept;
    }

    private static List<Curve> round(List<Vector3f> corners, PathDef.Cut cut, float ratio) {
        List<Curve> pieces = new ArrayList<>();
        Vector3f from = corners.get(0);
        for (int i = 1; i < corners.size() - 1; i++) {
            Vector3f corner = corners.get(i);
            float before = corners.get(i - 1).distance(corner);
            float after = corner.distance(corners.get(i + 1));
            float shorter = Math.min(before, after);
            Vector3f p0 = towards(corner, corners.get(i - 1), ratio * (cut == PathDef.Cut.EQUAL ? shorter : before));
            Vector3f p2 = towards(corner, corners.get(i + 1), ratio * (cut == PathDef.Cut.EQUAL ? shorter : after));
            addLine(pieces, from, p0);
            pieces.add(new QuadraticBezier(p0, corner, p2));
            from = p2;
        }
        addLine(pieces, from, corners.get(corners.size() - 1));
        return pieces;
    }

    /** At a ratio of one half nothing may be left of a leg. */
    private static void addLine(List<Curve> pieces, Vector3f from, Vector3f to) {
        if (from.distanceSquared(to) > 0f) {
            pieces.add(new Line(from, to));
        }
    }

    private static Vector3f towards(Vector3f from, Vector3f to, float length) {
        float share = length / from.distance(to);
        return new Vector3f(
                from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, from.z + (to.z - from.z) * share);
    }
}
