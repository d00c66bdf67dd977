package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** True or false, a number or a text: a {@link Boolean}, {@link Float} or {@link String}. */
final class LiteralType extends FieldType<Object> {
    LiteralType() {
        super("string", "true, false, a number or a text in quotes");
    }

    @Override
    Object read(JsonPlace here, String name, JsonValue value) {
        if (value.is(Type.FLAG)) {
            return value.text().equals("true");
        }
        if (value.is(Type.NUMBER)) {
            return Float.parseFloat(value.text());
        }
        if (!value.is(Type.TEXT)) {
            here.problem(name, value, "expected " + expected() + ", found " + value);
            return harmless();
        }
        return value.text();
    }

    @Override
    Object harmless() {
        return "";
    }

    @Override
    void describe(JsonObject schema, Object usual) {
        JsonArray types = new JsonArray();
        types.add("boolean");
        types.add("number");
        types.add("string");
        schema.add("type", types);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Object usual) {
        // the card of a mod has no form
    }
}
