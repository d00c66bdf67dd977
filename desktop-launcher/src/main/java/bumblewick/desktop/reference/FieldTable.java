package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;

import bumblewick.content.schema.Descriptions;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The fields of a schema, nested ones too, one row each. */
final class FieldTable {
    static final List<String> HEADS = List.of("Field", "What it may be", "If left out", "What it does");

    private static final String FIELDS = "properties";
    private static final String OTHERS = "additionalProperties";

    private final String place;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param place where the descriptions of the schema's fields are */
    FieldTable(String place, JsonObject schema) {
        this.place = place;
        addAll(schema, schema, "", "");
    }

    List<List<String>> rows() {
        return rows;
    }

    /**
     * @param needs what says which fields there must be, unless the schema has a condition of its own
     * @param path as an author writes it: {@code waves[].}
     * @param inner as descriptions have it: {@code .waves}
     */
    private void addAll(JsonObject schema, JsonObject needs, String path, String inner) {
        JsonObject fields = schema.getAsJsonObject(FIELDS);
        JsonObject whole =
                schema.has("then") ? schema.getAsJsonObject("then") : needs; // of a file that extends no other
        JsonArray required = whole.has("required") ? whole.getAsJsonArray("required") : new JsonArray();
        for (String name : new TreeSet<>(fields.keySet())) {
            JsonObject field = fields.getAsJsonObject(name);
            rows.add(List.of(
                    code(path + name),
                    new FieldType(field).words(),
                    absent(field, required.contains(new JsonPrimitive(name))),
                    Markdown.plain(Descriptions.of(place + inner + "." + name))));
            addInside(field, inside(inside(whole, FIELDS), name), path + name, inner + "." + name);
        }
    }

    private void addInside(JsonObject field, JsonObject needs, String path, String inner) {
        if (field.has(FIELDS)) {
            addAll(field, needs, path + ".", inner);
        } else if (isObject(field.get("items"))) {
            addAll(field.getAsJsonObject("items"), field.getAsJsonObject("items"), path + "[].", inner);
        } else if (isObject(field.get(OTHERS))) {
            addAll(field.getAsJsonObject(OTHERS), inside(needs, OTHERS), path + ".*.", inner);
        }
    }

    /** What is needed inside of a part; empty where nothing is. */
    private static JsonObject inside(JsonObject needs, String part) {
        return needs.has(part) ? needs.getAsJsonObject(part) : new JsonObject();
    }

    private static boolean isObject(JsonElement schema) {
        return schema != null
                && schema.isJsonObject()
                && schema.getAsJsonObject().has(FIELDS);
    }

    private static String absent(JsonObject field, boolean required) {
        if (required) {
            return "**needed**";
        }
        JsonElement fallback = field.get("default");
        if (fallback == null) {
            return "–";
        }
        return code(fallback.isJsonArray() ? fallback.toString() : fallback.getAsString());
    }
}
