package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The {@link Bookmark} in {@code bookmark.json} of the data folder, with a {@link Checksum}; a crash cannot leave it
 * half written. When the game begins to resume it, it moves to {@code bookmark.json.tried}: if resuming crashes, the
 * next start does not try again by itself.
 */
public final class BookmarkFile {
    /** Largest size in bytes: several hours of the most restless input, of which a minute takes some 50 KB. */
    private static final long MAX_BYTES = 32 << 20;

    private final RotatingJsonFile file;
    private final Path tried;

    /** Does not read anything yet. */
    public BookmarkFile(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve("bookmark.json"));
        tried = dataFolder.resolve("bookmark.json.tried");
    }

    /** The bookmark, an untried one first; empty if there is none. With a problem for each damaged file. */
    public ReadResult<Optional<Bookmark>> read() {
        List<String> problems = new ArrayList<>();
        Optional<Bookmark> found = read(file.path(), problems);
        return new ReadResult<>(found.isPresent() ? found : read(tried, problems), problems);
    }

    private static Optional<Bookmark> read(Path path, List<String> problems) {
        return Files.exists(path)
                ? RotatingJsonFile.parse(path, MAX_BYTES, problems, object -> fromJson(Checksum.unseal(object)))
                : Optional.empty();
    }

    /** Whether there is a bookmark that the game has not begun to resume. */
    public boolean hasUntried() {
        return Files.exists(file.path());
    }

    /**
     * Marks the bookmark as tried: the game begins to resume it.
     *
     * @throws IOException if the file cannot be moved
     */
    public void markTried() throws IOException {
        if (hasUntried()) {
            Files.move(file.path(), tried, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Replaces the bookmark.
     *
     * @throws IOException if it could not be written; then the previous one is still there
     */
    public void write(Bookmark bookmark) throws IOException {
        file.replace(Checksum.seal(toJson(bookmark)));
        Files.deleteIfExists(tried);
    }

    /**
     * Deletes the bookmark.
     *
     * @throws IOException if a file cannot be deleted
     */
    public void remove() throws IOException {
        Files.deleteIfExists(file.path());
        Files.deleteIfExists(tried);
    }

    private static JsonObject toJson(Bookmark bookmark) {
        JsonObject json = aim(bookmark.aim());
        json.addProperty("slot", bookmark.slot());
        json.addProperty("recording", Base64.getEncoder().encodeToString(bookmark.recording()));
        return json;
    }

    private static JsonObject aim(Bookmark.Aim aim) {
        JsonObject json = new JsonObject();
        if (aim instanceof Bookmark.Play) {
            json.addProperty("aim", "play");
        } else if (aim instanceof Bookmark.Practice) {
            json.addProperty("aim", "practice");
        } else if (aim instanceof Bookmark.Daily daily) {
            json.addProperty("aim", "daily");
            json.addProperty("day", daily.epochDay());
        } else if (aim instanceof Bookmark.Rush rush) {
            json.addProperty("aim", "rush");
            json.addProperty("index", rush.index());
            json.addProperty("points", rush.points());
            json.addProperty("ticks", rush.ticks());
        } else if (aim instanceof Bookmark.TakeOver other) {
            json.addProperty("aim", "take_over");
            json.addProperty("tick", other.tick());
            json.addProperty("source", Base64.getEncoder().encodeToString(other.source()));
        }
        return json;
    }

    /** @throws JsonParseException that says where, what was found and what was expected */
    private static Bookmark fromJson(JsonObject json) {
        return new Bookmark(
                aim(json), JsonValues.small(json.get("slot"), "slot"), bytes(json.get("recording"), "recording"));
    }

    private static Bookmark.Aim aim(JsonObject json) {
        JsonElement aim = json.get("aim");
        return switch (JsonValues.name(aim, "aim")) {
            case "play" -> new Bookmark.Play();
            case "practice" -> new Bookmark.Practice();
            case "daily" -> new Bookmark.Daily(JsonValues.small(json.get("day"), "day"));
            case "rush" ->
                new Bookmark.Rush(
                        JsonValues.small(json.get("index"), "index"),
                        JsonValues.count(json.get("points"), "points"),
                        JsonValues.small(json.get("ticks"), "ticks"));
            case "take_over" ->
                new Bookmark.TakeOver(bytes(json.get("source"), "source"), JsonValues.small(json.get("tick"), "tick"));
            default -> throw JsonValues.mistake("aim", aim, "play, practice, daily, rush or take_over");
        };
    }

    private static byte[] bytes(JsonElement value, String place) {
        try {
            return Base64.getDecoder().decode(JsonValues.text(value, place, "bytes in base 64"));
        } catch (IllegalArgumentException e) {
            throw new JsonParseException(place + " is not in base 64: " + e.getMessage(), e);
        }
    }
}
