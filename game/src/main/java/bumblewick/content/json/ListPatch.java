package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * An object in a patch that changes single items of a list and leaves the others as they are:
 *
 * <pre>{"$remove": [KEY …], "$replace": [{"at": KEY, "value": …} …], "$merge": [{"at": KEY, "value": …} …],
 * "$insert": [{"before": KEY, "value": …}, {"after": KEY, "value": …} …], "$prepend": […], "$append": […]}</pre>
 *
 * <p>All keys are of the list as the patch found it, whatever the order in which the operations are written; items that are
 * inserted at one place stand in the order of the patch. See {@link ListKey} for keys.
 */
final class ListPatch {
    private static final String PREPEND = "$prepend";

    /** All operations. */
    static final List<String> OPERATIONS = List.of("$append", "$insert", "$merge", PREPEND, "$remove", "$replace");

    /** More operations on one list are refused. */
    private static final int MOST = 1_000;

    private static final String VALUE = "value";
    private static final String AT = "at";

    private final MergePatch merge;
    private final String path;
    private final JsonValue patch;

    private List<JsonValue> items = List.of();
    private ListKey keys = new ListKey(List.of());
    private ListKey originalKeys; // null without a list before any patch
    private final Map<Integer, JsonValue> changed = new LinkedHashMap<>(); // null if removed
    private final Map<Integer, List<JsonValue>> before = new LinkedHashMap<>(); // inserted before an index
    private final Map<Integer, List<JsonValue>> after = new LinkedHashMap<>();

    /** @param path of the list, for messages */
    ListPatch(MergePatch merge, String path, JsonValue patch) {
        this.merge = merge;
        this.path = path;
        this.patch = patch;
    }

    /** Whether a value of a patch is meant as operations: an object with a name that begins with $, and no reference. */
    static boolean isListPatch(JsonValue value) {
        return hasOperations(value.members().keySet());
    }

    static boolean hasOperations(Set<String> names) {
        return names.stream().anyMatch(name -> name.startsWith("$") && !Substitution.REFERENCES.contains(name));
    }

    /**
     * The operations of two patches (unaffected) on a list that neither has seen, as those of one.
     *
     * @param later whose items are put before and after those of the other
     */
    static JsonValue joined(JsonValue earlier, JsonValue later) {
        Map<String, JsonValue> operations = new LinkedHashMap<>(earlier.members());
        later.members()
                .forEach((name, more) -> operations.merge(
                        name, more, (one, other) -> name.equals(PREPEND) ? list(other, one) : list(one, other)));
        return new JsonValue(Type.OBJECT, later.origin(), later.line(), "", List.of(), operations);
    }

    /** All items of two lists; what is no list stays, and is reported when the operations are done. */
    private static JsonValue list(JsonValue first, JsonValue second) {
        if (!first.is(Type.LIST) || !second.is(Type.LIST)) {
            return first.is(Type.LIST) ? second : first;
        }
        List<JsonValue> items = new ArrayList<>(first.items());
        items.addAll(second.items());
        return new JsonValue(Type.LIST, second.origin(), second.line(), "", items, Map.of());
    }

    /**
     * The list with the operations done (unaffected).
     *
     * @param list null stands for an empty one
     * @param unpatched the list before any patch, or null
     */
    JsonValue apply(JsonValue list, JsonValue unpatched) {
        if (list != null && !list.is(Type.LIST)) {
            merge.problem(
                    patch, path, "expected a list to do " + patch.members().keySet() + " with, found " + list);
            return list;
        }
        items = list == null ? List.of() : list.items();
        keys = new ListKey(items);
        originalKeys = unpatched == null ? null : new ListKey(unpatched.items());
        patch.members().forEach((name, value) -> {
            String place = path + "." + name;
            if (!OPERATIONS.contains(name)) {
                merge.problem(value, place, "unknown operation" + ClosestName.hint(name, OPERATIONS));
            } else if (!value.is(Type.LIST) || value.items().size() > MOST) {
                merge.problem(value, place, "expected a list of 0 to " + MOST + " operations, found " + value);
            }
        });
        each("$remove", this::remove);
        each("$replace", (place, entry) -> change(place, entry, false));
        each("$merge", (place, entry) -> change(place, entry, true));
        each("$insert", this::insert);
        return new JsonValue(
                Type.LIST,
                list == null ? patch.origin() : list.origin(),
                list == null ? patch.line() : list.line(),
                "",
                result(),
                Map.of());
    }

