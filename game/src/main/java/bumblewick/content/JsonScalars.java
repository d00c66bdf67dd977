package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Understands single values of a JSON object. A mistake is noted and answered with a harmless value; so is a value that
 * is null, of which whoever asks has told already.
 */
final class JsonScalars {
    private static final int LONGEST_TEXT = 2_000;
    private static final String NO_COLOUR = "#ff00ff"; // loud, so that it is seen

    private final JsonPlace here;

    JsonScalars(JsonPlace here) {
        this.here = here;
    }

    /** Any text, not empty. */
    String text(String name, JsonValue value) {
        if (value == null) {
            return "";
        }
        if (!value.is(Type.TEXT)) {
            here.problem(name, value, "expected a text in quotes, found " + value);
            return "";
        }
        if (value.text().isEmpty() || value.text().length() > LONGEST_TEXT) {
            here.problem(
                    name,
                    value,
                    "expected a text of 1 to " + LONGEST_TEXT + " letters, found "
                            + value.text().length());
        }
        return here.hashed(value.text());
    }

    /** A number in a range. */
    float number(String name, JsonValue value, Range range) {
        if (value == null) {
            return range.min();
        }
        if (!value.is(Type.NUMBER)) {
            here.problem(name, value, "expected " + range + ", found " + value);
            return range.min();
        }
        float number = Float.parseFloat(value.text());
        if (!range.has(number)) {
            here.problem(name, value, value + " is out of range, expected " + range);
            return range.min();
        }
        return here.hashed(number);
    }

    /** A whole number in a range. */
    int whole(String name, JsonValue value, Range range) {
        float number = number(name, value, range);
        if (number != (int) number) {
            here.problem(name, value, value + " is not a whole number, expected " + range);
        }
        return (int) number;
    }

    /** A constant of an enumeration, by its name in small letters. */
    <E extends Enum<E>> E choice(String name, JsonValue value, Class<E> type) {
        E[] constants = type.getEnumConstants();
        if (value == null) {
            return constants[0];
        }
        for (E constant : constants) {
            if (value.is(Type.TEXT) && written(constant).equals(value.text())) {
                here.hashed(value.text());
                return constant;
            }
        }
        here.problem(name, value, "found " + value + ClosestName.hint(value.text(), names(type)));
        return constants[0];
    }

    /** A colour as {@code #rrggbb}, which does not count for the hash. */
    String colour(String name, JsonValue value) {
        if (value == null) {
            return NO_COLOUR;
        }
        if (!value.is(Type.TEXT) || !value.text().matches("#[0-9a-f]{6}")) {
            here.problem(name, value, "expected a colour like \"#ff8800\", found " + value);
            return NO_COLOUR;
        }
        return value.text();
    }

    /** The name of another definition, which must exist. */
    String reference(String name, JsonValue value, Kind kind) {
        if (value == null) {
            return "";
        }
        if (!value.is(Type.TEXT)) {
            here.problem(name, value, "expected the name of " + kind.one() + ", found " + value);
            return "";
        }
        here.refer(kind, name, value);
        return referenced(value.text(), kind);
    }

    /** A name that counts for the hash if the rules depend on what it names. */
    String referenced(String id, Kind kind) {
        return kind.rules() ? here.hashed(id) : id;
    }

    /** The items of a list of which the count is right; else none. */
    List<JsonValue> items(String name, JsonValue value, int min, int max, String what) {
        if (value == null) {
            return List.of();
        }
        int count = value.items().size();
        if (!value.is(Type.LIST) || count < min || count > max) {
            String expected = min == max ? String.valueOf(min) : min + " to " + max;
            here.problem(name, value, "expected a list of " + expected + " " + what + ", found " + value);
            return List.of();
        }
        here.hashed(count);
        return value.items();
    }

    /** The numbers of a list. */
    List<Float> numbers(String name, JsonValue value, int minCount, int maxCount, Range range) {
        List<Float> all = new ArrayList<>();
        List<JsonValue> items = items(name, value, minCount, maxCount, "numbers");
        for (int i = 0; i < items.size(); i++) {
            all.add(number(item(name, i), items.get(i), range));
        }
        return all;
    }

    /** What messages call an item of a list. */
    static String item(String name, int index) {
        return name + "[" + index + "]";
    }

    /** What the constants of an enumeration are called. */
    static <E extends Enum<E>> List<String> names(Class<E> type) {
        List<String> names = new ArrayList<>();
        for (E constant : type.getEnumConstants()) {
            names.add(written(constant));
        }
        return names;
    }

    /** What a constant is called. */
    static String written(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
