package bumblewick.editor.value;

import bumblewick.content.json.JsonPath;
import bumblewick.content.json.ListDiff;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the parts of a document in an older version of it, where items of lists may have moved. */
final class DocumentDiff {
    private final JsonObject before;
    private final JsonObject now;
    private final Map<JsonPath, List<Integer>> matches = new HashMap<>();

    /** Compares two versions (unaffected). */
    DocumentDiff(JsonObject before, JsonObject now) {
        this.before = before;
        this.now = now;
    }

    /** The path of a part in the older version; nothing if the part is in an item that did not exist. */
    Optional<JsonPath> of(JsonPath path) {
        if (path.depth() == 0) {
            return Optional.of(path);
        }
        return of(path.parent()).flatMap(outer -> path.isItem() ? item(path, outer) : Optional.of(member(path, outer)));
    }

    private static JsonPath member(JsonPath path, JsonPath outer) {
        return outer.member(path.name());
    }

    private Optional<JsonPath> item(JsonPath path, JsonPath list) {
        List<Integer> match = matches.computeIfAbsent(path.parent(), here -> match(here, list));
        if (path.index() >= match.size()) { // the list does not exist in both versions
            return Optional.of(list.item(path.index()));
        }
        int index = match.get(path.index());
        return index == ListDiff.NEW ? Optional.empty() : Optional.of(list.item(index));
    }

    private List<Integer> match(JsonPath here, JsonPath there) {
        JsonElement mine = here.find(now);
        JsonElement older = there.find(before);
        boolean lists = mine != null && mine.isJsonArray() && older != null && older.isJsonArray();
        return lists ? ListDiff.of(older.getAsJsonArray(), mine.getAsJsonArray()) : List.of();
    }
}
