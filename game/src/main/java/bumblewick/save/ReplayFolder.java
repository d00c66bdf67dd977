package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The recordings in {@code replays} of the data folder, and in {@code replays.json} what is noted of those that were made
 * here. A file that somebody else put there is listed without a note, and never deleted unasked.
 */
public final class ReplayFolder {
    /** How files of recordings end. */
    public static final String ENDING = ".replay";

    private static final String NOTES = "replays";

    private final Path folder;
    private final SafeFile file;
    private final Map<String, ReplayNote> notes = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /** Reads the notes; nothing yet is fine. */
    public ReplayFolder(Path dataFolder) {
        folder = dataFolder.resolve("replays");
        file = new SafeFile(dataFolder.resolve("replays.json"));
        JsonElement all = JsonObjects.read(file, problems).get(NOTES);
        if (all != null && all.isJsonObject()) {
            all.getAsJsonObject().entrySet().forEach(entry -> read(entry.getKey(), entry.getValue()));
        } else if (all != null) {
            problems.add("replays.json " + NOTES + ": expected an object in braces");
        }
    }

    private void read(String name, JsonElement line) {
        try {
            JsonObject json = line.getAsJsonObject();
            notes.put(
                    name,
                    new ReplayNote(
                            json.get("points").getAsLong(),
                            json.get("medal").getAsString(),
                            json.get("bees").getAsInt(),
                            json.get("day").getAsString(),
                            Board.Kind.valueOf(json.get("kind").getAsString().toUpperCase(Locale.ROOT)),
                            json.get("demo").getAsBoolean(),
                            json.get("kept").getAsBoolean()));
        } catch (IllegalStateException
                | NullPointerException
                | IllegalArgumentException
                | UnsupportedOperationException broken) {
            problems.add("replays.json loses the note of '" + name + "': " + line);
        }
    }

    /** What was wrong with the notes, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** Where the files are; it may not be there yet. */
    public Path path() {
        return folder;
    }

    /** The file of a name. */
    public Path file(String name) {
        return folder.resolve(name);
    }

    /**
     * The names of all files, the newest first.
     *
     * @throws IOException if the folder is there but cannot be read
     */
    public List<String> names() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Map<String, FileTime> times = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path path :
                    files.filter(path -> path.toString().endsWith(ENDING)).collect(Collectors.toList())) {
                times.put(path.getFileName().toString(), Files.getLastModifiedTime(path));
            }
        }
        return times.keySet().stream()
                .sorted(Comparator.comparing(times::get).reversed())
                .collect(Collectors.toList());
    }

    /** The day a file was made, as noted or by the file itself, as year-month-day; empty if nobody knows. */
    public String day(String name) {
        if (notes.containsKey(name)) {
            return notes.get(name).day();
        }
        try {
            Instant changed = Files.getLastModifiedTime(file(name)).toInstant();
            return changed.atZone(ZoneId.systemDefault()).toLocalDate().toString();
        } catch (IOException gone) {
            return "";
        }
    }

    /** What is noted of a file. */
    public Optional<ReplayNote> note(String name) {
        return Optional.ofNullable(notes.get(name));
    }

    /**
     * Notes something of a file, instead of what was noted before.
     *
     * @throws IOException if it could not be written; it counts until the end all the same
     */
    public void note(String name, ReplayNote note) throws IOException {
        notes.put(name, note);
        write();
    }

    /**
     * Deletes a file and its note.
     *
     * @throws IOException if the file is there and cannot be deleted, or the notes not be written
     */
    public void delete(String name) throws IOException {
        try {
            Files.delete(file(name));
        } catch (NoSuchFileException gone) {
            // just as well
        }
        notes.remove(name);
        write();
    }

    /**
     * Deletes what was kept only for a table of scores and is named by none any more.
     *
     * @param named by the tables
     * @throws IOException if one cannot be deleted; then the others may be there still
     */
    public void prune(Collection<String> named) throws IOException {
        List<String> loose = notes.entrySet().stream()
                .filter(entry -> !entry.getValue().kept() && !named.contains(entry.getKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
        for (String name : loose) {
            delete(name);
        }
    }

    private void write() throws IOException {
        JsonObject all = new JsonObject();
        notes.forEach((name, note) -> {
            JsonObject json = new JsonObject();
            json.addProperty("points", note.points());
            json.addProperty("medal", note.medal());
            json.addProperty("bees", note.bees());
            json.addProperty("day", note.day());
            json.addProperty("kind", note.kind().name().toLowerCase(Locale.ROOT));
            json.addProperty("demo", note.demo());
            json.addProperty("kept", note.kept());
            all.add(name, json);
        });
        JsonObject root = new JsonObject();
        root.addProperty("format", 1);
        root.add(NOTES, all);
        file.write(JsonObjects.write(root));
    }
}
