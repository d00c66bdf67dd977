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

    private final String place;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param place where the descriptions of the schema's fields are */
    FieldTable(String place, JsonObject schema) {
        this.place = place;
        addAll(schema, "", "");
    }

    List<List<String>> rows() {
        return rows;
    }

    /**
     * @param path as an author writes it: {@code waves[].}
     * @param inner as descriptions have it: {@code .waves}
     */
    private void addAll(JsonObject schema, String path, String inner) {
        JsonObject fields = schema.getAsJsonObject("properties");
        for (String name : new TreeSet<>(fields.keySet())) {
            JsonObject field = fields.getAsJsonObject(name);
            boolean required = required(schema).contains(new JsonPrimitive(name));
            rows.add(List.of(
                    code(path + name),
                    new FieldType(field).words(),
                    absent(field, required),
                    Markdown.plain(Descriptions.of(place + inner + "." + name))));
            addInside(field, path + name, inner + "." + name);
        }
    }

    /** What a file that extends no other must have. */
    private static JsonArray required(JsonObject schema) {
        JsonObject whole = schema.has("then") ? schema.getAsJsonObject("then") : schema;
        return whole.getAsJsonArray("required");
    }

    private void addInside(JsonObject field, String path, String inner) {
        if (field.has("properties")) {
            addAll(field, path + ".", inner);
        } else if (isObject(field.get("items"))) {
            addAll(field.getAsJsonObject("items"), path + "[].", inner);
        } else if (isObject(field.get("additionalProperties"))) {
            addAll(field.getAsJsonObject("additionalProperties"), path + ".*.", inner);
        }
    }

    private static boolean isObject(JsonElement schema) {
        return schema != null
                && schema.isJsonObject()
                && schema.getAsJsonObject().has("properties");
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