    private void each(String name, BiConsumer<String, JsonValue> does) {
        operations(name).forEach((place, entry) -> {
            if (!merge.isFull()) {
                does.accept(place, entry);
            }
        });
    }

    /** The entries of an operation, by their places. */
    private Map<String, JsonValue> operations(String name) {
        Map<String, JsonValue> entries = new LinkedHashMap<>();
        JsonValue all = patch.members().get(name);
        if (all != null && all.items().size() <= MOST) {
            for (int i = 0; i < all.items().size(); i++) {
                entries.put(path + "." + name + "[" + i + "]", all.items().get(i));
            }
        }
        return entries;
    }

    private List<JsonValue> result() {
        List<JsonValue> result = new ArrayList<>(operations(PREPEND).values());
        for (int i = 0; i < items.size(); i++) {
            result.addAll(before.getOrDefault(i, List.of()));
            JsonValue item = changed.containsKey(i) ? changed.get(i) : items.get(i);
            if (item != null) {
                result.add(item);
            }
            result.addAll(after.getOrDefault(i, List.of()));
        }
        result.addAll(operations("$append").values());
        return result;
    }

    private void remove(String place, JsonValue key) {
        boolean gone = originalKeys != null
                && !key.is(Type.NUMBER)
                && keys.matches(key).isEmpty()
                && !originalKeys.matches(key).isEmpty();
        if (gone) {
            return; // a lower patch has removed it already
        }
        int index = find(key, place);
        if (index >= 0 && isFirst(index, key, place)) {
            merge.overridden(items.get(index), key, path + "[" + index + "]");
            changed.put(index, null);
        }
    }

    private void change(String place, JsonValue entry, boolean merges) {
        if (!isEntry(entry, place, List.of(AT, VALUE)) || !has(entry, AT, place) || !has(entry, VALUE, place)) {
            return;
        }
        int index = find(entry.members().get(AT), place + "." + AT);
        if (index < 0 || !isFirst(index, entry, place)) {
            return;
        }
        JsonValue value = entry.members().get(VALUE);
        String item = path + "[" + index + "]";
        if (merges) {
            changed.put(index, merge.apply(items.get(index), value, null, item));
        } else {
            merge.overridden(items.get(index), value, item);
            changed.put(index, value);
        }
    }

    private void insert(String place, JsonValue entry) {
        if (!isEntry(entry, place, List.of("before", "after", VALUE)) || !has(entry, VALUE, place)) {
            return;
        }
        boolean isBefore = entry.members().containsKey("before");
        if (isBefore == entry.members().containsKey("after")) {
            merge.problem(entry, place, "expected either before or after");
            return;
        }
        String side = isBefore ? "before" : "after";
        int index = find(entry.members().get(side), place + "." + side);
        if (index >= 0) {
            (isBefore ? before : after)
                    .computeIfAbsent(index, each -> new ArrayList<>())
                    .add(entry.members().get(VALUE));
        }
    }

    private boolean isEntry(JsonValue entry, String place, List<String> known) {
        if (!entry.is(Type.OBJECT)) {
            merge.problem(entry, place, "expected an object of " + known + ", found " + entry);
            return false;
        }
        List<String> unknown = entry.members().keySet().stream()
                .filter(name -> !known.contains(name))
                .collect(Collectors.toList());
        unknown.forEach(name -> merge.problem(
                entry.members().get(name), place + "." + name, "unknown field" + ClosestName.hint(name, known)));
        return unknown.isEmpty();
    }

    private boolean has(JsonValue entry, String name, String place) {
        boolean there = entry.members().containsKey(name);
        if (!there) {
            merge.problem(entry, place + "." + name, "is missing");
        }
        return there;
    }

    private boolean isFirst(int index, JsonValue at, String place) {
        boolean first = !changed.containsKey(index);
        if (!first) {
            merge.problem(at, place, "another operation of this patch changes item " + index + " already");
        }
        return first;
    }

    private int find(JsonValue key, String place) {
        List<Integer> found = keys.matches(key);
        if (found.size() != 1) {
            merge.problem(key, place, keys.mistake(key, found));
            return -1;
        }
        return found.get(0);
    }
}
