package bumblewick.content.schema;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Map;

/**
 * The schema of the patches of a file: the same fields, of which none is required, and null takes one away. A list is
 * either whole or an object of operations on the list that is there.
 *
 * <p>Source: P. Hoffman, J. Snell, <i>RFC 7386: JSON Merge Patch</i> (2014), section 2.
 */
final class PatchSchema {
    private static final String TYPE = "type";
    private static final String ITEMS = "items";
    private static final String OTHERS = "additionalProperties";

    private PatchSchema() {}

    /** What a patch of a file may be, by the schema of the file (unaffected). */
    static JsonObject of(JsonObject file) {
        JsonObject patch = inside(file);
        patch.addProperty("title", "patch of " + file.get("title").getAsString());
        return patch;
    }

    private static JsonObject inside(JsonObject whole) {
        JsonObject patch = whole.deepCopy();
        patch.remove("required");
        patch.remove("minProperties");
        patch.remove("if");
        patch.remove("then");
        if (patch.has("anyOf")) {
            JsonArray any = new JsonArray();
            patch.getAsJsonArray("anyOf").forEach(each -> any.add(inside(each.getAsJsonObject())));
            patch.add("anyOf", any);
        }
        if (patch.has("properties")) {
            JsonObject fields = patch.getAsJsonObject("properties");
            for (Map.Entry<String, JsonElement> field : fields.deepCopy().entrySet()) {
                fields.add(field.getKey(), orNull(field.getValue().getAsJsonObject()));
            }
        }
        if (patch.has(OTHERS) && patch.get(OTHERS).isJsonObject()) {
            patch.add(OTHERS, orNull(patch.getAsJsonObject(OTHERS)));
        }
        return patch;
    }

    /** What can be done with a list, see {@code ListPatch}. */
    private static JsonObject operations(JsonObject item) {
        JsonObject operations = new JsonObject();
        operations.add("$append", list("Items that come last.", item));
        operations.add("$prepend", list("Items that come first.", item));
        operations.add("$remove", list("Keys of items that go.", key()));
        operations.add("$replace", list("Items in the place of others.", entry(item, "at")));
        operations.add("$merge", list("Changes of single fields of items.", entry(new JsonObject(), "at")));
        operations.add("$insert", list("Items before or after others.", entry(item, "before", "after")));
        return operations;
    }

    private static JsonObject entry(JsonObject item, String... keys) {
        JsonObject fields = new JsonObject();
        for (String key : keys) {
            fields.add(key, key());
        }
        fields.add("value", item);
        JsonArray required = new JsonArray();
        required.add("value");
        if (keys.length == 1) {
            required.add(keys[0]);
        }
        JsonObject entry = new JsonObject();
        entry.addProperty(TYPE, "object");
        entry.add("properties", fields);
        entry.add("required", required);
        entry.addProperty(OTHERS, false);
        return entry;
    }

    private static JsonObject key() {
        JsonArray types = new JsonArray();
        types.add("integer");
        types.add("string");
        types.add("object");
        JsonObject key = new JsonObject();
        key.add(TYPE, types);
        key.addProperty("minimum", 0);
        return key;
    }

    private static JsonObject list(String description, JsonObject item) {
        JsonObject list = new JsonObject();
        list.addProperty(TYPE, "array");
        list.addProperty("description", description);
        list.add(ITEMS, item);
        return list;
    }

    /** The format of a file cannot be taken away; all else that a patch may name can. */
    private static JsonObject orNull(JsonObject field) {
        if (field.has("const")) {
            return field;
        }
        JsonObject patch = inside(field);
        JsonArray types = new JsonArray();
        if (field.get(TYPE).isJsonArray()) {
            types.addAll(field.getAsJsonArray(TYPE));
        } else {
            types.add(field.get(TYPE));
        }
        if (patch.has(ITEMS)) {
            types.add("object");
            patch.add("properties", operations(patch.getAsJsonObject(ITEMS)));
            patch.addProperty(OTHERS, false);
        }
        types.add("null");
        patch.add(TYPE, types);
        if (patch.has("enum")) {
            patch.getAsJsonArray("enum").add(JsonNull.INSTANCE);
        }
        patch.remove("default");
        return patch;
    }
}
