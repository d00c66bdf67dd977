package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Changes a JSON document by another: members of the patch replace those of the document or come new, null takes one
 * away, objects merge, everything else replaces. What comes from the patch remembers its file and line.
 *
 * <p>Source: P. Hoffman, J. Snell, <i>RFC 7386: JSON Merge Patch</i> (2014), section 2.
 */
final class MergePatch {
    private MergePatch() {}

    /** The document with the patch in it (both unaffected). */
    static JsonValue apply(JsonValue document, JsonValue patch) {
        if (!patch.is(Type.OBJECT)) {
            return patch;
        }
        boolean merges = document != null && document.is(Type.OBJECT);
        Map<String, JsonValue> members = new LinkedHashMap<>();
        if (merges) {
            members.putAll(document.members());
        }
        patch.members().forEach((name, value) -> {
            if (value.is(Type.NULL)) {
                members.remove(name);
            } else {
                members.put(name, apply(members.get(name), value));
            }
        });
        JsonValue place = merges ? document : patch;
        return new JsonValue(Type.OBJECT, place.origin(), place.line(), "", List.of(), members);
    }
}
