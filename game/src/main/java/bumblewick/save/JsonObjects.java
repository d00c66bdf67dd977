package bumblewick.save;

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

/** Reads a JSON object from a {@link SafeFile}: from its youngest generation that can be made sense of. */
final class JsonObjects {
    /** Of what a game keeps, in bytes: larger files are not its own. */
    private static final long USUAL = 1 << 20;

    private static final Gson PRETTY =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonObjects() {}

    /** Makes something of an object, or says in a {@link JsonParseException} why it cannot. */
    interface Meaning<T> {
        T of(JsonObject object);
    }

    /** The object; an empty one if there is no file yet. Notes what is wrong in {@code problems}. */
    static JsonObject read(SafeFile file, List<String> problems) {
        return read(file, problems, object -> object).orElseGet(JsonObject::new);
    }

    /** What the youngest good generation means; empty if there is none. Notes what is wrong in {@code problems}. */
    static <T> Optional<T> read(SafeFile file, List<String> problems, Meaning<T> meaning) {
        for (Path generation : file.generations()) {
            if (Files.exists(generation)) {
                Optional<T> read = parse(generation, USUAL, problems, meaning);
                if (read.isPresent() && !problems.isEmpty()) {
                    problems.add("the version before it is used: " + generation.getFileName());
                }
                if (read.isPresent()) {
                    return read;
                }
            }
        }
        return Optional.empty();
    }

    /** What a single file of up to {@code mostBytes} means; empty if that cannot be said. */
    static <T> Optional<T> parse(Path path, long mostBytes, List<String> problems, Meaning<T> meaning) {
        try {
            if (Files.size(path) > mostBytes) {
                problems.add(
                        path.getFileName() + " has " + Files.size(path) + " bytes, expected " + mostBytes + " at most");
                return Optional.empty();
            }
            JsonElement element = JsonParser.parseString(text(path));
            if (element.isJsonObject()) {
                return Optional.of(meaning.of(element.getAsJsonObject()));
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

    /** Fails on bytes that are not UTF-8, rather than to read them as something else. */
    private static String text(Path path) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path));
        return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    }

    static String write(JsonObject object) {
        return PRETTY.toJson(object) + "\n";
    }
}
