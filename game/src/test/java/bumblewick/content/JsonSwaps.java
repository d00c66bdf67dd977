package bumblewick.content;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Puts values of every other type in the place of each value of a document, and makes documents that have every field. */
final class JsonSwaps {
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "7",
            "-1e39",
            "\"text\"",
            "[]",
            "[[]]",
            "[7, {}, [7], \"a\"]",
            "{}",
            "{\"a\": {\"b\": []}}");

    private JsonSwaps() {}

    /**
     * Hands over each document that has one value of another type, and the place of that value: {@code $.waves[3].at}. Of items
     * of a list that follow each other and are alike, the last is tried.
     */
    static void each(JsonElement document, BiConsumer<String, JsonElement> receiver) {
        for (String value : VALUES) {
            JsonElement other = JsonParser.parseString(value);
            swap(document, document, "$", other, receiver);
        }
    }

    private static void swap(
            JsonElement root,
            JsonElement at,
            String path,
            JsonElement other,
            BiConsumer<String, JsonElement> receiver) {
        if (at.isJsonObject()) {
            JsonObject object = at.getAsJsonObject();
            for (String name : List.copyOf(object.keySet())) {
                JsonElement before = object.get(name);
                if (isOther(before, other)) {
                    object.add(name, other);
                    receiver.accept(path + "." + name, root);
                }
                object.add(name, before);
                swap(root, before, path + "." + name, other, receiver);
            }
        } else if (at.isJsonArray()) {
            JsonArray list = at.getAsJsonArray();
            for (int i = 0; i < list.size(); i++) {
                JsonElement before = list.get(i);
                if (i + 1 < list.size() && before.equals(list.get(i + 1))) {
                    continue;
                }
                if (isOther(before, other)) {
                    list.set(i, other);
                    receiver.accept(path + "[" + i + "]", root);
                }
                list.set(i, before);
                swap(root, before, path + "[" + i + "]", other, receiver);
            }
        }
    }

    /** What refers to a value by {@code $value} or {@code $setting} may as well be a number, a text, true or false. */
    private static boolean isOther(JsonElement before, JsonElement other) {
        boolean refers = before.isJsonObject()
                && before.getAsJsonObject().keySet().stream().anyMatch(name -> name.startsWith("$"));
        return !type(before).equals(type(other)) && !(refers && other.isJsonPrimitive());
    }

    private static String type(JsonElement value) {
        if (value.isJsonPrimitive()) {
            return value.getAsJsonPrimitive().isNumber()
                    ? "number"
                    : value.getAsJsonPrimitive().isString() ? "text" : "flag";
        }
        return value.getClass().getSimpleName();
    }

    /** A document with every field that a schema has, and two items in every list that may have as many. */
    static JsonElement full(JsonObject schema) {
        return full(schema, 2);
    }

    /**
     * A document with every field that a schema has.
     *
     * @param items in each list, as far as the schema allows
     */
    static JsonElement full(JsonObject schema, int items) {
        if (schema.has("const")) {
            return schema.get("const");
        }
        if (schema.has("enum")) {
            return schema.getAsJsonArray("enum").get(0);
        }
        return switch (firstType(schema)) {
            case "object" -> object(schema, items);
            case "array" -> list(schema, items);
            case "string" -> JsonParser.parseString(schema.has("pattern") ? named(schema) : "\"text\"");
            case "boolean" -> JsonParser.parseString("true");
            case "number", "integer" -> schema.get("minimum");
            default -> JsonNull.INSTANCE;
        };
    }

    /** The type of a value, the first where there are several; empty if any will do. */
    private static String firstType(JsonObject schema) {
        JsonElement type = schema.get("type");
        if (type == null) {
            return "";
        }
        return type.isJsonArray() ? type.getAsJsonArray().get(0).getAsString() : type.getAsString();
    }

    private static String named(JsonObject schema) {
        return schema.get("pattern").getAsString().startsWith("^#") ? "\"#102030\"" : "\"name\"";
    }

    private static JsonObject object(JsonObject schema, int items) {
        JsonObject object = new JsonObject();
        if (schema.has("properties")) {
            for (Map.Entry<String, JsonElement> field :
                    schema.getAsJsonObject("properties").entrySet()) {
                object.add(field.getKey(), full(field.getValue().getAsJsonObject(), items));
            }
        } else if (schema.has("additionalProperties")) {
            object.add("one", full(schema.getAsJsonObject("additionalProperties"), items));
            object.add("water", full(schema.getAsJsonObject("additionalProperties"), items));
        }
        return object;
    }

    private static JsonArray list(JsonObject schema, int items) {
        int least = schema.has("minItems") ? schema.get("minItems").getAsInt() : 0;
        int most = schema.has("maxItems") ? schema.get("maxItems").getAsInt() : items;
        JsonArray list = new JsonArray();
        int count = Math.min(most, Math.max(least, items));
        for (int i = 0; i < count; i++) {
            list.add(full(schema.getAsJsonObject("items"), items));
        }
        return list;
    }
}
