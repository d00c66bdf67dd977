package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Finds items of a list. A number is an index from 0; a text is the {@code id}, or else the {@code name}, of an item that is
 * an object, or an item that is that text; an object is what an item must have among its fields, such as {@code {"at": 120}}.
 *
 * @param items of the list
 */
record ListKey(List<JsonValue> items) {
    /** The indexes of all items that a key means, rising. */
    List<Integer> matches(JsonValue key) {
        List<Integer> found = new ArrayList<>();
        if (key.is(Type.NUMBER)) {
            double index = number(key);
            if (index == Math.rint(index) && index >= 0 && index < items.size()) {
                found.add((int) index);
            }
            return found;
        }
        for (int i = 0; i < items.size(); i++) {
            if (matches(key, items.get(i))) {
                found.add(i);
            }
        }
        return found;
    }

    private static boolean matches(JsonValue key, JsonValue item) {
        if (key.is(Type.TEXT)) {
            return key.text().equals(name(item));
        }
        if (!key.is(Type.OBJECT) || key.members().isEmpty() || !item.is(Type.OBJECT)) {
            return false;
        }
        for (Map.Entry<String, JsonValue> member : key.members().entrySet()) {
            JsonValue there = item.members().get(member.getKey());
            if (there == null || !isSame(member.getValue(), there)) {
                return false;
            }
        }
        return true;
    }

    /** What a text can name an item by, or null. */
    private static String name(JsonValue item) {
        if (item.is(Type.TEXT)) {
            return item.text();
        }
        JsonValue id = item.members().getOrDefault("id", item.members().get("name"));
        return id != null && id.is(Type.TEXT) ? id.text() : null;
    }

    /** Numbers are the same by value, however they are written. */
    private static boolean isSame(JsonValue one, JsonValue other) {
        boolean numbers = one.is(Type.NUMBER) && other.is(Type.NUMBER);
        return numbers
                ? number(one) == number(other)
                : one.type() == other.type() && one.json().equals(other.json());
    }

    private static double number(JsonValue value) {
        return Double.parseDouble(value.text());
    }

    /** Why a key does not mean exactly one item. */
    String mistake(JsonValue key, List<Integer> found) {
        if (key.is(Type.NUMBER)) {
            return "there is no item " + key + ", expected an index from 0 to " + (items.size() - 1);
        }
        if (!found.isEmpty()) {
            return "means " + found.size() + " items, " + found + ", expected one; name more of its fields";
        }
        if (key.is(Type.TEXT)) {
            return "there is no item " + key + hint(key.text(), names());
        }
        if (key.members().size() == 1) {
            Map.Entry<String, JsonValue> member =
                    key.members().entrySet().iterator().next();
            String wanted = member.getValue().is(Type.TEXT)
                    ? member.getValue().text()
                    : member.getValue().json();
            return "there is no item whose " + member.getKey() + " is " + wanted
                    + hint(wanted, values(member.getKey()));
        }
        return key.is(Type.OBJECT) && !key.members().isEmpty()
                ? "there is no item with all of " + JsonValue.shortened(key.json())
                : "expected an index, a name, or an object of fields, found " + key;
    }

    private static String hint(String wanted, NavigableSet<String> known) {
        return ClosestName.hint(wanted, known);
    }

    private NavigableSet<String> names() {
        NavigableSet<String> names = new TreeSet<>();
        items.stream().map(ListKey::name).filter(Objects::nonNull).forEach(names::add);
        return names;
    }

    private NavigableSet<String> values(String field) {
        NavigableSet<String> values = new TreeSet<>();
        for (JsonValue item : items) {
            JsonValue value = item.members().get(field);
            if (value != null) {
                values.add(value.is(Type.TEXT) ? value.text() : JsonValue.shortened(value.json()));
            }
        }
        return values;
    }
}
