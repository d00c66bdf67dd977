package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.TreeMap;

/** An object of texts under any names. */
final class TableType extends FieldType<Map<String, String>> {
    TableType() {
        super("object", "an object");
    }

    @Override
    Map<String, String> read(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.OBJECT)) {
            here.problem(name, value, "expected an object, found " + value);
            return harmless();
        }
        JsonPlace inside = here.inside(name, value);
        Map<String, String> texts = new TreeMap<>();
        value.members().forEach((key, text) -> texts.put(key, TextType.ANY.read(inside, key, text)));
        return texts;
    }

    @Override
    Map<String, String> harmless() {
        return Map.of();
    }

    @Override
    void describe(JsonObject schema, Map<String, String> usual) {
        schema.add("additionalProperties", TextType.ANY.schema());
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Map<String, String> usual) {
        // texts are written where they are translated, not in a form
    }
}
