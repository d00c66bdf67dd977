package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import java.util.function.Function;

/** A number in a range, possibly a whole one. */
final class NumberType<T extends Number> extends FieldType<T> {
    private final NumberRange range;
    private final boolean whole;
    private final Function<Float, T> conversion;

    private NumberType(String jsonType, NumberRange range, Function<Float, T> conversion) {
        super(jsonType, range.toString());
        this.range = range;
        this.conversion = conversion;
        whole = jsonType.equals("integer");
    }

    static NumberType<Float> of(NumberRange range) {
        return new NumberType<>("number", range, number -> number);
    }

    static NumberType<Integer> whole(NumberRange range) {
        return new NumberType<>("integer", range, Float::intValue);
    }

    @Override
    T read(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.NUMBER)) {
            here.problem(name, value, "expected " + range + ", found " + value);
            return harmless();
        }
        float number = Float.parseFloat(value.text());
        if (!range.has(number)) {
            here.problem(name, value, value + " is out of range, expected " + range);
            return harmless();
        }
        if (whole && number != (int) number) {
            here.problem(name, value, value + " is not a whole number, expected " + range);
        }
        return conversion.apply(here.hashed(number));
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
    T harmless() {
        return conversion.apply(range.min());
    }

    @Override
    T none() {
        return conversion.apply(0f);
    }

    @Override
    void hash(JsonPlace here, T value) {
        here.hashed(value.floatValue());
    }

    @Override
    void describe(JsonObject schema, T usual) {
        schema.add("minimum", json(range.min()));
        schema.add("maximum", json(range.max()));
        if (!range.unit().isEmpty()) {
            schema.addProperty(UNIT, range.unit());
        }
        if (usual != null) {
            schema.add(DEFAULT, json(usual.floatValue()));
        }
    }

    /** Whole numbers without {@code .0}. */
    static JsonPrimitive json(float value) {
        return value == (long) value ? new JsonPrimitive((long) value) : new JsonPrimitive(value);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, T usual) {
        rows.value(at, field(at, usual));
    }

    FormField field(FormRows.At at, Number usual) {
        Optional<Float> fallback = Optional.ofNullable(usual).map(Number::floatValue);
        return new FormField.Number(at.path(), at.place(), range.min(), range.max(), range.unit(), whole, fallback);
    }
}
