package bumblewick.content;

import bumblewick.def.PathDef;
import bumblewick.def.PathDef.Cut;
import bumblewick.def.PathDef.SpeedKey;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code paths/*.json}. */
final class PathReader {
    private PathReader() {}

    static PathDef read(String id, JsonFields fields) {
        List<SpeedKey> profile = fields.listOr("speedProfile", PathDef.MOST_POINTS, "speed keys", PathReader::speedKey);
        for (int i = 1; i < profile.size(); i++) {
            if (profile.get(i).at() <= profile.get(i - 1).at()) {
                fields.problem("speedProfile[" + i + "].at", "must be more than the one before");
            }
        }
        return new PathDef(
                id,
                points(fields),
                fields.number("speed", PathDef.SLOWEST, PathDef.FASTEST, "u/s"),
                fields.choiceOr("cut", Cut.EQUAL),
                fields.numberOr("cutRatio", PathDef.DEFAULT_CUT_RATIO, PathDef.LEAST_CUT, PathDef.MOST_CUT, "of a leg"),
                profile);
    }

    private static List<Vector3f> points(JsonFields fields) {
        List<Vector3f> points = new ArrayList<>();
        for (List<Float> xyz : fields.points("points", 2, PathDef.MOST_POINTS, PathDef.REACH)) {
            Vector3f point = xyz.size() == 3 ? new Vector3f(xyz.get(0), xyz.get(1), xyz.get(2)) : new Vector3f();
            if (xyz.size() == 3 && !points.isEmpty() && point.equals(points.get(points.size() - 1))) {
                fields.problem("points[" + points.size() + "]", "is the same point as the one before");
            }
            points.add(point);
        }
        return points;
    }

    private static SpeedKey speedKey(JsonFields fields) {
        return new SpeedKey(
                fields.number("at", 0f, 1f, "of the path"),
                fields.number("factor", PathDef.LEAST_FACTOR, PathDef.MOST_FACTOR, "on the speed"));
    }
}
