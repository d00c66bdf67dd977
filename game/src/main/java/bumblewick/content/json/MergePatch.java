package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Changes a JSON document by another: members of the patch replace those of the document or come new, null takes one
 * away, objects with fields merge, an object of {@linkplain ListPatch list operations} changes a list, everything else replaces. What
 * comes from the patch remembers its file and line. In a document that extends another, operations on a list that it inherits
 * are kept for {@link Inheritance}.
 *
 * <p>Source: P. Hoffman, J. Snell, <i>RFC 7386: JSON Merge Patch</i> (2014), section 2.
 */
final class MergePatch {
    private final String file;
    private final List<ContentProblem> problems = new ArrayList<>();
    private final List<PatchConflict> conflicts = new ArrayList<>();
    private final boolean inherits;

    /**
     * @param file path of the patch, for messages about values that do not name another file themselves
     * @param inherits whether a list that is missing is inherited: operations on it are done when it is
     */
    private MergePatch(String file, boolean inherits) {
        this.file = file;
        this.inherits = inherits;
    }

    /**
     * The document with the patch in it (both unaffected).
     *
     * @param original the document before any patch: what a lower patch has removed already may be removed again
     * @param file path of the patch, for messages
     * @param conflicts receives what the patch overrides of lower patches
     * @throws ContentException with all operations on lists that cannot be done
     */
    static JsonValue apply(
            JsonValue document, JsonValue patch, JsonValue original, String file, List<PatchConflict> conflicts)
            throws ContentException {
        JsonValue base = patch.members()
                .getOrDefault(Inheritance.EXTENDS, document.members().get(Inheritance.EXTENDS));
        MergePatch merge = new MergePatch(file, base != null && !base.is(Type.NULL));
        JsonValue merged = merge.apply(document, patch, original, "$");
        if (!merge.problems.isEmpty()) {
            throw new ContentException(file, merge.problems);
        }
        conflicts.addAll(merge.conflicts);
        return merged;
    }

    JsonValue apply(JsonValue document, JsonValue patch, JsonValue original, String path) {
        if (ListPatch.isListPatch(patch)) {
            if (inherits && (document == null || ListPatch.isListPatch(document))) {
                return document == null ? patch : ListPatch.joined(document, patch);
            }
            return new ListPatch(this, path, patch).apply(document, original);
        }
        boolean merges = document != null && hasFields(document);
        if (!hasFields(patch) || !merges) {
            overridden(document, patch, path);
        }
        if (!hasFields(patch)) {
            return patch;
        }
        Map<String, JsonValue> members = new LinkedHashMap<>();
        if (merges) {
            members.putAll(document.members());
        }
        patch.members().forEach((name, value) -> {
            String inside = path + "." + name;
            if (value.is(Type.NULL)) {
                overridden(members.remove(name), value, inside);
            } else {
                JsonValue before = original == null ? null : original.members().get(name);
                members.put(name, apply(members.get(name), value, before, inside));
            }
        });
        JsonValue place = merges ? document : patch;
        return new JsonValue(Type.OBJECT, place.origin(), place.line(), "", List.of(), members);
    }

    /** Whether it is an object, and does not stand for another value. */
    private static boolean hasFields(JsonValue value) {
        return value.is(Type.OBJECT)
                && !Substitution.isReference(value.members().keySet());
    }

    /** Notes that a value takes the place of one that comes from a lower patch and is another. */
    void overridden(JsonValue before, JsonValue by, String path) {
        JsonValue foreign = before == null ? null : patched(before, by.origin());
        if (foreign != null && !before.json().equals(by.json())) {
            conflicts.add(new PatchConflict(path, foreign.origin(), foreign.line(), fileOf(by), by.line()));
        }
    }

    /** The first value in {@code value}, or itself, that comes from another patch; null if there is none. */
    private static JsonValue patched(JsonValue value, String own) {
        if (!value.origin().isEmpty() && !value.origin().equals(own)) {
            return value;
        }
        List<JsonValue> inner = new ArrayList<>(value.items());
        inner.addAll(value.members().values());
        for (JsonValue each : inner) {
            JsonValue found = patched(each, own);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    void problem(JsonValue at, String path, String message) {
        if (!isFull()) {
            problems.add(new ContentProblem(fileOf(at), at.line(), path, message));
        }
    }

    /** Whether further mistakes are not noted any more. */
    boolean isFull() {
        return problems.size() == ContentException.MOST;
    }

    private String fileOf(JsonValue value) {
        return value.origin().isEmpty() ? file : value.origin();
    }
}
