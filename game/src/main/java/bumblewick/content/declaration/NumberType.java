package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Optional;

/** A number in a range. */
final class NumberType extends FieldType<Float> {
    private final NumberRange range;

    NumberType(NumberRange range) {
        this.range = range;
    }

    @Override
    Float read(JsonPlace here, String name, JsonValue value) {
        return read(here, name, value, range);
    }

    static float read(JsonPlace here, String name, JsonValue value, NumberRange range) {
        if (!value.is(Type.NUMBER)) {
            here.problem(name, value, "expected " + range + ", found " + value);
            return range.min();
        }
        float number = Float.parseFloat(value.text());
        if (!range.has(number)) {
            here.problem(name, value, value + " is out of range, expected " + range);
            return range.min();
        }
        return here.hashed(number);
    }

    @Override
    String expected() {
        return range.toString();
    }

    @Override
    String allowed() {
        return range.toString();
    }

    @Override
    String allowedInList(String what) {
        return "each " + range;
    }

    @Override
    Float harmless() {
        return range.min();
    }

    @Override
    Float none() {
        return 0f;
    }

    @Override
    void hash(JsonPlace here, Float value) {
        here.hashed(value);
    }

    @Override
    String jsonType() {
        return "number";
    }

    @Override
    void describe(JsonObject schema, Float usual) {
        describe(schema, range, usual);
    }

    static void describe(JsonObject schema, NumberRange range, Float usual) {
        schema.add("minimum", json(range.min()));
        schema.add("maximum", json(range.max()));
        if (!range.unit().isEmpty()) {
            schema.addProperty(UNIT, range.unit());
        }
        if (usual != null) {
            schema.add(DEFAULT, json(usual));
        }
    }

    /** Whole numbers without {@code .0}. */
    static JsonPrimitive json(float value) {
        return value == (long) value ? new JsonPrimitive((long) value) : new JsonPrimitive(value);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Float usual) {
        rows.value(at, field(at, usual));
    }

    FormField field(FormRows.At at, Float usual) {
        return field(at, range, false, usual);
    }

    static FormField field(FormRows.At at, NumberRange range, boolean whole, Float usual) {
        return new FormField.Number(
                at.path(), at.place(), range.min(), range.max(), range.unit(), whole, Optional.ofNullable(usual));
    }
}
