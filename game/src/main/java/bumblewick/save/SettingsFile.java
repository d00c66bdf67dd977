package bumblewick.save;

import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The settings as {@code settings.json}: an object for each section of the {@link SettingsCatalogue}. An invalid
 * value is reported and replaced by the default; an unknown key is reported and dropped at the next write.
 */
public final class SettingsFile {
    private static final String NAME = "settings.json";
    private static final String FORMAT = "format";
    private static final int VERSION = 2;

    /** What older versions of the game wrote and nothing reads any more. */
    private static final Set<String> RETIRED = Set.of("last.flownByTouch", "last.walkedByTouch");

    private final RotatingJsonFile file;

    /** Does not read anything yet. */
    public SettingsFile(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve(NAME));
    }

    /** Whether settings were ever written into the data folder, readable or not. */
    public boolean exists() {
        return file.versions().stream().anyMatch(Files::exists);
    }

    /** Reads the settings; defaults if there is no file. */
    public ReadResult<Settings> read() {
        List<String> problems = new ArrayList<>();
        Map<String, JsonElement> found = flat(file.read(problems), problems);
        Settings settings = Settings.defaults();
        for (Setting<?> setting : SettingsCatalogue.all()) {
            JsonElement value = found.remove(setting.id());
            settings = value == null ? settings : with(settings, setting, value, problems);
        }
        found.keySet().removeAll(RETIRED);
        found.keySet().forEach(id -> problems.add(NAME + " " + id + ": unknown setting"));
        return new ReadResult<>(settings, problems);
    }

    /** All values by id. */
    private static Map<String, JsonElement> flat(JsonObject json, List<String> problems) {
        Map<String, JsonElement> found = new TreeMap<>();
        for (String section : json.keySet()) {
            JsonElement keys = json.get(section);
            if (keys.isJsonObject()) {
                keys.getAsJsonObject()
                        .entrySet()
                        .forEach(key -> found.put(section + "." + key.getKey(), key.getValue()));
            } else if (!section.equals(FORMAT)) {
                problems.add(NAME + " " + section + ": found " + keys + ", expected an object in braces");
            }
        }
        return found;
    }

    private static <T> Settings with(Settings settings, Setting<T> setting, JsonElement value, List<String> problems) {
        return setting.accept(plain(value))
                .map(accepted -> settings.with(setting, accepted))
                .orElseGet(() -> {
                    problems.add(NAME + " " + setting.id() + ": found " + value + ", expected " + setting.expected()
                            + "; " + setting.fallback() + " is used");
                    return settings;
                });
    }

    /** The value as a Java object; the element itself if it is not primitive. */
    private static Object plain(JsonElement value) {
        if (!(value instanceof JsonPrimitive primitive)) {
            return value;
        }
        if (primitive.isBoolean()) {
            return primitive.getAsBoolean();
        }
        return primitive.isString() ? primitive.getAsString() : (Object) primitive.getAsFloat();
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(Settings settings) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty(FORMAT, VERSION);
        for (Setting<?> setting : SettingsCatalogue.all()) {
            if (!json.has(setting.section())) {
                json.add(setting.section(), new JsonObject());
            }
            json.getAsJsonObject(setting.section()).add(setting.name(), primitive(settings.get(setting)));
        }
        file.write(json);
    }

    private static JsonPrimitive primitive(Object value) {
        if (value instanceof Boolean flag) {
            return new JsonPrimitive(flag);
        }
        return value instanceof Number number ? new JsonPrimitive(number) : new JsonPrimitive(value.toString());
    }
}
