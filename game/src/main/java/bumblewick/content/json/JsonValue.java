package bumblewick.content.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A value of a JSON file, with the line on which it begins.
 *
 * @param type which of the fields below has the value
 * @param origin the file that it stands in, if that is another than the one that is read: a patch
 * @param line from 1; 0 if lines mean nothing
 * @param text of texts; numbers and flags as they are written; else empty
 * @param items of lists, else empty
 * @param members of objects in the order of the file, else empty
 * @param settings of mods that it, or something in it, depends on, each as {@code mod.id=value}
 */
public record JsonValue(
        Type type,
        String origin,
        int line,
        String text,
        List<JsonValue> items,
        Map<String, JsonValue> members,
        SortedSet<String> settings) {
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

    /** A value that depends on the settings that what is in it depends on. */
    public JsonValue(
            Type type, String origin, int line, String text, List<JsonValue> items, Map<String, JsonValue> members) {
        this(type, origin, line, text, items, members, settings(items, members));
    }

    private static SortedSet<String> settings(List<JsonValue> items, Map<String, JsonValue> members) {
        SortedSet<String> all = Collections.emptySortedSet();
        for (JsonValue item : items) {
            all = union(all, item.settings);
        }
        for (JsonValue member : members.values()) {
            all = union(all, member.settings);
        }
        return all;
    }

    /** Hardly any value depends on a setting: then nothing is copied. */
    private static SortedSet<String> union(SortedSet<String> some, SortedSet<String> more) {
        if (more.isEmpty() || some.isEmpty()) {
            return more.isEmpty() ? some : more;
        }
        SortedSet<String> all = new TreeSet<>(some);
        all.addAll(more);
        return all;
    }

    /** The same, which depends on further settings. */
    JsonValue dependingOn(SortedSet<String> more) {
        return new JsonValue(type, origin, line, text, items, members, union(settings, more));
    }

    static JsonValue scalar(Type type, String origin, int line, String text) {
        return new JsonValue(type, origin, line, text, List.of(), Map.of(), Collections.emptySortedSet());
    }

    /** The same as part of another file: what names no other file stands in {@code file}. */
    public JsonValue from(String file) {
        List<JsonValue> all = new ArrayList<>();
        items.forEach(item -> all.add(item.from(file)));
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        members.forEach((name, value) -> fields.put(name, value.from(file)));
        return new JsonValue(type, origin.isEmpty() ? file : origin, line, text, all, fields, settings);
    }

    public boolean is(Type wanted) {
        return type == wanted;
    }

    /** Whether it is a number, a text, true or false. */
    public boolean isScalar() {
        return type == Type.NUMBER || type == Type.TEXT || type == Type.FLAG;
    }

    /** How many values it is, itself and all in it. */
    int count() {
        int count = 1;
        for (JsonValue item : items) {
            count += item.count();
        }
        for (JsonValue member : members.values()) {
            count += member.count();
        }
        return count;
    }

    /** The value as a JSON text. */
    public String json() {
        return switch (type) {
            case OBJECT ->
                members.entrySet().stream()
                        .map(member -> quoted(member.getKey()) + ":"
                                + member.getValue().json())
                        .collect(Collectors.joining(",", "{", "}"));
            case LIST -> items.stream().map(JsonValue::json).collect(Collectors.joining(",", "[", "]"));
            case TEXT -> quoted(text);
            case NULL -> "null";
            case NUMBER, FLAG -> text;
        };
    }

    private static String quoted(String text) {
        return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /** What was found, for messages. */
    @Override
    public String toString() {
        return switch (type) {
            case OBJECT -> "an object";
            case LIST -> "a list of " + items.size();
            case TEXT -> '"' + shortened(text) + '"';
            case NULL -> "null";
            case NUMBER, FLAG -> shortened(text);
        };
    }

    public static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
    }
}
