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
 * The recordings in the folder {@code replays} of the data folder, and their metadata in {@code replays.json}. A file
 * from elsewhere has no metadata, and is only deleted if the player asks for it.
 */
public final class ReplayFolder {
    /** Ending of replay files. */
    public static final String ENDING = ".replay";

    private static final String METADATA = "replays";

    private final Path folder;
    private final RotatingJsonFile file;
    private final Map<String, ReplayMetadata> metadata = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /** Reads the metadata; there may be none. */
    public ReplayFolder(Path dataFolder) {
        folder = dataFolder.resolve("replays");
        file = new RotatingJsonFile(dataFolder.resolve("replays.json"));
        JsonElement all = file.read(problems).get(METADATA);
        if (all != null && all.isJsonObject()) {
            all.getAsJsonObject().entrySet().forEach(entry -> read(entry.getKey(), entry.getValue()));
        } else if (all != null) {
            problems.add("replays.json " + METADATA + ": expected an object in braces");
        }
    }

    private void read(String name, JsonElement line) {
        try {
            JsonObject json = line.getAsJsonObject();
            metadata.put(
                    name,
                    new ReplayMetadata(
                            json.get("points").getAsLong(),
                            json.get("medal").getAsString(),
                            json.get("bees").getAsInt(),
                            json.get("day").getAsString(),
                            ScoreTableId.Kind.valueOf(
                                    json.get("kind").getAsString().toUpperCase(Locale.ROOT)),
                            json.get("demo").getAsBoolean(),
                            json.get("kept").getAsBoolean()));
        } catch (IllegalStateException
                | NullPointerException
                | IllegalArgumentException
                | UnsupportedOperationException broken) { // Gson throws the last for a value of another kind
            problems.add("replays.json loses the note of '" + name + "': " + line);
        }
    }

    /** What was wrong with the metadata, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** The folder; it may not exist. */
    public Path path() {
        return folder;
    }

    /** The path of a file. */
    public Path file(String name) {
        return folder.resolve(name);
    }

    /**
     * The names of all files, the newest first.
     *
     * @throws IOException if the folder exists but cannot be read
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

    /** The day of a recording as year-month-day, from its metadata or the file's time; empty if unknown. */
    public String day(String name) {
        if (metadata.containsKey(name)) {
            return metadata.get(name).day();
        }
        try {
            Instant changed = Files.getLastModifiedTime(file(name)).toInstant();
            return changed.atZone(ZoneId.systemDefault()).toLocalDate().toString();
        } catch (IOException gone) {
            return "";
        }
    }

    /** The metadata of a file; empty for a file from elsewhere. */
    public Optional<ReplayMetadata> metadata(String name) {
        return Optional.ofNullable(metadata.get(name));
    }

    /**
     * Sets the metadata of a file.
     *
     * @throws IOException if it could not be written; until the game ends it is kept all the same
     */
    public void metadata(String name, ReplayMetadata next) throws IOException {
        metadata.put(name, next);
        write();
    }

    /**
     * Deletes a file and its metadata.
     *
     * @throws IOException if the file exists and cannot be deleted, or the metadata cannot be written
     */
    public void delete(String name) throws IOException {
        try {
            Files.delete(file(name));
        } catch (NoSuchFileException gone) {
            // nothing to delete
        }
        metadata.remove(name);
        write();
    }

    /**
     * Deletes the recordings that were kept only for a table of scores and are in none any more.
     *
     * @param named names in the tables
     * @throws IOException if one cannot be deleted; then others may remain, too
     */
    public void prune(Collection<String> named) throws IOException {
        List<String> unused = metadata.entrySet().stream()
                .filter(entry -> !entry.getValue().kept() && !named.contains(entry.getKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
        for (String name : unused) {
            delete(name);
        }
    }

    private void write() throws IOException {
        JsonObject all = new JsonObject();
        metadata.forEach((name, each) -> {
            JsonObject json = new JsonObject();
            json.addProperty("points", each.points());
            json.addProperty("medal", each.medal());
            json.addProperty("bees", each.bees());
            json.addProperty("day", each.day());
            json.addProperty("kind", each.kind().name().toLowerCase(Locale.ROOT));
            json.addProperty("demo", each.demo());
            json.addProperty("kept", each.kept());
            all.add(name, json);
        });
        JsonObject root = new JsonObject();
        root.addProperty("format", 1);
        root.add(METADATA, all);
        file.write(root);
    }
}
