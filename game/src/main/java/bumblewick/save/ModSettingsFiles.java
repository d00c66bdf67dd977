package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the player has set in the settings of mods: {@code mod-settings/<id>.json} in the data folder, a file for each mod,
 * with backups. The file of a mod that is off or gone stays as it is.
 */
public final class ModSettingsFiles {
    /** Name of the folder. */
    public static final String FOLDER = "mod-settings";

    private static final String FORMAT = "format";
    private static final int VERSION = 1;
    private static final String SETTINGS = "settings";

    private final Path folder;

    /** Does not read anything yet. */
    public ModSettingsFiles(Path dataFolder) {
        folder = dataFolder.resolve(FOLDER);
    }

    private RotatingJsonFile file(String mod) {
        return new RotatingJsonFile(folder.resolve(mod + ".json"));
    }

    /**
     * Reads what is set in the settings of a mod: a {@link Boolean}, {@link Float} or {@link String} each; nothing if there
     * is no file.
     */
    public ReadResult<SortedMap<String, Object>> read(String mod) {
        List<String> problems = new ArrayList<>();
        SortedMap<String, Object> values = new TreeMap<>();
        JsonElement settings = file(mod).read(problems).get(SETTINGS);
        if (settings != null && !settings.isJsonObject()) {
            problems.add(place(mod, SETTINGS) + ": expected an object in braces");
        } else if (settings != null) {
            for (Map.Entry<String, JsonElement> each :
                    settings.getAsJsonObject().entrySet()) {
                if (each.getValue() instanceof JsonPrimitive value) {
                    values.put(each.getKey(), plain(value));
                } else {
                    problems.add(place(mod, each.getKey()) + ": found " + each.getValue()
                            + ", expected true, false, a number or a text");
                }
            }
        }
        return new ReadResult<>(values, problems);
    }

    /** What messages call a setting in its file. */
    public static String place(String mod, String setting) {
        return FOLDER + "/" + mod + ".json " + setting;
    }

    private static Object plain(JsonPrimitive value) {
        if (value.isBoolean()) {
            return value.getAsBoolean();
        }
        return value.isString() ? value.getAsString() : (Object) value.getAsFloat();
    }

    /**
     * Replaces the file of a mod.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(String mod, SortedMap<String, Object> values) throws IOException {
        JsonObject settings = new JsonObject();
        values.forEach((id, value) -> settings.add(id, primitive(value)));
        JsonObject json = new JsonObject();
        json.addProperty(FORMAT, VERSION);
        json.add(SETTINGS, settings);
        Files.createDirectories(folder);
        file(mod).write(json);
    }

    private static JsonPrimitive primitive(Object value) {
        if (value instanceof Boolean flag) {
            return new JsonPrimitive(flag);
        }
        return value instanceof Number number ? new JsonPrimitive(number) : new JsonPrimitive(value.toString());
    }
}
