package bumblewick.audio;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The two tables of the scene folder that say how sounds and music are played. What is broken in them is noted and
 * left out: a game with a mute sound is better than none.
 */
final class AudioTables {
    private final Map<String, SoundDef> sounds = new TreeMap<>();
    private final Map<String, TrackDef> tracks = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    private AudioTables() {}

    /** Reads {@code sounds/mix.json} and {@code music/music.json} of a scene folder. */
    static AudioTables read(Path scene) {
        AudioTables tables = new AudioTables();
        tables.readFile(scene.resolve("sounds").resolve("mix.json"), "sounds", tables::readSound);
        tables.readFile(scene.resolve("music").resolve("music.json"), "tracks", tables::readTrack);
        return tables;
    }

    /** Sounds by name. */
    Map<String, SoundDef> sounds() {
        return Collections.unmodifiableMap(sounds);
    }

    /** Tracks by name. */
    Map<String, TrackDef> tracks() {
        return Collections.unmodifiableMap(tracks);
    }

    /** What was wrong, one line each. */
    List<String> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** Puts one named entry into its table. */
    private interface EntryReader {
        void read(String name, JsonObject json);
    }

    private void readFile(Path file, String list, EntryReader reader) {
        try {
            JsonElement root = JsonParser.parseString(Files.readString(file, StandardCharsets.UTF_8));
            for (Map.Entry<String, JsonElement> entry :
                    root.getAsJsonObject().getAsJsonObject(list).entrySet()) {
                readEntry(file, entry.getKey(), entry.getValue(), reader);
            }
        } catch (NoSuchFileException missing) {
            problems.add(file.getFileName() + " is missing");
        } catch (IOException unreadable) {
            problems.add(file.getFileName() + " cannot be read: " + unreadable.getMessage());
        } catch (JsonParseException | IllegalStateException | ClassCastException | NullPointerException broken) {
            problems.add(file.getFileName() + ": expected an object with an object '" + list + "' in it");
        }
    }

    private void readEntry(Path file, String name, JsonElement value, EntryReader reader) {
        try {
            reader.read(name, value.getAsJsonObject());
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException broken) {
            problems.add(file.getFileName() + " '" + name + "': " + broken.getMessage());
        }
    }

    private void readSound(String name, JsonObject json) {
        sounds.put(
                name,
                new SoundDef(
                        (int) number(json, "variants", 1f, 16f),
                        number(json, "gainDb", -60f, 12f),
                        number(json, "pitchSpread", 0f, 12f),
                        bus(json),
                        flag(json, "positional"),
                        flag(json, "loop"),
                        (int) number(json, "priority", 0f, 100f),
                        (int) number(json, "maxVoices", 1f, 16f)));
    }

    private void readTrack(String name, JsonObject json) {
        List<TrackDef.Stem> stems = new ArrayList<>();
        JsonArray list = require(json, "stems").getAsJsonArray();
        for (JsonElement element : list) {
            JsonObject stem = element.getAsJsonObject();
            stems.add(new TrackDef.Stem(require(stem, "file").getAsString(), number(stem, "fadeInAtHum", 0f, 100f)));
        }
        float gainDb = json.has("gainDb") ? number(json, "gainDb", -60f, 12f) : 0f;
        tracks.put(
                name,
                new TrackDef(
                        number(json, "bpm", 20f, 400f), (int) number(json, "beatsPerBar", 1f, 16f), gainDb, stems));
    }

    private static Bus bus(JsonObject json) {
        String name = require(json, "bus").getAsString();
        try {
            return Bus.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException(
                    "bus is '" + name + "', expected effects, interface, ambience or music", unknown);
        }
    }

    private static boolean flag(JsonObject json, String name) {
        return require(json, name).getAsBoolean();
    }

    private static float number(JsonObject json, String name, float min, float max) {
        float value = require(json, name).getAsFloat();
        if (!(value >= min && value <= max)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + min + " to " + max);
        }
        return value;
    }

    private static JsonElement require(JsonObject json, String name) {
        JsonElement value = json.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name + " is missing");
        }
        return value;
    }
}
