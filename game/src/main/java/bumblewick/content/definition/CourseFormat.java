package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.StageDef.Bend;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** {@code course.json} of a flight. */
public final class CourseFormat {
    public static final FileFormat<List<Bend>> FORMAT = FileFormat.of(
            "course",
            "stages/*/course.json",
            "How a flight seems to bend and rise. Only for the eye: the rail itself is straight.",
            CourseFormat::declare);

    private CourseFormat() {}

    private static Maker<List<Bend>> declare(Fields fields) {
        var bends = fields.list(
                "bends",
                0,
                256,
                "bends",
                CourseFormat::bend,
                "Where the course seems to turn. It is seen and sounds so, but nothing is flown differently.");
        return values -> {
            List<Bend> sorted = new ArrayList<>(values.get(bends));
            sorted.sort(Comparator.comparing(Bend::at));
            return sorted;
        };
    }

    private static Maker<Bend> bend(Fields fields) {
        fields.number(
                "at",
                0f,
                StageFormat.LONGEST,
                "u",
                "Distance along the rail from which this bend counts; between two bends they blend.");
        fields.number(
                "x", -0.01f, 0.01f, "per u", "How strongly what lies ahead turns to the right; less than 0 is left.");
        fields.number("y", -0.01f, 0.01f, "per u", "How strongly what lies ahead rises; less than 0 sinks.");
        return fields.record(Bend.class);
    }
}
