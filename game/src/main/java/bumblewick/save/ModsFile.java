package bumblewick.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The player's choice of mods as {@code mods.json} in the data folder. Invalid entries are reported and dropped; if
 * the file is unreadable, its backup is used.
 */
public final class ModsFile {
    private static final String NAME = "mods.json";
    private static final String FORMAT = "format";
    private static final int VERSION = 1;
    private static final String ORDER = "order";
    private static final String ON = "on";
    private static final String CHANGED_LAST = "changedLast";

    private final RotatingJsonFile file;

    /** Does not read anything yet. */
    public ModsFile(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve(NAME));
    }

    /** Reads the choices; none if there is no file. */
    public ReadResult<ModChoices> read() {
        List<String> problems = new ArrayList<>();
        JsonObject json = file.read(problems);
        ModChoices choices =
                new ModChoices(ids(json, ORDER, problems), ids(json, ON, problems), ids(json, CHANGED_LAST, problems));
        return new ReadResult<>(choices, problems);
    }

    private static List<String> ids(JsonObject json, String name, List<String> problems) {
        List<String> ids = new ArrayList<>();
        JsonElement list = json.get(name);
        if (list != null && !list.isJsonArray()) {
            problems.add(NAME + " " + name + ": expected a list in brackets");
        } else if (list != null) {
            for (JsonElement id : list.getAsJsonArray()) {
                boolean text = id.isJsonPrimitive() && id.getAsJsonPrimitive().isString();
                if (text && !ids.contains(id.getAsString())) {
                    ids.add(id.getAsString());
                } else {
                    problems.add(NAME + " " + name + ": " + id + " is dropped: expected a name, once");
                }
            }
        }
        return ids;
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(ModChoices choices) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty(FORMAT, VERSION);
        json.add(ORDER, list(choices.order()));
        json.add(ON, list(choices.on()));
        json.add(CHANGED_LAST, list(choices.changedLast()));
        file.write(json);
    }

    private static JsonArray list(List<String> ids) {
        JsonArray list = new JsonArray();
        ids.forEach(list::add);
        return list;
    }
}
