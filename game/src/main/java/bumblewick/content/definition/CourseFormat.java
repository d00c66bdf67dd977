package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.BossDef.Action;
import bumblewick.def.CourseDef;
import bumblewick.def.FieldDef;
import bumblewick.def.FramingDef;
import bumblewick.def.FramingDef.Move;
import bumblewick.def.FramingDef.Shot;
import bumblewick.def.StageDef.Bend;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** {@code course.json} of a flight. */
public final class CourseFormat {
    public static final FileFormat<Course> FORMAT = FileFormat.of(
            "course",
            "stages/*/course.json",
            "How a flight bends, forks, widens, speeds up and changes its light, how its boss is framed, and where the"
                    + " air carries, slows or hides.",
            CourseFormat::declare);

    /**
     * What {@code course.json} says; the bends by rising {@code at}.
     *
     * @param written that it was made of: to report what only shows beside the stage
     */
    public record Course(List<Bend> bends, FramingDef boss, List<FieldDef> fields, CourseDef course, Values written) {}

    private CourseFormat() {}

    private static Maker<Course> declare(Fields fields) {
        var bends = fields.list(
                "bends",
                0,
                256,
                "bends",
                CourseFormat::bend,
                "Where the course seems to turn. It is seen and sounds so, but nothing is flown differently.");
        var boss = fields.object(
                        "boss",
                        CourseFormat::framing,
                        "How the camera frames the boss. Left out, it rises above Wick and keeps the boss below the"
                                + " bar of its health.")
                .or(FramingDef.USUAL)
                .seen();
        var air = FieldFormat.list(fields);
        var keys = CourseKeyFormat.list(fields);
        var forks = ForkFormat.list(fields);
        return values -> {
            FieldFormat.checkIds(values.get(air), values);
            CourseKeyFormat.checkOrder(values.get(keys), values);
            ForkFormat.checkOrder(values.get(forks), values);
            List<Bend> sorted = new ArrayList<>(values.get(bends));
            sorted.sort(Comparator.comparing(Bend::at));
            return new Course(
                    sorted,
                    values.get(boss),
                    values.get(air),
                    new CourseDef(values.get(keys), values.get(forks)),
                    values);
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

    private static Maker<FramingDef> framing(Fields fields) {
        FramingDef usual = FramingDef.USUAL;
        fields.number(
                        "lift",
                        -5f,
                        10f,
                        "u",
                        "How far the camera rises while the boss fights; more shows it above Wick.")
                .or(usual.lift());
        fields.number("drawBack", -3f, 10f, "u", "How far the camera falls back; more makes Wick and boss smaller.")
                .or(usual.drawBack());
        fields.number("lookDown", -0.5f, 0.5f, "slope", "How steeply the camera looks down; more moves both up.")
                .or(usual.lookDown());
        fields.number(
                        "highest",
                        -1f,
                        1f,
                        "of half the picture",
                        "How far above the middle the boss may be; the camera looks up after it.")
                .or(usual.highest());
        fields.number(
                        "lowest",
                        -1f,
                        0f,
                        "of half the picture",
                        "How far below the middle Wick may be; the camera looks up no farther.")
                .or(usual.lowest());
        fields.number("lead", 0f, 1f, "of its angle", "How far the camera turns after a boss beside the rail.")
                .or(usual.lead());
        fields.number(
                        "over",
                        0f,
                        1f,
                        "of half the picture",
                        "How far above Wick the boss is to stand; the camera rises for it.")
                .or(usual.over());
        fields.number("rise", 0f, 10f, "u", "How far the camera rises for that, at most.")
                .or(usual.rise());
        fields.number(
                        "apart",
                        0f,
                        2f,
                        "of half the picture",
                        "How far above Wick the boss may stand; the camera sinks for it.")
                .or(usual.apart());
        fields.number("sink", 0f, 10f, "u", "How far the camera sinks for that, at most.")
                .or(usual.sink());
        fields.number(
                        "faces",
                        0f,
                        180f,
                        "degrees",
                        "How far from Wick the boss is seen to look while it fights, at most; less shows more of its"
                                + " face.")
                .or(usual.faces());
        fields.list(
                        "moves",
                        0,
                        Action.values().length,
                        "moves",
                        CourseFormat::move,
                        "What the camera does more while the boss does something; of several for the same the first"
                                + " counts.")
                .or(usual.moves());
        fields.object("entrance", CourseFormat::shot, "The shot in which the boss enters.")
                .or(usual.entrance());
        fields.optional("defeat", CourseFormat::shot, "The shot in which the boss falls.");
        fields.optionalUnhashed(
                "defeatEnds",
                CourseFormat::shot,
                "The shot to which the camera goes round from there meanwhile. Left out, it stays.");
        fields.number("defeatSeconds", 0.5f, 10f, "s", "How long that shot lasts.")
                .or(usual.defeatSeconds());
        return fields.record(FramingDef.class);
    }

    private static Maker<Move> move(Fields fields) {
        Move none = Move.NONE;
        fields.choice("action", Action.class, "What the boss does meanwhile, as in its steps.");
        fields.number(
                        "lift",
                        -5f,
                        10f,
                        "u",
                        "How far the camera rises more; less than 0 is lower, for a boss that towers.")
                .or(none.lift());
        fields.number("drawBack", -5f, 10f, "u", "How far it falls back more; less than 0 is nearer.")
                .or(none.drawBack());
        fields.number("aside", -8f, 8f, "u", "How far it goes around Wick to the right; less than 0 is left.")
                .or(none.aside());
        fields.number("roll", -30f, 30f, "degrees", "Of the picture to the right; less than 0 leans left.")
                .or(none.roll());
        fields.number(
                        "wider",
                        -25f,
                        25f,
                        "degrees",
                        "How much its field of view grows; less than 0 brings the boss nearer.")
                .or(none.wider());
        fields.number("over", 0f, 1f, "of half the picture", "How far above Wick the boss is to stand meanwhile.")
                .orAbsent(none.over());
        fields.number("faces", 0f, 180f, "degrees", "How far from Wick it is seen to look meanwhile, at most.")
                .orAbsent(none.faces());
        return fields.record(Move.class);
    }

    private static Maker<Shot> shot(Fields fields) {
        Shot usual = FramingDef.USUAL.entrance();
        fields.number("x", -10f, 10f, "u", "Of the camera, to the left of Wick.")
                .or(usual.x());
        fields.number("y", -3f, 10f, "u", "Of the camera, above Wick.").or(usual.y());
        fields.number("ahead", -20f, -2f, "u", "Of the camera; less than 0 is behind Wick.")
                .or(usual.ahead());
        fields.number("degrees", 15f, 80f, "degrees", "Vertical field of view; fewer bring the boss nearer.")
                .or(usual.degrees());
        return fields.record(Shot.class);
    }
}
