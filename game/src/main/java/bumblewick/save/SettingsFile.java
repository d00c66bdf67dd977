package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The settings as {@code settings.json}. A key with a mistake is reported and has its default. */
public final class SettingsFile {
    private static final Set<String> QUALITIES = Set.of(Settings.AUTOMATIC, "low", "medium", "high");

    private final SafeFile file;

    /** Names the file in the data folder; nothing is read yet. */
    public SettingsFile(Path dataFolder) {
        file = new SafeFile(dataFolder.resolve("settings.json"));
    }

    /** Reads the settings; defaults if there is no file. */
    public Kept<Settings> read() {
        List<String> problems = new ArrayList<>();
        JsonObject json = JsonObjects.read(file, problems);
        Keys keys = new Keys(json, problems);
        Settings d = Settings.defaults();
        Settings settings = new Settings(
                keys.language(d.language()),
                keys.oneOf("quality", QUALITIES, d.quality()),
                keys.name("difficulty", d.difficulty()),
                keys.number("masterVolume", 0f, 1f, d.masterVolume()),
                keys.number("effectsVolume", 0f, 1f, d.effectsVolume()),
                keys.number("interfaceVolume", 0f, 1f, d.interfaceVolume()),
                keys.number("ambienceVolume", 0f, 1f, d.ambienceVolume()),
                keys.number("musicVolume", 0f, 1f, d.musicVolume()),
                keys.number("mouseSpeed", 0.2f, 5f, d.mouseSpeed()),
                keys.flag("invertX", d.invertX()),
                keys.flag("invertY", d.invertY()),
                keys.flag("reduceMotion", d.reduceMotion()),
                keys.flag("reduceFlash", d.reduceFlash()));
        return new Kept<>(settings, problems);
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    public void write(Settings settings) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty("format", 1);
        json.addProperty("language", settings.language());
        json.addProperty("quality", settings.quality());
        json.addProperty("difficulty", settings.difficulty());
        json.addProperty("masterVolume", settings.masterVolume());
        json.addProperty("effectsVolume", settings.effectsVolume());
        json.addProperty("interfaceVolume", settings.interfaceVolume());
        json.addProperty("ambienceVolume", settings.ambienceVolume());
        json.addProperty("musicVolume", settings.musicVolume());
        json.addProperty("mouseSpeed", settings.mouseSpeed());
        json.addProperty("invertX", settings.invertX());
        json.addProperty("invertY", settings.invertY());
        json.addProperty("reduceMotion", settings.reduceMotion());
        json.addProperty("reduceFlash", settings.reduceFlash());
        file.write(JsonObjects.write(json));
    }

    /** Looks keys up; what is missing has its default silently, what is wrong with a note. */
    private record Keys(JsonObject json, List<String> problems) {
        private static final String NAME = "[a-z][a-z0-9_]*";
        private static final String TWO_LETTERS = "([a-z]{2})?";

        String language(String otherwise) {
            JsonPrimitive value = primitive("language");
            if (value == null) {
                return otherwise;
            }
            if (value.isString() && value.getAsString().matches(TWO_LETTERS)) {
                return value.getAsString();
            }
            return wrong("language", "two letters or nothing", otherwise);
        }

        /** A name of the scene folder; whether the scene knows it is found out later. */
        String name(String name, String otherwise) {
            JsonPrimitive value = primitive(name);
            if (value == null) {
                return otherwise;
            }
            return value.isString() && value.getAsString().matches(NAME)
                    ? value.getAsString()
                    : wrong(name, "a name of small letters, digits and _", otherwise);
        }

        String oneOf(String name, Set<String> known, String otherwise) {
            JsonPrimitive value = primitive(name);
            if (value == null) {
                return otherwise;
            }
            return value.isString() && known.contains(value.getAsString())
                    ? value.getAsString()
                    : wrong(name, "one of " + known.stream().sorted().toList(), otherwise);
        }

        float number(String name, float min, float max, float otherwise) {
            JsonPrimitive value = primitive(name);
            if (value == null) {
                return otherwise;
            }
            float number = value.isNumber() ? value.getAsFloat() : Float.NaN;
            return number >= min && number <= max
                    ? number
                    : wrong(name, "a number from " + min + " to " + max, otherwise);
        }

        boolean flag(String name, boolean otherwise) {
            JsonPrimitive value = primitive(name);
            if (value == null) {
                return otherwise;
            }
            return value.isBoolean() ? value.getAsBoolean() : wrong(name, "true or false", otherwise);
        }

        private JsonPrimitive primitive(String name) {
            JsonElement value = json.get(name);
            if (value != null && !value.isJsonPrimitive()) {
                return new JsonPrimitive("\u0000"); // fits nowhere
            }
            return value == null ? null : value.getAsJsonPrimitive();
        }

        private <T> T wrong(String name, String expected, T otherwise) {
            problems.add("settings.json " + name + ": found " + json.get(name) + ", expected " + expected + "; "
                    + otherwise + " is used");
            return otherwise;
        }
    }
}
