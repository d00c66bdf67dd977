package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Finds items of a list. A number is an index from 0; a text is the {@code id}, or else the {@code name}, of an item that is
 * an object, or an item that is that text; an object is what an item must have among its fields, such as {@code {"at": 120}}.
 *
 * <p>What a field is in each item is noted when the first key names it, so that a thousand keys cost little more than one.
 */
final class ListKey {
    private static final int FEW = 8;

    private final List<JsonValue> items;
    private final Map<String, Column> columns = new HashMap<>(); // by field
    private final Column names = new Column();
    private boolean named;

    /** @param items of the list, which stays as it is */
    ListKey(List<JsonValue> items) {
        this.items = items;
    }

    /** What one field is in the items that have it. */
    private static final class Column {
        private final Map<String, List<Integer>> indexes = new HashMap<>(); // by value
        private final Map<Integer, String> values = new HashMap<>(); // by index
        private final SortedSet<String> told = new TreeSet<>(); // values as messages show them

        void add(int index, JsonValue value) {
            String same = same(value);
            indexes.computeIfAbsent(same, each -> new ArrayList<>()).add(index);
            values.put(index, same);
            told.add(shown(value));
        }

        List<Integer> where(JsonValue value) {
            return indexes.getOrDefault(same(value), List.of());
        }

        boolean has(int index, JsonValue value) {
            return same(value).equals(values.get(index));
        }
    }

    /** A text that is the same of equal values alone: numbers are equal by value, however they are written. */
    private static String same(JsonValue value) {
        return value.is(Type.NUMBER) ? "number " + (number(value) + 0.0) : value.json(); // −0 is 0
    }

    private static String shown(JsonValue value) {
        return JsonValue.shortened(value.is(Type.TEXT) ? value.text() : value.json());
    }

    private static double number(JsonValue value) {
        return Double.parseDouble(value.text());
    }

    /** The indexes of all items that a key means, rising. */
    List<Integer> matches(JsonValue key) {
        if (key.is(Type.NUMBER)) {
            double index = number(key);
            return index == Math.rint(index) && index >= 0 && index < items.size() ? List.of((int) index) : List.of();
        }
        if (key.is(Type.TEXT)) {
            return names().where(key);
        }
        return key.is(Type.OBJECT) && !key.members().isEmpty() ? withAll(key.members()) : List.of();
    }

    /** Of the field that the fewest items have so, those that have the others, too. */
    private List<Integer> withAll(Map<String, JsonValue> fields) {
        List<Integer> fewest = null;
        Map<Column, JsonValue> wanted = new LinkedHashMap<>();
        for (Map.Entry<String, JsonValue> field : fields.entrySet()) {
            Column column = column(field.getKey());
            wanted.put(column, field.getValue());
            List<Integer> here = column.where(field.getValue());
            fewest = fewest == null || here.size() < fewest.size() ? here : fewest;
        }
        List<Integer> found = new ArrayList<>(fewest);
        wanted.forEach((column, value) -> found.removeIf(index -> !column.has(index, value)));
        return found;
    }

    private Column column(String field) {
        return columns.computeIfAbsent(field, name -> {
            Column column = new Column();
            for (int i = 0; i < items.size(); i++) {
                JsonValue value = items.get(i).members().get(name);
                if (value != null) {
                    column.add(i, value);
                }
            }
            return column;
        });
    }

    private Column names() {
        for (int i = 0; !named && i < items.size(); i++) {
            JsonValue item = items.get(i);
            JsonValue name = item.is(Type.TEXT)
                    ? item
                    : item.members().getOrDefault("id", item.members().get("name"));
            if (name != null && name.is(Type.TEXT)) {
                names.add(i, name);
            }
        }
        named = true;
        return names;
    }

    /** Why a key does not mean exactly one item. */
    String mistake(JsonValue key, List<Integer> found) {
        if (key.is(Type.NUMBER)) {
            return "there is no item " + key + ", expected an index from 0 to " + (items.size() - 1);
        }
        if (!found.isEmpty()) {
            return "means " + found.size() + " items, " + first(found) + ", expected one; name more of its fields";
        }
        if (key.is(Type.TEXT)) {
            return "there is no item " + key + ClosestName.hint(key.text(), names().told);
        }
        if (key.members().size() == 1) {
            Map.Entry<String, JsonValue> member =
                    key.members().entrySet().iterator().next();
            String wanted = shown(member.getValue());
            return "there is no item whose " + member.getKey() + " is " + wanted
                    + ClosestName.hint(wanted, column(member.getKey()).told);
        }
        return key.is(Type.OBJECT) && !key.members().isEmpty()
                ? "there is no item with all of " + JsonValue.shortened(key.json())
                : "expected an index, a name, or an object of fields, found " + key;
    }

    private static String first(List<Integer> found) {
        String all = found.toString();
        return found.size() <= FEW ? all : found.subList(0, FEW).toString().replace("]", ", …]");
    }
}
