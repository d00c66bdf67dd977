package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;
import com.jme3.math.Vector3f;
import java.util.List;

/** A point: a list of three numbers, x, y and z. */
final class PointType extends FieldType<Vector3f> {
    private static final int AXES = 3;

    private final NumberRange range;
    private final ListType<Float> numbers;

    PointType(NumberRange range) {
        this(range, new ListType<>(NumberType.of(range), AXES, AXES, "numbers"));
    }

    private PointType(NumberRange range, ListType<Float> numbers) {
        super(numbers.jsonType(), numbers.expected());
        this.range = range;
        this.numbers = numbers;
    }

    @Override
    Vector3f read(JsonPlace here, String name, JsonValue value) {
        List<Float> xyz = numbers.read(here, name, value);
        return xyz.size() == AXES ? new Vector3f(xyz.get(0), xyz.get(1), xyz.get(2)) : new Vector3f();
    }

    @Override
    String allowed() {
        return numbers.allowed();
    }

    @Override
    String allowedInList(String what) {
        return "points, each x, y and z: " + range;
    }

    @Override
    Vector3f harmless() {
        return new Vector3f();
    }

    @Override
    void describe(JsonObject schema, Vector3f usual) {
        numbers.describe(schema, null);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Vector3f usual) {
        numbers.addRows(rows, at, value, null);
    }
}
