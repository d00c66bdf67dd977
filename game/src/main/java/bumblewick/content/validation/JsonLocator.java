package bumblewick.content.validation;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.platform.SceneFiles;
import java.util.function.UnaryOperator;

/** Finds the lines of places in the JSON files of a scene, those that come from patches among them. */
public final class JsonLocator {
    private final SceneFiles files;
    private final UnaryOperator<String> address;

    /**
     * @param files where the files are
     * @param address how messages call one of them, by its path in the scene folder: the file itself, or its patch
     */
    JsonLocator(SceneFiles files, UnaryOperator<String> address) {
        this.files = files;
        this.address = address;
    }

    /**
     * Something to be said of a place in a file, with the line on which it stands; if there is no such place, with that of
     * the last one on the way there.
     *
     * @param file path in the scene folder
     * @param steps names of members, and numbers of items from 0
     */
    public ContentProblem at(String file, String message, Object... steps) {
        StringBuilder path = new StringBuilder("$");
        JsonValue value = root(file);
        for (Object step : steps) {
            path.append(step instanceof Integer ? "[" + step + "]" : "." + step);
            JsonValue next = inside(value, step);
            value = next == null ? value : next;
        }
        if (!value.origin().isEmpty()) {
            return new ContentProblem(value.origin(), value.line(), path.toString(), message);
        }
        String found = address.apply(file);
        int line = found.endsWith(file) ? value.line() : 0; // what a patch leaves as it was has no line in it
        return new ContentProblem(found, line, path.toString(), message);
    }

    /** What a file is, or nothing if it cannot be read: then others say so. */
    private JsonValue root(String file) {
        try {
            return JsonFile.read(files, file);
        } catch (ContentException unreadable) {
            return JsonValue.NOTHING;
        }
    }

    private static JsonValue inside(JsonValue value, Object step) {
        if (step instanceof Integer index) {
            return index < value.items().size() ? value.items().get(index) : null;
        }
        return value.members().get(String.valueOf(step));
    }
}
