package bumblewick.edit;

import bumblewick.def.PathDef;
import bumblewick.def.PathDef.Cut;
import bumblewick.def.PathDef.SpeedKey;
import bumblewick.math.Easing;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be done to a path. Each edit makes another path of one that the game takes, and the game takes that, too: what
 * would lead beyond its limits leads to them, and what cannot be done leaves the path as it is.
 */
public final class PathEdits {
    /** Places are whole centimetres, and shares whole hundredths: nobody means more. */
    private static final float FINEST = 100f;

    /** From one speed key to the next at least, as a share of the path. */
    private static final float APART = 0.01f;

    private PathEdits() {}

    /** Puts a point elsewhere. */
    public static PathDef moved(PathDef path, int index, Vector3f to) {
        List<Vector3f> points = new ArrayList<>(path.points());
        points.set(index, within(to));
        return with(path, points);
    }

    /** The nearest place that is a whole multiple of a step along every axis, all in u. */
    public static Vector3f snapped(Vector3f place, float step) {
        return new Vector3f(
                Math.round(place.x / step) * step,
                Math.round(place.y / step) * step,
                Math.round(place.z / step) * step);
    }

    /** Puts a new point behind one: in the middle of the leg, or beyond the end by half of the last leg. */
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

    /** Takes a point out; of two, none. */
    public static PathDef removed(PathDef path, int index) {
        if (path.points().size() <= 2) {
            return path;
        }
        List<Vector3f> points = new ArrayList<>(path.points());
        points.remove(index);
        return with(path, points);
    }

    /** Another speed, in u/s. */
    public static PathDef speed(PathDef path, float speed) {
        return make(
                path, path.points(), fine(Easing.clamp(speed, PathDef.SLOWEST, PathDef.FASTEST)), path.speedProfile());
    }

    /** Another way to cut the corners. */
    public static PathDef cut(PathDef path, Cut cut) {
        return new PathDef(path.id(), path.points(), path.speed(), cut, path.cutRatio(), path.speedProfile());
    }

    /** Another share of the legs that is cut off. */
    public static PathDef cutRatio(PathDef path, float ratio) {
        float taken = fine(Easing.clamp(ratio, PathDef.LEAST_CUT, PathDef.MOST_CUT));
        return new PathDef(path.id(), path.points(), path.speed(), path.cut(), taken, path.speedProfile());
    }

    /** A new speed key in the widest gap of the profile, with the factor that the path has there already. */
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

    /** Where the key that {@link #keyAdded} adds comes. */
    public static int widestGap(List<SpeedKey> keys) {
        int widest = 0;
        for (int i = 1; i <= keys.size(); i++) {
            float gap = after(keys, i) - before(keys, i);
            widest = gap > after(keys, widest) - before(keys, widest) ? i : widest;
        }
        return widest;
    }

    /** Puts a speed key elsewhere, between its neighbours, and gives it another factor. */
    public static PathDef keyMoved(PathDef path, int index, float at, float factor) {
        List<SpeedKey> keys = new ArrayList<>(path.speedProfile());
        float least = index == 0 ? 0f : keys.get(index - 1).at() + APART;
        float most = index == keys.size() - 1 ? 1f : keys.get(index + 1).at() - APART;
        float there = fine(Easing.clamp(at, least, Math.max(least, most)));
        keys.set(index, new SpeedKey(there, fine(Easing.clamp(factor, PathDef.LEAST_FACTOR, PathDef.MOST_FACTOR))));
        return with(path, keys.toArray(new SpeedKey[0]));
    }

    /** Takes a speed key out. */
    public static PathDef keyRemoved(PathDef path, int index) {
        List<SpeedKey> keys = new ArrayList<>(path.speedProfile());
        keys.remove(index);
        return with(path, keys.toArray(new SpeedKey[0]));
    }

    /** The factor on the speed at a share of the path. */
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

    /** The game takes no point twice in a row. */
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
