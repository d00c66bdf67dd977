package bumblewick.desktop.reference;

import bumblewick.content.json.JsonDocuments;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * A file of the base as an example: all of it if it is short, else with the first few of each list and table.
 *
 * @param text JSON
 * @param shortened whether something of the file is missing
 */
record Example(String text, boolean shortened) {
    private static final int MOST_LINES = 40;
    private static final int KEPT = 2; // of a longer list or table of objects
    private static final int KEPT_TEXTS = 8;

    /** @param schema of the file */
    static Example of(JsonObject file, JsonObject schema) {
        String whole = JsonDocuments.text(file);
        if (whole.lines().count() <= MOST_LINES) {
            return new Example(whole, false);
        }
        return new Example(JsonDocuments.text(inside(file, schema)), true);
    }

    private static JsonObject inside(JsonObject object, JsonObject schema) {
        JsonObject few = new JsonObject();
        JsonElement others = schema.get("additionalProperties");
        boolean table = others != null && others.isJsonObject();
        int most = table && !others.getAsJsonObject().has("properties") ? KEPT_TEXTS : KEPT;
        for (String name : object.keySet()) {
            if (!table) {
                few.add(
                        name,
                        value(
                                object.get(name),
                                schema.getAsJsonObject("properties").getAsJsonObject(name)));
            } else if (few.size() < most) {
                few.add(name, value(object.get(name), others.getAsJsonObject()));
            }
        }
        return few;
    }

    private static JsonElement value(JsonElement value, JsonObject schema) {
        if (value.isJsonObject()) {
            return inside(value.getAsJsonObject(), schema);
        }
        if (!value.isJsonArray() || !schema.getAsJsonObject("items").has("properties")) {
            return value;
        }
        JsonArray few = new JsonArray();
        for (JsonElement item : value.getAsJsonArray()) {
            if (few.size() < Math.max(KEPT, schema.get("minItems").getAsInt())) {
                few.add(value(item, schema.getAsJsonObject("items")));
            }
        }
        return few;
    }
}
