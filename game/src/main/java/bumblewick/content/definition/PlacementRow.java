package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import java.util.ArrayList;
import java.util.List;

/** Things in a row, as files have them: a first place, a count, and the step from each to the next. */
final class PlacementRow {
    /** More entries are not read from a file. */
    static final int MOST_ENTRIES = 2_000;

    private static final int LONGEST = 200;
    private static final int MOST = 5_000;
    private static final int MOST_TOGETHER = 300;
    private static final float STRETCH = 50f; // u
    private static final float REACH = 100f; // u to the side and up
    private static final float LONGEST_STEP = 500f; // u

    /** Where one of them stands. */
    record Place(float x, float y, float z) {
        Place plus(Place step, int times) {
            return new Place(x + step.x * times, y + step.y * times, z + step.z * times);
        }
    }

    private PlacementRow() {}

    /** The fields of a row; all that stand in it, one after the other, are made of them. */
    static Maker<List<Place>> declare(Fields fields) {
        var x = fields.number("x", -REACH, REACH, "u", "To the right of the rail, of the first one.");
        var y = fields.number("y", 0f, REACH, "u", "Above the ground.").or(0f);
        var z = fields.number("z", 0f, StageFormat.LONGEST, "u", "Distance along the rail.");
        var count = fields.whole("count", 1, LONGEST, "places", "How many stand in a row, one step apart.")
                .or(1);
        var step = fields.object("step", PlacementRow::step, "From one of the row to the next.")
                .orAbsent(null);
        return values -> {
            Place first = new Place(values.get(x), values.get(y), values.get(z));
            if (!values.has(step)) {
                if (values.get(count) > 1) {
                    values.problem(step.name(), "is missing, expected an object");
                }
                return List.of(first);
            }
            List<Place> row = new ArrayList<>();
            for (int i = 0; i < values.get(count); i++) {
                row.add(first.plus(values.get(step), i));
            }
            return row;
        };
    }

    /** Refuses more than can be felt in a tick, all in all or near each other; {@code z} rises. */
    static void checkCrowd(Values values, String field, List<Float> z) {
        if (z.size() > MOST) {
            values.problem(field, "has " + z.size() + " places in all rows, expected " + MOST + " at most");
            return;
        }
        for (int i = MOST_TOGETHER; i < z.size(); i++) {
            if (z.get(i) - z.get(i - MOST_TOGETHER) < STRETCH) {
                values.problem(
                        field,
                        "has more than " + MOST_TOGETHER + " places within " + STRETCH + " u of the rail, from z "
                                + z.get(i - MOST_TOGETHER) + " on");
                return;
            }
        }
    }

    private static Maker<Place> step(Fields fields) {
        var x = fields.number("x", -LONGEST_STEP, LONGEST_STEP, "u", "To the right.")
                .or(0f);
        var y = fields.number("y", -LONGEST_STEP, LONGEST_STEP, "u", "Upwards.").or(0f);
        var z = fields.number("z", 0f, LONGEST_STEP, "u", "Along the rail.").or(0f);
        return values -> new Place(values.get(x), values.get(y), values.get(z));
    }
}
