package bumblewick.content.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays JSON out as the scene's files have it: the file's fields below each other, what is in them on one line as far as it
 * fits, else its parts below each other in turn.
 */
final class JsonFormatter {
    /** Letters of a line. */
    private static final int WIDTH = 120;

    private static final String INDENT = "  ";

    private JsonFormatter() {}

    static String of(JsonObject document) {
        return broken(document, "") + "\n";
    }

    /**
     * Lays a value out.
     *
     * @param taken letters of the line that are not the value's
     */
    private static String text(JsonElement value, String indent, int taken) {
        String line = line(value);
        boolean atom = !value.isJsonArray() && !value.isJsonObject();
        return atom || taken + line.length() <= WIDTH ? line : broken(value, indent);
    }

    private static String broken(JsonElement value, String indent) {
        boolean object = value.isJsonObject();
        String inner = indent + INDENT;
        List<String> parts = new ArrayList<>();
        if (object) {
            value.getAsJsonObject().entrySet().forEach(member -> {
                String name = inner + name(member.getKey());
                parts.add(name + text(member.getValue(), inner, name.length() + 1));
            });
        } else {
            value.getAsJsonArray().forEach(item -> parts.add(inner + text(item, inner, inner.length() + 1)));
        }
        String brackets = object ? "{}" : "[]";
        return parts.isEmpty()
                ? brackets
                : brackets.charAt(0) + "\n" + String.join(",\n", parts) + "\n" + indent + brackets.charAt(1);
    }

    private static String line(JsonElement value) {
        if (value.isJsonObject()) {
            List<String> members = new ArrayList<>();
            JsonObject object = value.getAsJsonObject();
            object.entrySet().forEach(member -> members.add(name(member.getKey()) + line(member.getValue())));
            return "{" + String.join(", ", members) + "}";
        }
        if (value.isJsonArray()) {
            List<String> items = new ArrayList<>();
            JsonArray array = value.getAsJsonArray();
            array.forEach(item -> items.add(line(item)));
            return "[" + String.join(", ", items) + "]";
        }
        boolean number = value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
        return number ? value.getAsString() : value.toString(); // as it was written
    }

    private static String name(String name) {
        return new JsonPrimitive(name) + ": ";
    }
}
