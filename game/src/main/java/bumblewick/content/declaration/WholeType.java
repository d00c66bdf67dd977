package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;

/** A whole number in a range. */
final class WholeType extends FieldType<Integer> {
    private final NumberRange range;

    WholeType(NumberRange range) {
        this.range = range;
    }

    @Override
    Integer read(JsonPlace here, String name, JsonValue value) {
        float number = NumberType.read(here, name, value, range);
        if (number != (int) number) {
            here.problem(name, value, value + " is not a whole number, expected " + range);
        }
        return (int) number;
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
    Integer harmless() {
        return (int) range.min();
    }

    @Override
    Integer none() {
        return 0;
    }

    @Override
    void hash(JsonPlace here, Integer value) {
        here.hashed((float) value);
    }

    @Override
    String jsonType() {
        return "integer";
    }

    @Override
    void describe(JsonObject schema, Integer usual) {
        NumberType.describe(schema, range, usual == null ? null : (float) usual);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Integer usual) {
        rows.value(at, NumberType.field(at, range, true, usual == null ? null : (float) usual));
    }
}
