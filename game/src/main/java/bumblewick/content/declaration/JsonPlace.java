package bumblewick.content.declaration;

import bumblewick.content.declaration.ParsedDefinition.Reference;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import java.util.Collection;

/**
 * One JSON object and where it stands: what is wrong with it, and what of it counts for the hash, goes to a draft.
 *
 * @param parsedDefinition of the definition that the object is part of
 * @param file path in the scene folder
 * @param path of the object, such as {@code $.waves[3]}
 * @param object the object itself
 * @param use of the template that the object is made of; null if it is written as it is
 */
record JsonPlace(ParsedDefinition parsedDefinition, String file, String path, JsonValue object, TemplateUse use) {
    JsonPlace(ParsedDefinition parsedDefinition, String file, String path, JsonValue object) {
        this(parsedDefinition, file, path, object, null);
    }

    /** An object that nobody hears the mistakes of. */
    static JsonPlace silent(JsonValue object) {
        return silent(new DefinitionGraph(SceneFiles.NONE), object);
    }

    /** The same among other definitions. */
    static JsonPlace silent(DefinitionGraph graph, JsonValue object) {
        return new JsonPlace(graph.unlisted(DefinitionKind.NONE, ""), "", "$", object);
    }

    /** An object inside this one. */
    JsonPlace inside(String name, JsonValue inner) {
        return new JsonPlace(parsedDefinition, file, place(name), inner, use);
    }

    /** The same as part of the use of a template. */
    JsonPlace in(TemplateUse other) {
        return new JsonPlace(parsedDefinition, file, path, object, other);
    }

    /** Notes a mistake of a value; one that is not there is placed at the object that lacks it. */
    void problem(String name, JsonValue value, String message) {
        parsedDefinition.problem(at(name, value, message));
    }

    /** Notes a mistake that no single value shows; {@code place} is a field, or further inside: {@code a[2].b}. */
    void problem(String place, String message) {
        problem(place, find(place), message);
    }

    /** Notes something odd that is allowed. */
    void note(String place, String message) {
        parsedDefinition.note(at(place, find(place), message));
    }

    /** As {@link ClosestName#hint}; empty if so much is wrong that nobody would read it. */
    String hint(String name, Collection<String> known) {
        return parsedDefinition.isFull() ? "" : ClosestName.hint(name, known);
    }

    /** Notes that a value names another definition. */
    void refer(DefinitionKind kind, String name, JsonValue value, boolean needed) {
        String where = use == null ? "" : use.where(value);
        int line = use == null ? value.line() : use.lineOf(value);
        parsedDefinition.refer(new Reference(kind, value.text(), fileOf(value), line, place(name), needed, where));
    }

    /** Counts for the hash; returns it. */
    String hashed(String text) {
        parsedDefinition.hash(file, text);
        return text;
    }

    /** Counts for the hash; returns it. */
    float hashed(float number) {
        parsedDefinition.hash(file, number);
        return number;
    }

    /** The value at a place, or the last on the way there. Names of members may have dots in them. */
    private JsonValue find(String place) {
        JsonValue value = object;
        String rest = place;
        while (!rest.isEmpty()) {
            String[] steps = value.members().containsKey(rest) ? new String[] {rest} : rest.split("[\\[\\].]+", 2);
            JsonValue next = value.is(Type.LIST)
                    ? item(value, steps[0])
                    : value.members().get(steps[0]);
            if (next == null) {
                return value;
            }
            value = next;
            rest = steps.length > 1 ? steps[1] : "";
        }
        return value;
    }

    /** An item of a list; null if the step is none, because the list stands where an object belongs. */
    private static JsonValue item(JsonValue list, String step) {
        boolean index = step.matches("[0-9]{1,6}")
                && Integer.parseInt(step) < list.items().size();
        return index ? list.items().get(Integer.parseInt(step)) : null;
    }

    private ContentProblem at(String name, JsonValue value, String message) {
        JsonValue at = value == null ? object : value;
        return use == null
                ? new ContentProblem(fileOf(at), at.line(), place(name), message)
                : use.problem(at, place(name), message);
    }

    String fileOf(JsonValue value) {
        if (use != null) {
            return use.file();
        }
        return value.origin().isEmpty() ? file : value.origin();
    }

    private String place(String name) {
        return path + "." + name;
    }
}
