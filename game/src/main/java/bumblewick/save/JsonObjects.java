package bumblewick.save;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads a JSON object from a {@link SafeFile}, or from its backup if it is broken. */
final class JsonObjects {
    private static final Gson PRETTY =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonObjects() {}

    /** The object; an empty one if there is no file yet. Notes what is wrong in {@code problems}. */
    static JsonObject read(SafeFile file, List<String> problems) {
        if (!Files.exists(file.path())) {
            return new JsonObject();
        }
        JsonObject object = parse(file.path(), problems);
        if (object == null && Files.exists(file.backup())) {
            problems.add("the version before it is used: " + file.backup().getFileName());
            object = parse(file.backup(), problems);
        }
        return object == null ? new JsonObject() : object;
    }

    private static JsonObject parse(Path path, List<String> problems) {
        try {
            JsonElement element = JsonParser.parseString(Files.readString(path));
            if (element.isJsonObject()) {
                return element.getAsJsonObject();
            }
            problems.add(path.getFileName() + ": expected an object in braces");
        } catch (JsonParseException e) {
            problems.add(path.getFileName() + " is not JSON: " + e.getMessage());
        } catch (MalformedInputException e) {
            problems.add(path.getFileName() + " is not text in UTF-8");
        } catch (IOException e) {
            problems.add(path.getFileName() + " cannot be read: " + e.getMessage());
        }
        return null;
    }

    static String write(JsonObject object) {
        return PRETTY.toJson(object) + "\n";
    }
}
