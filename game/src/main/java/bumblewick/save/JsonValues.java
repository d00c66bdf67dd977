package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;

/** Reads single values from JSON. Each error says where, what was found and what was expected. */
final class JsonValues {
    private static final String NAME = "([a-z][a-z0-9_]*)?";

    /** Largest number: beyond it JSON numbers are not exact. */
    private static final double MAX = 1e15;

    private JsonValues() {}

    static String name(JsonElement value, String place) {
        String text = text(value, place, "a name of small letters, digits and _");
        if (text.matches(NAME)) {
            return text;
        }
        throw mistake(place, value, "a name of small letters, digits and _");
    }

    static String text(JsonElement value, String place, String expected) {
        if (value instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
        }
        throw mistake(place, value, expected);
    }

    /** A whole number, 0 or more; numbers beyond the range of an int become the largest int. */
    static int small(JsonElement value, String place) {
        return Math.toIntExact(Math.min(Integer.MAX_VALUE, count(value, place)));
    }

    static long count(JsonElement value, String place) {
        if (value instanceof JsonPrimitive number && number.isNumber()) {
            double found = number.getAsDouble();
            if (found >= 0 && found <= MAX && found == Math.rint(found)) {
                return (long) found;
            }
        }
        throw mistake(place, value, "a whole number, 0 or more");
    }

    static JsonParseException mistake(String place, JsonElement found, String expected) {
        return new JsonParseException(place + " is " + found + ", expected " + expected);
    }
}
