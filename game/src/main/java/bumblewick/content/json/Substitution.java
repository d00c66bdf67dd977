package bumblewick.content.json;

import bumblewick.content.json.JsonValue.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts values in the place of references, objects of one field whose name begins with $, wherever in a document they stand:
 * {@code {"speed": {"$setting": "moth_speed"}}}. Which words there are, and what they mean, a subclass says.
 */
abstract class Substitution {
    /** The words of all kinds of references. */
    static final Set<String> REFERENCES = Set.of(Variables.VALUE, SettingReferences.SETTING);

    private final String file;
    private final String word;
    private final List<ContentProblem> problems = new ArrayList<>();

    /**
     * @param file that the document is of, for messages about values that do not name another file themselves
     * @param word the name of the field that makes an object a reference
     */
    Substitution(String file, String word) {
        this.file = file;
        this.word = word;
    }

    /** Whether a value of these members is a reference of any kind, and so no object with fields. */
    static boolean isReference(Set<String> members) {
        return members.stream().anyMatch(REFERENCES::contains);
    }

    /** Whether a value is an object that names something by {@code word}. */
    static boolean isReference(JsonValue value, String word) {
        return value.members().containsKey(word);
    }

    /**
     * A document (unaffected) with values in the place of references.
     *
     * @throws ContentException with all references that cannot be followed
     */
    final JsonValue of(JsonValue document) throws ContentException {
        JsonValue resolved = resolved(document, "$");
        check();
        return resolved;
    }

    /** @throws ContentException with all references so far that cannot be followed, if there are any */
    final void check() throws ContentException {
        if (!problems.isEmpty()) {
            throw new ContentException(file, problems);
        }
    }

    final JsonValue resolved(JsonValue value, String path) {
        if (value.is(Type.LIST)) {
            return list(value, path);
        }
        if (!value.is(Type.OBJECT)) {
            return value;
        }
        if (!isReference(value, word)) {
            return object(value, path);
        }
        if (value.members().size() > 1) {
            problem(value, path, "expected nothing beside \"" + word + "\", whose value takes its place");
        }
        return reference(value, value.members().get(word), path);
    }

    /** A list with what stands for its items. */
    JsonValue list(JsonValue list, String path) {
        List<JsonValue> items = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            items.add(resolved(list.items().get(i), path + "[" + i + "]"));
        }
        return new JsonValue(Type.LIST, list.origin(), list.line(), "", items, Map.of());
    }

    /** An object with what stands for its members. */
    JsonValue object(JsonValue object, String path) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        object.members().forEach((name, member) -> {
            JsonValue resolved = resolved(member, path + "." + name);
            if (resolved != null) {
                members.put(name, resolved);
            }
        });
        return new JsonValue(Type.OBJECT, object.origin(), object.line(), "", List.of(), members);
    }

    /**
     * What stands for a reference.
     *
     * @param argument what it names
     * @return null if the member that has it is to be left out
     */
    abstract JsonValue reference(JsonValue reference, JsonValue argument, String path);

    final void problem(JsonValue at, String path, String message) {
        if (problems.size() < ContentException.MOST) {
            String place = at.origin().isEmpty() ? file : at.origin();
            problems.add(new ContentProblem(place, at.line(), path, message));
        }
    }
}
