package bumblewick.content.schema;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Map;

/**
 * The schema of the patches of a file: the same fields, of which none is required, and null takes one away. What stands in
 * a list is whole, for a patch replaces lists.
 *
 * <p>Source: P. Hoffman, J. Snell, <i>RFC 7386: JSON Merge Patch</i> (2014), section 2.
 */
final class PatchSchema {
    private static final String TYPE = "type";
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

    /** The format of a file cannot be taken away; all else that a patch may name can. */
    private static JsonObject orNull(JsonObject field) {
        if (field.has("const")) {
            return field;
        }
        JsonObject patch = inside(field);
        JsonArray types = new JsonArray();
        types.add(field.get(TYPE));
        types.add("null");
        patch.add(TYPE, types);
        if (patch.has("enum")) {
            patch.getAsJsonArray("enum").add(JsonNull.INSTANCE);
        }
        patch.remove("default");
        return patch;
    }
}
