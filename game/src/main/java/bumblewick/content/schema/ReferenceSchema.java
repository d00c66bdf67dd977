package bumblewick.content.schema;

import bumblewick.content.json.SettingReferences;
import bumblewick.content.json.Variables;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Set;

/**
 * Lets a setting of the mod or a variable stand for any value of a schema, and settings leave out entries of lists; see {@link
 * SettingReferences} and {@link Variables}.
 */
final class ReferenceSchema {
    private static final String TYPE = "type";
    private static final String OBJECT = "object";
    private static final String PROPERTIES = "properties";
    private static final String OTHERS = "additionalProperties";
    private static final Set<String> SCALARS = Set.of("boolean", "number", "integer", "string");

    private ReferenceSchema() {}

    /** A schema (unaffected) with references. */
    static JsonObject of(JsonObject schema) {
        JsonObject whole = schema.deepCopy();
        inside(whole);
        JsonObject definitions = new JsonObject();
        definitions.add("reference", reference());
        whole.add("$defs", definitions);
        return whole;
    }

    private static void inside(JsonObject schema) {
        for (String container : new String[] {PROPERTIES, OTHERS, "items"}) {
            if (schema.has(container) && schema.get(container).isJsonObject()) {
                JsonObject inner = schema.getAsJsonObject(container);
                if (container.equals(PROPERTIES)) {
                    inner.entrySet().forEach(field -> value(field.getValue().getAsJsonObject()));
                } else {
                    value(inner);
                }
            }
        }
        if (schema.has("items")) {
            entry(schema.getAsJsonObject("items"));
        }
        if (schema.has("anyOf")) {
            schema.getAsJsonArray("anyOf").forEach(each -> inside(each.getAsJsonObject()));
        }
    }

    /** What is said of objects leaves other values alone, so that both can stand beside each other. */
    private static void value(JsonObject schema) {
        if (!isScalar(schema)) {
            inside(schema);
            return;
        }
        JsonArray types = types(schema);
        types.add(OBJECT);
        schema.add(TYPE, types);
        schema.addProperty("$ref", "#/$defs/reference");
        if (schema.has("enum")) {
            orObject(schema);
        }
    }

    /** Of the types, the format of a file apart. */
    private static boolean isScalar(JsonObject schema) {
        boolean scalar = schema.has(TYPE) && !schema.has("const");
        for (JsonElement type : scalar ? types(schema) : new JsonArray()) {
            scalar &= SCALARS.contains(type.getAsString()) || type.getAsString().equals("null");
        }
        return scalar;
    }

    private static JsonArray types(JsonObject schema) {
        if (schema.get(TYPE).isJsonArray()) {
            return schema.getAsJsonArray(TYPE).deepCopy();
        }
        JsonArray types = new JsonArray();
        types.add(schema.get(TYPE));
        return types;
    }

    /** A list of constants would refuse the reference: it becomes one of two. */
    private static void orObject(JsonObject schema) {
        JsonObject constants = new JsonObject();
        constants.add("enum", schema.remove("enum"));
        JsonObject object = new JsonObject();
        object.addProperty(TYPE, OBJECT);
        JsonArray either = new JsonArray();
        either.add(constants);
        either.add(object);
        schema.add("anyOf", either);
    }

    private static JsonObject reference() {
        JsonObject properties = new JsonObject();
        properties.add(SettingReferences.SETTING, id("Id of a setting of the mod, whose value stands here."));
        properties.add(
                Variables.VALUE,
                id(
                        "Name of a variable of the file or of its stage, or of a parameter of a formation, whose value stands"
                                + " here; or what is computed of numbers: + - * / ( ) sin cos abs floor min max."));
        JsonObject reference = new JsonObject();
        reference.add(PROPERTIES, properties);
        reference.addProperty("minProperties", 1);
        reference.addProperty("maxProperties", 1);
        reference.addProperty(OTHERS, false);
        return reference;
    }

    /** The conditions of an entry of a list. */
    private static void entry(JsonObject item) {
        if (!item.has(PROPERTIES)) {
            return;
        }
        JsonObject properties = item.getAsJsonObject(PROPERTIES);
        properties.add(SettingReferences.IF, id("Id of a toggle: the entry is there only while it is on."));
        properties.add(SettingReferences.UNLESS, id("Id of a toggle: the entry is there only while it is off."));
    }

    private static JsonObject id(String description) {
        JsonObject id = new JsonObject();
        id.addProperty(TYPE, "string");
        id.addProperty("description", description);
        return id;
    }
}
