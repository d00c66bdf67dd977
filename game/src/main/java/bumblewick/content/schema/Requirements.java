package bumblewick.content.schema;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Map;

/**
 * Which fields a definition needs that does not extend another. One that does has them from the other, those of the objects
 * in it too; the entries of its lists are whole in both.
 */
final class Requirements {
    private static final String REQUIRED = "required";
    private static final String FIELDS = "properties";
    private static final String OTHERS = "additionalProperties";

    private Requirements() {}

    /**
     * Takes what is required out of a schema.
     *
     * @param schema of an object; modified: requires nothing afterwards
     * @return a schema that requires the same, and nothing else
     */
    static JsonObject takenFrom(JsonObject schema) {
        JsonObject taken = new JsonObject();
        if (schema.has(REQUIRED) && !schema.getAsJsonArray(REQUIRED).isEmpty()) {
            taken.add(REQUIRED, schema.remove(REQUIRED));
        }
        if (schema.has(FIELDS)) {
            JsonObject fields = new JsonObject();
            for (Map.Entry<String, JsonElement> field :
                    schema.getAsJsonObject(FIELDS).entrySet()) {
                add(fields, field.getKey(), field.getValue());
            }
            if (fields.size() > 0) {
                taken.add(FIELDS, fields);
            }
        }
        if (schema.has(OTHERS)) {
            add(taken, OTHERS, schema.get(OTHERS));
        }
        return taken;
    }

    private static void add(JsonObject to, String name, JsonElement schema) {
        if (schema.isJsonObject()) {
            JsonObject inside = takenFrom(schema.getAsJsonObject());
            if (inside.size() > 0) {
                to.add(name, inside);
            }
        }
    }
}
