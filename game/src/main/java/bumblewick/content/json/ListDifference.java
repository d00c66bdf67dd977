package bumblewick.content.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The operations that lead from one list to another, see {@link ListPatch}. Items are named by what tells them from the others
 * in the list, and by their index only if nothing does: other mods may have added items before.
 */
final class ListDifference {
    private final JsonArray before;
    private final JsonArray after;
    private final List<Integer> match;
    private final JsonObject operations = new JsonObject();
    private final Map<Integer, JsonElement> keys = new HashMap<>();

    /** Compares two lists (both unaffected). */
    ListDifference(JsonArray before, JsonArray after) {
        this.before = before;
        this.after = after;
        match = ListDiff.of(before, after);
    }

    /**
     * What a patch has to say so that {@code before} becomes {@code after} (both unaffected): operations or, if shorter,
     * all.
     */
    static JsonElement of(JsonArray before, JsonArray after) {
        JsonObject operations = new ListDifference(before, after).operations();
        boolean shorter = operations.toString().length() < after.toString().length();
        return shorter ? operations : after.deepCopy();
    }

    /** What a patch has to say so that all of a list (unaffected) is added to one that may not be there. */
    static JsonObject append(JsonArray list) {
        JsonObject operations = new JsonObject();
        operations.add("$append", list.deepCopy());
        return operations;
    }

    private JsonObject operations() {
        for (int i = 0; i < before.size(); i++) {
            if (!match.contains(i)) {
                add("$remove", key(i));
            }
        }
        int last = ListDiff.NEW; // the item of before that precedes
        for (int j = 0; j < after.size(); j++) {
            int i = match.get(j);
            if (i == ListDiff.NEW) {
                addNew(last, after.get(j), j);
            } else {
                change(i, after.get(j));
                last = i;
            }
        }
        return operations;
    }

    private void addNew(int last, JsonElement item, int place) {
        boolean more = match.subList(place, match.size()).stream().anyMatch(i -> i != ListDiff.NEW);
        if (!more) {
            add("$append", item);
        } else if (last == ListDiff.NEW) {
            add("$prepend", item);
        } else {
            add("$insert", entry("after", key(last), item));
        }
    }

    private void change(int i, JsonElement item) {
        JsonElement old = before.get(i);
        if (old.equals(item)) {
            return;
        }
        JsonElement merged = merge(old, item);
        boolean shorter =
                merged != null && merged.toString().length() < item.toString().length();
        add(shorter ? "$merge" : "$replace", entry("at", key(i), shorter ? merged : item));
    }

    /** What leads from an item to another by a patch; null if only the whole item does. */
    static JsonElement merge(JsonElement old, JsonElement item) {
        if (old.isJsonObject() && item.isJsonObject()) {
            return JsonDocuments.difference(old.getAsJsonObject(), item.getAsJsonObject());
        }
        return old.isJsonArray() && item.isJsonArray() ? of(old.getAsJsonArray(), item.getAsJsonArray()) : null;
    }

    /** An entry of an operation. */
    static JsonObject entry(String side, JsonElement key, JsonElement value) {
        JsonObject entry = new JsonObject();
        entry.add(side, key);
        entry.add("value", value.deepCopy());
        return entry;
    }

    private void add(String operation, JsonElement entry) {
        if (!operations.has(operation)) {
            operations.add(operation, new JsonArray());
        }
        operations.getAsJsonArray(operation).add(entry.deepCopy());
    }

    /** What names an item of the list before. */
    JsonElement key(int index) {
        return keys.computeIfAbsent(index, this::newKey).deepCopy();
    }

    private JsonElement newKey(int index) {
        JsonElement item = before.get(index);
        String name = name(item);
        if (name != null && count(each -> name.equals(name(each))) == 1) {
            return new JsonPrimitive(name);
        }
        return item.isJsonObject() ? fields(item.getAsJsonObject(), index) : new JsonPrimitive(index);
    }

    /** The first field that no other item has alike, or the first two; the index if there are none. */
    private JsonElement fields(JsonObject item, int index) {
        List<JsonObject> candidates = new ArrayList<>();
        List<String> names = new ArrayList<>(item.keySet());
        names.removeIf(name -> !item.get(name).isJsonPrimitive());
        names.forEach(name -> candidates.add(only(item, name)));
        for (int i = 0; i < names.size(); i++) {
            for (int k = i + 1; k < names.size(); k++) {
                candidates.add(only(item, names.get(i), names.get(k)));
            }
        }
        for (JsonObject candidate : candidates) {
            if (count(each -> has(each, candidate)) == 1) {
                return candidate;
            }
        }
        return new JsonPrimitive(index);
    }

    private static JsonObject only(JsonObject item, String... names) {
        JsonObject only = new JsonObject();
        for (String name : names) {
            only.add(name, item.get(name));
        }
        return only;
    }

    private static boolean has(JsonElement item, JsonObject fields) {
        return item.isJsonObject()
                && fields.entrySet().stream()
                        .allMatch(field -> isSame(item.getAsJsonObject().get(field.getKey()), field.getValue()));
    }

    /** As {@link ListKey} has it: numbers by value, whatever they are written like. */
    private static boolean isSame(JsonElement one, JsonElement other) {
        if (one == null || !one.isJsonPrimitive()) {
            return false;
        }
        boolean numbers = one.getAsJsonPrimitive().isNumber()
                && other.getAsJsonPrimitive().isNumber();
        return numbers ? one.getAsDouble() == other.getAsDouble() : one.equals(other);
    }

    private int count(Predicate<JsonElement> test) {
        int count = 0;
        for (JsonElement each : before) {
            count += test.test(each) ? 1 : 0;
        }
        return count;
    }

    /** What a text can name an item by, or null. */
    private static String name(JsonElement item) {
        JsonElement name = item;
        if (item.isJsonObject()) {
            JsonObject object = item.getAsJsonObject();
            name = object.has("id") ? object.get("id") : object.get("name");
        }
        boolean text = name != null
                && name.isJsonPrimitive()
                && name.getAsJsonPrimitive().isString();
        return text ? name.getAsString() : null;
    }
}
