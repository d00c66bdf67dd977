package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.PathDef;
import bumblewick.def.PathDef.Cut;
import bumblewick.def.PathDef.SpeedKey;
import com.jme3.math.Vector3f;
import java.util.List;

/** {@code paths/*.json}: ways that enemies fly. */
public final class PathFormat {
    public static final DefinitionKind PATH = DefinitionKind.PATH;

    public static final FileFormat<PathDef> FORMAT = FileFormat.of(
            PATH,
            PathDef.class,
            "A way that enemies fly, relative to Wick: corners that are rounded to smooth curves.",
            PathFormat::declare);

    private PathFormat() {}

    private static Maker<PathDef> declare(Fields fields) {
        var speedProfile = fields.optionalList(
                "speedProfile",
                PathDef.MOST_POINTS,
                "speed keys",
                PathFormat::speedKey,
                "Where it is flown faster or slower, by rising at. Left out, the speed stays the same.");
        var points = fields.points(
                "points",
                2,
                PathDef.MOST_POINTS,
                PathDef.REACH,
                "Corners that an enemy flies round, relative to Wick: x right, y up, z ahead. The first is where it"
                        + " comes from.");
        var speed = fields.number(
                "speed",
                PathDef.SLOWEST,
                PathDef.FASTEST,
                "u/s",
                "How fast it is flown before Hum speeds it up; more leaves less warning.");
        var cut = fields.choice(
                        "cut",
                        Cut.class,
                        "How corners are rounded: equal cuts both legs by the same length, ratio each by a share of"
                                + " its own, which jumps in speed.")
                .or(Cut.EQUAL);
        var cutRatio = fields.number(
                        "cutRatio",
                        PathDef.LEAST_CUT,
                        PathDef.MOST_CUT,
                        "of a leg",
                        "Share of a leg that is cut off at a corner; more makes rounder turns.")
                .or(PathDef.DEFAULT_CUT_RATIO);
        return values -> {
            checkOrder(values.get(speedProfile), values);
            checkSteps(values.get(points), values);
            return new PathDef(
                    values.id(),
                    values.get(points),
                    values.get(speed),
                    values.get(cut),
                    values.get(cutRatio),
                    values.get(speedProfile));
        };
    }

    private static void checkOrder(List<SpeedKey> profile, Values values) {
        for (int i = 1; i < profile.size(); i++) {
            if (profile.get(i).at() <= profile.get(i - 1).at()) {
                values.problem("speedProfile[" + i + "].at", "must be more than the one before");
            }
        }
    }

    private static void checkSteps(List<Vector3f> points, Values values) {
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i).equals(points.get(i - 1))) {
                values.problem("points[" + i + "]", "is the same point as the one before");
            }
        }
    }

    private static Maker<SpeedKey> speedKey(Fields fields) {
        fields.number("at", 0f, 1f, "of the path", "How far along the path, as a share of its length.");
        fields.number(
                "factor",
                PathDef.LEAST_FACTOR,
                PathDef.MOST_FACTOR,
                "on the speed",
                "Factor on the speed there; between two keys it blends.");
        return fields.record(SpeedKey.class);
    }
}
