package bumblewick.def;

import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A path that enemies fly: a polyline whose corners are rounded to quadratic Bézier curves.
 *
 * @param id name, unique among paths
 * @param points the corners, relative to Wick (x right, y up, z ahead), in u; at least two
 * @param speed along the path, in u/s, &gt; 0
 * @param cut how the legs are cut at a corner
 * @param cutRatio share of a leg that is cut off, above 0, at most 1/2
 * @param speedProfile factors on {@code speed} along the path, by rising {@code at}; empty means constant speed
 */
public record PathDef(
        String id, List<Vector3f> points, float speed, Cut cut, float cutRatio, List<SpeedKey> speedProfile) {
    /** Default of {@code cutRatio}. */
    public static final float DEFAULT_CUT_RATIO = 1f / 3f;

    /** Most corners, and most keys of a speed profile. */
    public static final int MOST_POINTS = 64;

    /** How far from Wick a corner may be along each axis, in u. */
    public static final float REACH = 300f;

    /** Least and most speed, in u/s. */
    public static final float SLOWEST = 0.5f;

    public static final float FASTEST = 200f;

    /** Least and most {@code cutRatio}. */
    public static final float LEAST_CUT = 0.01f;

    public static final float MOST_CUT = 0.5f;

    /** Least and most factor of a speed key. */
    public static final float LEAST_FACTOR = 0.05f;

    public static final float MOST_FACTOR = 10f;

    /** How the legs are cut at a corner. */
    public enum Cut {
        /** Each leg at the ratio of its own length: the rule as first published. */
        RATIO,
        /** Both legs of a corner by the same length, the ratio of the shorter one: no speed jumps. */
        EQUAL
    }

    /**
     * A point of a speed profile; between two points the factor is blended linearly.
     *
     * @param at share of the path's length, 0 to 1
     * @param factor on the path's speed, &gt; 0
     */
    public record SpeedKey(float at, float factor) {}

    public PathDef {
        points = List.copyOf(points.stream().map(Vector3f::clone).collect(Collectors.toList()));
        speedProfile = List.copyOf(speedProfile);
    }
}
