package bumblewick.editor.path;

import bumblewick.def.PathDef;
import bumblewick.def.PathDef.Cut;
import bumblewick.def.PathDef.SpeedKey;
import bumblewick.math.Easing;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The edits of a path, as pure functions. Each makes a valid path of a valid path: values are clamped to their limits, and
 * an edit that is not possible returns the path unchanged.
 */
public final class PathEdits {
    /** Positions are rounded to 1/100 u, and shares to 1/100. */
    private static final float FINEST = 100f;

    /** Least distance between two speed keys, as a share of the path. */
    private static final float APART = 0.01f;

    private PathEdits() {}

    /** Moves a point. */
    public static PathDef moved(PathDef path, int index, Vector3f to) {
        List<Vector3f> points = new ArrayList<>(path.points());
        points.set(index, within(to));
        return with(path, points);
    }

    /** The nearest point of a grid whose lines are {@code step} u apart. */
    public static Vector3f snapped(Vector3f place, float step) {
        return new Vector3f(
                Math.round(place.x / step) * step,
                Math.round(place.y / step) * step,
                Math.round(place.z / step) * step);
    }

    /** Inserts a point after another: in the middle of the leg, or beyond the end by half of the last leg. */
    public static PathDef inserted(PathDef path, int index) {
        List<Vector3f> points = new ArrayList<>(path.points());
        if (points.size() >= PathDef.MOST_POINTS) {
            return path;
        }
        Vector3f here = points.get(index);
        boolean last = index == points.size() - 1;
        Vector3f other = points.get(last ? index - 1 : index + 1);
        Vector3f half = other.subtract(here).multLocal(last ? -0.5f : 0.5f);
        points.add(index + 1, within(here.add(half)));
        return with(path, points);
    }

    /** Removes a point; a path keeps at least two. */
    public static PathDef removed(PathDef path, int index) {
        if (path.points().size() <= 2) {
            return path;
        }
        List<Vector3f> points = new ArrayList<>(path.points());
        points.remove(index);
        return with(path, points);
    }

    /** Sets the speed, in u/s. */
    public static PathDef speed(PathDef path, float speed) {
        return make(
                path, path.points(), fine(Easing.clamp(speed, PathDef.SLOWEST, PathDef.FASTEST)), path.speedProfile());
    }

    /** Sets how corners are cut. */
    public static PathDef cut(PathDef path, Cut cut) {
        return new PathDef(path.id(), path.points(), path.speed(), cut, path.cutRatio(), path.speedProfile());
    }

    /** Sets which share of the legs is cut off. */
    public static PathDef cutRatio(PathDef path, float ratio) {
        float taken = fine(Easing.clamp(ratio, PathDef.LEAST_CUT, PathDef.MOST_CUT));
        return new PathDef(path.id(), path.points(), path.speed(), path.cut(), taken, path.speedProfile());
    }

    /** Adds a speed key in the widest gap of the profile, with the factor that the path has there. */
    public static PathDef keyAdded(PathDef path) {
        List<SpeedKey> keys = new ArrayList<>(path.speedProfile());
        int place = widestGap(keys);
        float at = fine((before(keys, place) + after(keys, place)) / 2f);
        boolean fits = at - before(keys, place) >= APART || place == 0;
        if (keys.size() >= PathDef.MOST_POINTS || !fits) {
            return path;
        }
        keys.add(place, new SpeedKey(at, fine(factor(path, at))));
        return with(path, keys.toArray(new SpeedKey[0]));
    }

    /** The index of the key that {@link #keyAdded} adds. */
    public static int widestGap(List<SpeedKey> keys) {
        int widest = 0;
        for (int i = 1; i <= keys.size(); i++) {
            float gap = after(keys, i) - before(keys, i);
            widest = gap > after(keys, widest) - before(keys, widest) ? i : widest;
        }
        return widest;
    }

    /** Moves a speed key between its neighbours, and sets its factor. */
    public static PathDef keyMoved(PathDef path, int index, float at, float factor) {
        List<SpeedKey> keys = new ArrayList<>(path.speedProfile());
        float least = index == 0 ? 0f : keys.get(index - 1).at() + APART;
        float most = index == keys.size() - 1 ? 1f : keys.get(index + 1).at() - APART;
        float there = fine(Easing.clamp(at, least, Math.max(least, most)));
        keys.set(index, new SpeedKey(there, fine(Easing.clamp(factor, PathDef.LEAST_FACTOR, PathDef.MOST_FACTOR))));
        return with(path, keys.toArray(new SpeedKey[0]));
    }

    /** Removes a speed key. */
    public static PathDef keyRemoved(PathDef path, int index) {
        List<SpeedKey> keys = new ArrayList<>(path.speedProfile());
        keys.remove(index);
        return with(path, keys.toArray(new SpeedKey[0]));
    }

    /** The speed factor at a share of the path. */
    public static float factor(PathDef path, float at) {
        List<SpeedKey> keys = path.speedProfile();
        if (keys.isEmpty()) {
            return 1f;
        }
        SpeedKey before = keys.get(0);
        for (SpeedKey key : keys) {
            if (key.at() >= at) {
                float span = key.at() - before.at();
                float share = span > 0f ? Easing.clamp((at - before.at()) / span) : 0f;
                return before.factor() + (key.factor() - before.factor()) * share;
            }
            before = key;
        }
        return before.factor();
    }

    private static float before(List<SpeedKey> keys, int place) {
        return place == 0 ? 0f : keys.get(place - 1).at();
    }

    private static float after(List<SpeedKey> keys, int place) {
        return place == keys.size() ? 1f : keys.get(place).at();
    }

    private static Vector3f within(Vector3f place) {
        return new Vector3f(reach(place.x), reach(place.y), reach(place.z));
    }

    private static float reach(float value) {
        return fine(Easing.clamp(value, -PathDef.REACH, PathDef.REACH));
    }

    private static float fine(float value) {
        return Math.round(value * FINEST) / FINEST;
    }

    /** Whether no point follows itself, which the game does not accept. */
    private static PathDef with(PathDef path, List<Vector3f> points) {
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i).equals(points.get(i - 1))) {
                return path;
            }
        }
        return make(path, points, path.speed(), path.speedProfile());
    }

    private static PathDef with(PathDef path, SpeedKey... keys) {
        return make(path, path.points(), path.speed(), List.of(keys));
    }

    private static PathDef make(PathDef path, List<Vector3f> points, float speed, List<SpeedKey> keys) {
        return new PathDef(path.id(), points, speed, path.cut(), path.cutRatio(), keys);
    }
}
