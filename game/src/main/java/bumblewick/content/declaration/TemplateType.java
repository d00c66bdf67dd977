package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A list of objects that are read only where they are used, with values in the place of the parameters that they name. Here
 * they count for the hash as they are written.
 */
final class TemplateType extends FieldType<List<JsonValue>> {
    private final ListType<?> list;
    private final int least;
    private final int most;
    private final String what;

    /** @param item what becomes of each object */
    TemplateType(FieldType<?> item, int least, int most, String what) {
        super("array", "a list of " + what);
        list = new ListType<>(item, least, most, what);
        this.least = least;
        this.most = most;
        this.what = what;
    }

    @Override
    List<JsonValue> read(JsonPlace here, String name, JsonValue value) {
        int count = value.items().size();
        if (!value.is(Type.LIST) || count < least || count > most) {
            here.problem(name, value, "expected a list of " + least + " to " + most + " " + what + ", found " + value);
            return harmless();
        }
        here.hashed(value.json());
        for (int i = 0; i < count; i++) {
            JsonValue item = value.items().get(i);
            if (!item.is(Type.OBJECT)) {
                here.problem(name + "[" + i + "]", item, "expected an object, found " + item);
                return harmless();
            }
        }
        return value.items();
    }

    @Override
    String allowed() {
        return list.allowed();
    }

    @Override
    List<JsonValue> harmless() {
        return List.of();
    }

    @Override
    void describe(JsonObject schema, List<JsonValue> usual) {
        list.describe(schema, null);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, List<JsonValue> usual) {
        list.addRows(rows, at, value, null);
    }

    @Override
    void addDescriptions(String place, Map<String, String> all) {
        list.addDescriptions(place, all);
    }
}
