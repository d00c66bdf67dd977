package bumblewick.edit;

import bumblewick.content.FieldPath;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the parts of a document are in an older version of it: items of lists may have moved. */
final class Origin {
    private final JsonObject before;
    private final JsonObject now;
    private final Map<FieldPath, List<Integer>> matches = new HashMap<>();

    /** Compares two versions (unaffected). */
    Origin(JsonObject before, JsonObject now) {
        this.before = before;
        this.now = now;
    }

    /** Where something was; nothing if it is in an item that was not there. */
    Optional<FieldPath> of(FieldPath path) {
        if (path.depth() == 0) {
            return Optional.of(path);
        }
        return of(path.parent()).flatMap(outer -> path.isItem() ? item(path, outer) : Optional.of(member(path, outer)));
    }

    private static FieldPath member(FieldPath path, FieldPath outer) {
        return outer.member(path.name());
    }

    private Optional<FieldPath> item(FieldPath path, FieldPath list) {
        List<Integer> match = matches.computeIfAbsent(path.parent(), here -> match(here, list));
        if (path.index() >= match.size()) { // there is no such list, or not on both sides
            return Optional.of(list.item(path.index()));
        }
        int index = match.get(path.index());
        return index == ListMatch.NEW ? Optional.empty() : Optional.of(list.item(index));
    }

    private List<Integer> match(FieldPath here, FieldPath there) {
        JsonElement mine = here.find(now);
        JsonElement older = there.find(before);
        boolean lists = mine != null && mine.isJsonArray() && older != null && older.isJsonArray();
        return lists ? ListMatch.of(older.getAsJsonArray(), mine.getAsJsonArray()) : List.of();
    }
}
