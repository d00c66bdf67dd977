package bumblewick.content;

import java.util.List;
import java.util.Map;

/**
 * A value of a JSON file, with the line on which it begins.
 *
 * @param type which of the fields below has the value
 * @param line from 1; 0 if lines mean nothing
 * @param text of texts; numbers and flags as they are written; else empty
 * @param items of lists, else empty
 * @param members of objects in the order of the file, else empty
 */
record JsonValue(Type type, int line, String text, List<JsonValue> items, Map<String, JsonValue> members) {
    enum Type {
        OBJECT,
        LIST,
        TEXT,
        NUMBER,
        FLAG,
        NULL
    }

    /** An object without fields. */
    static final JsonValue NOTHING = new JsonValue(Type.OBJECT, 0, "", List.of(), Map.of());

    private static final int LONGEST_QUOTE = 40;

    static JsonValue scalar(Type type, int line, String text) {
        return new JsonValue(type, line, text, List.of(), Map.of());
    }

    boolean is(Type wanted) {
        return type == wanted;
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

    static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
    }
}
