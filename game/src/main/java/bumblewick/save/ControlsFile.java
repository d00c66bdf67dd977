package bumblewick.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The bindings as {@code controls.json}: for each action a list of names, one per place. This class does not know
 * what the names mean; see {@code input.binding.BindingNames}.
 */
public final class ControlsFile {
    private static final String NAME = "controls.json";
    private static final String FORMAT = "format";
    private static final String BINDINGS = "bindings";
    private static final int VERSION = 1;

    private final RotatingJsonFile file;

    /** Does not read anything yet. */
    public ControlsFile(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve(NAME));
    }

    /** The names by action; empty if there is no file. */
    public ReadResult<Map<String, List<String>>> read() {
        List<String> problems = new ArrayList<>();
        Map<String, List<String>> found = new TreeMap<>();
        JsonObject bindings = file.read(problems, ControlsFile::bindings).orElseGet(JsonObject::new);
        for (Map.Entry<String, JsonElement> entry : bindings.entrySet()) {
            List<String> names = names(entry.getValue());
            if (names == null) {
                problems.add(NAME + " " + entry.getKey() + ": found " + entry.getValue()
                        + ", expected a list of names in quotes; the default is used");
            } else {
                found.put(entry.getKey(), names);
            }
        }
        return new ReadResult<>(found, problems);
    }

    private static JsonObject bindings(JsonObject json) {
        JsonElement bindings = json.get(BINDINGS);
        if (bindings == null || !bindings.isJsonObject()) {
            throw new JsonParseException(BINDINGS + ": found " + bindings + ", expected an object in braces");
        }
        return bindings.getAsJsonObject();
    }

    /** The names in a list; null if it is not a list of names. */
    private static List<String> names(JsonElement element) {
        if (!element.isJsonArray()) {
            return null;
        }
        List<String> names = new ArrayList<>();
        for (JsonElement name : element.getAsJsonArray()) {
            if (!name.isJsonPrimitive() || !name.getAsJsonPrimitive().isString()) {
                return null;
            }
            names.add(name.getAsString());
        }
        return names;
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(Map<String, List<String>> bindings) throws IOException {
        JsonObject lists = new JsonObject();
        bindings.forEach((action, names) -> {
            JsonArray list = new JsonArray();
            names.forEach(list::add);
            lists.add(action, list);
        });
        JsonObject json = new JsonObject();
        json.addProperty(FORMAT, VERSION);
        json.add(BINDINGS, lists);
        file.write(json);
    }
}
