package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Lane;
import bumblewick.def.CourseDef.Split;
import bumblewick.def.CourseDef.Stretch;
import java.util.List;

/** The forks of a flight, which are part of its {@code course.json}: parts of the way with two lanes. */
final class ForkFormat {
    private static final float REACH = 100f; // u
    private static final float SHORTEST = 10f; // u
    private static final float LONGEST_CHANGE = 200f; // u
    private static final float USUAL_CHANGE = 40f; // u

    private ForkFormat() {}

    static Field<List<Fork>> list(Fields fields) {
        return fields.list(
                        "forks",
                        0,
                        CourseDef.MOST_FORKS,
                        "forks",
                        ForkFormat::fork,
                        "Parts of the way with two lanes, one after the other. Between them Wick may change: where Wick is when a"
                                + " fork begins decides.")
                .orAbsent(List.of());
    }

    private static Maker<Fork> fork(Fields fields) {
        fields.number("at", 0f, StageFormat.LONGEST, "u", "Distance along the rail at which it begins.");
        fields.number("to", SHORTEST, StageFormat.LONGEST, "u", "Distance along the rail at which it ends.");
        fields.choice("split", Split.class, "Whether x, to the right, or y, upwards, decides.")
                .or(Split.Y);
        fields.number("from", -REACH, REACH, "u", "Who is there or beyond takes the second lane.");
        fields.number(
                        "over",
                        SHORTEST,
                        LONGEST_CHANGE,
                        "u",
                        "Way over which the course changes to what the lane says, and, behind the end, back.")
                .or(USUAL_CHANGE);
        fields.list("lanes", 2, 2, "lanes", ForkFormat::lane, "The two: the lower or left one first.");
        return fields.record(Fork.class, (made, values) -> {
            if (made.to() < made.at() + made.over()) {
                values.problem(
                        "to", made.to() + " is not behind at, " + made.at() + ", by at least over, " + made.over());
            }
            List<Lane> lanes = made.lanes();
            if (lanes.size() == 2 && lanes.get(0).name().equals(lanes.get(1).name())) {
                values.problem(
                        "lanes[1].name",
                        "the other lane is called '" + lanes.get(0).name() + "', too");
            }
        });
    }

    private static Maker<Lane> lane(Fields fields) {
        var name = fields.name("name", "By which waves, props, pick-ups and rules name it, such as above.");
        Maker<Stretch> says = CourseKeyFormat.stretch(fields);
        return values -> {
            Stretch said = says.make(values);
            if (said.camera().filter(CourseDef.Lens::chase).isPresent()) {
                values.problem("camera.chase", "a lane cannot look back, expected that of a key");
            }
            return new Lane(values.get(name), said);
        };
    }

    /** Reports forks that begin before the one before them is over. */
    static void checkOrder(List<Fork> forks, Values values) {
        for (int i = 1; i < forks.size(); i++) {
            Fork before = forks.get(i - 1);
            if (forks.get(i).at() < before.to() + before.over()) {
                values.problem(
                        "forks[" + i + "].at",
                        forks.get(i).at() + " overlaps the fork before it, which is left at "
                                + (before.to() + before.over()));
            }
        }
    }
}
