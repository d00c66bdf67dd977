package bumblewick.content.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Changes the operations of a patch on a list so that they lead to another list. An item that an operation brings is changed
 * where the operation has it; operations on items that stay as they are keep their words and their keys.
 */
final class EditedOperations {
    private static final String FILE = "a patch"; // in messages that nobody sees

    private final JsonArray list;
    private final JsonObject written;
    private final ListDifference keys;
    private final List<Origin> origins = new ArrayList<>(); // of each item of the patched list
    private final Map<Integer, Entry> changes = new HashMap<>(); // by index in the list
    private final JsonObject operations = new JsonObject();

    /** An entry of an operation. */
    private record Entry(String operation, JsonElement value) {}

    /**
     * Where an item of the patched list comes from.
     *
     * @param index in the list that the patch finds, or of the item that it was inserted beside
     * @param entry that brings it; null for an item of the list
     */
    private record Origin(int index, Entry entry) {
        boolean is(String operation) {
            return entry != null && entry.operation().equals(operation);
        }
    }

    private EditedOperations(JsonArray list, JsonObject written) {
        this.list = list;
        this.written = written;
        keys = new ListDifference(list, list);
    }

    /** See {@link JsonDocuments#edited}. */
    static Optional<JsonObject> of(JsonArray list, JsonObject written, JsonArray after) {
        try {
            EditedOperations edited = new EditedOperations(list, written);
            edited.trace();
            edited.write(patched(list, written), after);
            boolean same = patched(list, edited.operations).equals(after);
            return same ? Optional.of(edited.operations) : Optional.empty();
        } catch (ContentException e) {
            return Optional.empty();
        }
    }

    private static JsonArray patched(JsonArray list, JsonObject operations) throws ContentException {
        JsonValue before = value(list);
        JsonValue patch = value(operations);
        if (!ListPatch.isListPatch(patch)) {
            return list;
        }
        JsonValue patched = MergePatch.apply(before, patch, before, FILE, new ArrayList<>());
        return JsonParser.parseString(patched.json()).getAsJsonArray();
    }

    private static JsonValue value(JsonElement json) throws ContentException {
        byte[] bytes = json.toString().getBytes(StandardCharsets.UTF_8);
        return JsonFile.embedded(FILE, ByteBuffer.wrap(bytes), JsonFile.MAX_VALUES);
    }

    private JsonArray entries(String operation) {
        return written.has(operation) ? written.getAsJsonArray(operation) : new JsonArray();
    }

    /** Finds out where each item comes from, in the order of {@link ListPatch}. */
    private void trace() throws ContentException {
        ListKey known = new ListKey(value(list).items());
        Map<Integer, List<Origin>> before = new HashMap<>();
        Map<Integer, List<Origin>> after = new HashMap<>();
        for (String operation : List.of("$remove", "$replace", "$merge")) {
            for (JsonElement each : entries(operation)) {
                JsonElement key = operation.equals("$remove")
                        ? each
                        : each.getAsJsonObject().get("at");
                known.matches(value(key)).forEach(index -> changes.put(index, new Entry(operation, each)));
            }
        }
        for (JsonElement each : entries("$insert")) {
            boolean isBefore = each.getAsJsonObject().has("before");
            int index = known.matches(value(each.getAsJsonObject().get(isBefore ? "before" : "after")))
                    .get(0);
            (isBefore ? before : after)
                    .computeIfAbsent(index, none -> new ArrayList<>())
                    .add(new Origin(index, new Entry("$insert", each)));
        }
        entries("$prepend").forEach(each -> origins.add(new Origin(0, new Entry("$prepend", each))));
        for (int i = 0; i < list.size(); i++) {
            origins.addAll(before.getOrDefault(i, List.of()));
            if (!isRemoved(i)) {
                origins.add(new Origin(i, null));
            }
            origins.addAll(after.getOrDefault(i, List.of()));
        }
        entries("$append").forEach(each -> origins.add(new Origin(list.size(), new Entry("$append", each))));
    }

    private boolean isRemoved(int index) {
        return changes.containsKey(index) && changes.get(index).operation().equals("$remove");
    }

    private void write(JsonArray before, JsonArray after) {
        written.keySet().forEach(operation -> operations.add(operation, new JsonArray()));
        List<Integer> match = ListDiff.of(before, after);
        writeRemoved(new HashSet<>(match));
        Origin last = null;
        for (int j = 0; j < after.size(); j++) {
            if (match.get(j) == ListDiff.NEW) {
                add(last, after.get(j));
            } else {
                last = origins.get(match.get(j));
                keep(last, before.get(match.get(j)), after.get(j));
            }
        }
        written.keySet().stream()
                .filter(operation -> operations.getAsJsonArray(operation).isEmpty())
                .forEach(operations::remove);
    }

    /** Those that were removed before, and those that are now. */
    private void writeRemoved(Set<Integer> left) {
        entries("$remove").forEach(key -> add("$remove", key));
        for (int i = 0; i < origins.size(); i++) {
            if (origins.get(i).entry() == null && !left.contains(i)) {
                add("$remove", keys.key(origins.get(i).index()));
            }
        }
    }

    private void add(String operation, JsonElement entry) {
        if (!operations.has(operation)) {
            operations.add(operation, new JsonArray());
        }
        operations.getAsJsonArray(operation).add(entry.deepCopy());
    }

    /** Writes a new item behind one that stays. */
    private void add(Origin last, JsonElement item) {
        if (last == null || last.is("$prepend")) {
            add("$prepend", item);
        } else if (isLast(last)) {
            add("$append", item);
        } else if (last.entry() == null) {
            add("$insert", ListDifference.entry("after", keys.key(last.index()), item));
        } else {
            JsonObject beside = last.entry().value().getAsJsonObject().deepCopy();
            beside.add("value", item.deepCopy());
            add("$insert", beside);
        }
    }

    /** Whether nothing but what the patch appends follows an item. */
    private boolean isLast(Origin origin) {
        int place = origins.lastIndexOf(origin);
        return origins.subList(place + 1, origins.size()).stream().allMatch(each -> each.is("$append"));
    }

    private void keep(Origin origin, JsonElement before, JsonElement item) {
        if (origin.entry() == null) {
            change(origin.index(), before, item);
        } else if (origin.is("$insert")) {
            JsonObject entry = origin.entry().value().getAsJsonObject().deepCopy();
            entry.add("value", item.deepCopy());
            add("$insert", entry);
        } else {
            add(origin.entry().operation(), item);
        }
    }

    private void change(int index, JsonElement before, JsonElement item) {
        JsonElement old = list.get(index);
        Entry now = changes.get(index);
        if (now != null && before.equals(item)) {
            add(now.operation(), now.value());
        } else if (!old.equals(item)) {
            JsonElement key = now == null
                    ? keys.key(index)
                    : now.value().getAsJsonObject().get("at");
            JsonElement merged = ListDifference.merge(old, item);
            boolean merges = merged != null
                    && (now == null
                            ? merged.toString().length() < item.toString().length()
                            : now.operation().equals("$merge"));
            add(merges ? "$merge" : "$replace", ListDifference.entry("at", key, merges ? merged : item));
        }
    }
}
