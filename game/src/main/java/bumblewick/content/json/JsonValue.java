package bumblewick.content.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.List;
import java.util.Map;

/**
 * A value of a JSON file, with the line on which it begins.
 *
 * @param type which of the fields below has the value
 * @param origin the file that it stands in, if that is another than the one that is read: a patch
 * @param line from 1; 0 if lines mean nothing
 * @param text of texts; numbers and flags as they are written; else empty
 * @param items of lists, else empty
 * @param members of objects in the order of the file, else empty
 */
public record JsonValue(
        Type type, String origin, int line, String text, List<JsonValue> items, Map<String, JsonValue> members) {
    public enum Type {
        OBJECT,
        LIST,
        TEXT,
        NUMBER,
        FLAG,
        NULL
    }

    /** An object without fields. */
    public static final JsonValue NOTHING = new JsonValue(Type.OBJECT, "", 0, "", List.of(), Map.of());

    private static final int LONGEST_QUOTE = 40;

    static JsonValue scalar(Type type, String origin, int line, String text) {
        return new JsonValue(type, origin, line, text, List.of(), Map.of());
    }

    public boolean is(Type wanted) {
        return type == wanted;
    }

    /** The value as a JSON text. */
    public String json() {
        StringBuilder json = new StringBuilder();
        write(json);
        return json.toString();
    }

    private void write(StringBuilder json) {
        switch (type) {
            case OBJECT:
                writeMembers(json);
                break;
            case LIST:
                json.append('[');
                for (int i = 0; i < items.size(); i++) {
                    json.append(i == 0 ? "" : ",");
                    items.get(i).write(json);
                }
                json.append(']');
                break;
            case TEXT:
                writeText(json, text);
                break;
            default:
                json.append(type == Type.NULL ? "null" : text);
        }
    }

    private void writeMembers(StringBuilder json) {
        json.append('{');
        String separator = "";
        for (Map.Entry<String, JsonValue> member : members.entrySet()) {
            json.append(separator);
            writeText(json, member.getKey());
            json.append(':');
            member.getValue().write(json);
            separator = ",";
        }
        json.append('}');
    }

    private static void writeText(StringBuilder json, String text) {
        json.append('"')
                .append(JsonStringEncoder.getInstance().quoteAsString(text))
                .append('"');
    }

    /** What was found, for messages. */
    @Override
    public String toString() {
        switch (type) {
            case OBJECT:
                return "an object";
            case LIST:
                return "a list of " + items.size();
            case TEXT:
                return '"' + shortened(text) + '"';
            case NULL:
                return "null";
            default:
                return shortened(text);
        }
    }

    public static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
    }
}
