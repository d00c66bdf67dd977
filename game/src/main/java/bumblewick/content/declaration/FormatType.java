package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;

/** The version of a file's layout, with which every file begins. */
final class FormatType extends FieldType<Integer> {
    private static final int ONLY = 1;

    FormatType() {
        super("integer", String.valueOf(ONLY));
    }

    @Override
    Integer read(JsonPlace here, String name, JsonValue value) {
        if (!value.text().equals(expected())) {
            here.problem(name, value, "expected 1, the only format there is, found " + value);
        }
        return ONLY;
    }

    @Override
    Integer harmless() {
        return ONLY;
    }

    @Override
    void describe(JsonObject schema, Integer usual) {
        schema.addProperty("const", ONLY);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Integer usual) {
        rows.slot(at, Shape.VALUE); // there is nothing to choose
    }
}
