package bumblewick.save;

import bumblewick.platform.AtomicFile;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A small JSON file that a crash cannot leave half written, with backups. {@link #write} keeps the two previous
 * versions as {@code <name>.1} and {@code <name>.2}; {@link #read} returns the newest of the three versions that is
 * valid.
 *
 * <p>Every step of writing moves one complete, synced file over another, so that a process that is killed between any
 * two steps leaves the file as it was or as it will be.
 */
final class RotatingJsonFile {
    /** Largest size of a file of the game's own, in bytes. */
    private static final long MAX_BYTES = 1 << 20;

    private static final Gson PRETTY =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Path path;

    RotatingJsonFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** Makes a value of a JSON object, or throws a {@link JsonParseException} that says why it cannot. */
    interface Parser<T> {
        T parse(JsonObject object);
    }

    /** The paths of the file and its backups, the newest first, whether they exist or not. */
    List<Path> versions() {
        return List.of(path, sibling(".1"), sibling(".2"));
    }

    private Path sibling(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    /** The newest valid version; an empty object if there is none. Adds what is wrong to {@code problems}. */
    JsonObject read(List<String> problems) {
        return read(problems, object -> object).orElseGet(JsonObject::new);
    }

    /**
     * The value of the newest version that {@code parser} accepts; empty if there is none. Adds what is wrong to
     * {@code problems}.
     */
    <T> Optional<T> read(List<String> problems, Parser<T> parser) {
        for (Path version : versions()) {
            if (Files.exists(version)) {
                Optional<T> read = parse(version, MAX_BYTES, problems, parser);
                if (read.isPresent() && !problems.isEmpty()) {
                    problems.add("the version before it is used: " + version.getFileName());
                }
                if (read.isPresent()) {
                    return read;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The value of a single file of up to {@code maxBytes}; empty if it is invalid. Adds what is wrong to {@code
     * problems}.
     */
    static <T> Optional<T> parse(Path path, long maxBytes, List<String> problems, Parser<T> parser) {
        try {
            if (Files.size(path) > maxBytes) {
                problems.add(
                        path.getFileName() + " has " + Files.size(path) + " bytes, expected " + maxBytes + " at most");
                return Optional.empty();
            }
            JsonElement element = JsonParser.parseString(text(path));
            if (element.isJsonObject()) {
                return Optional.of(parser.parse(element.getAsJsonObject()));
            }
            problems.add(path.getFileName() + ": expected an object in braces");
        } catch (JsonParseException e) {
            problems.add(path.getFileName() + " cannot be understood: " + e.getMessage());
        } catch (MalformedInputException e) {
            problems.add(path.getFileName() + " is not text in UTF-8");
        } catch (IOException e) {
            problems.add(path.getFileName() + " cannot be read: " + e.getMessage());
        }
        return Optional.empty();
    }

    /** Fails on bytes that are not UTF-8 instead of replacing them. */
    private static String text(Path path) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path));
        return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    }

    /**
     * Replaces the file and keeps the previous version as a backup.
     *
     * @throws IOException if it could not be written; then the old version is still there
     */
    void write(JsonObject object) throws IOException {
        Path fresh = sibling(".new");
        AtomicFile.put(fresh, bytes(object));
        if (Files.exists(path)) {
            rotate();
        }
        AtomicFile.replace(path, fresh);
    }

    /**
     * Replaces the file without a backup, for a file that is written every few seconds.
     *
     * @throws IOException if it could not be written; then the old version is still there
     */
    void replace(JsonObject object) throws IOException {
        AtomicFile.write(path, sibling(".new"), bytes(object));
    }

    /** The bytes of the file that holds {@code object}. */
    static byte[] bytes(JsonObject object) {
        return (PRETTY.toJson(object) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private void rotate() throws IOException {
        Path copy = sibling(".old");
        AtomicFile.put(copy, Files.readAllBytes(path));
        List<Path> all = versions();
        if (Files.exists(all.get(1))) {
            AtomicFile.move(all.get(1), all.get(2));
        }
        AtomicFile.move(copy, all.get(1));
    }
}
