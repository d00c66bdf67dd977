package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The fields of one JSON object, read by name. A mistake is noted and reading goes on with a harmless value, so that an
 * author sees all mistakes of a file at once. Methods that end in {@code Or} read fields that may be left out.
 */
final class JsonFields {
    private static final int FORMAT = 1;
    private static final int LONGEST_TEXT = 2_000;
    private static final String NO_NAME = "expected a name of small letters, digits and _, found ";

    private final Draft draft;
    private final String file;
    private final String path;
    private final JsonValue object;
    private final TreeSet<String> known = new TreeSet<>();

    private JsonFields(Draft draft, String file, String path, JsonValue object) {
        this.draft = draft;
        this.file = file;
        this.path = path;
        this.object = object;
    }

    /**
     * Reads a file of a definition.
     *
     * @param draft receives what is wrong
     * @param reader makes the definition of the fields; fields that it does not ask for are mistakes
     * @return what the reader made, or empty if the file is no JSON object at all
     */
    static <D> Optional<D> read(SceneFiles files, String file, Draft draft, Function<JsonFields, D> reader) {
        try {
            JsonValue root = JsonFile.read(files, file);
            if (!root.is(Type.OBJECT)) {
                draft.problem(new ContentProblem(file, root.line(), "$", "expected an object, found " + root));
                return Optional.empty();
            }
            JsonFields fields = new JsonFields(draft, file, "$", root);
            fields.format();
            return Optional.of(fields.finish(reader));
        } catch (ContentException e) {
            e.problems().forEach(draft::problem);
            return Optional.empty();
        }
    }

    /**
     * Reads an object that is part of something else than a JSON file, such as the custom properties of a model's node.
     *
     * @param place what messages call the object
     */
    static <D> D inside(String file, String place, JsonValue object, Draft draft, Function<JsonFields, D> reader) {
        return new JsonFields(draft, file, place, object).finish(reader);
    }

    /** What {@code reader} makes of an object without any field; nobody hears of the mistakes. */
    static <D> D harmless(Function<JsonFields, D> reader) {
        return reader.apply(new JsonFields(new Draft(Kind.TUNING, ""), "", "$", JsonValue.NOTHING));
    }

    /** Any text, not empty. */
    String text(String name) {
        return textOf(name, require(name, "a text"));
    }

    /** Small letters, digits and _, so that it can be part of a file name. */
    String name(String name) {
        JsonValue value = require(name, "a name");
        String text = textOf(name, value);
        if (!text.isEmpty() && !SceneReader.isName(text)) {
            problem(name, value, NO_NAME + value);
        }
        return text;
    }

    /** A number from {@code min} to {@code max}, both allowed; {@code unit} is for the message. */
    float number(String name, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        return numberOf(name, require(name, range.toString()), range);
    }

    float numberOr(String name, float fallback, float min, float max, String unit) {
        JsonValue value = ask(name);
        return value == null ? hashed(fallback) : numberOf(name, value, new Range(min, max, unit));
    }

    int whole(String name, int min, int max, String unit) {
        Range range = new Range(min, max, unit);
        return wholeOf(name, require(name, range.toString()), range);
    }

    int wholeOr(String name, int fallback, int min, int max, String unit) {
        JsonValue value = ask(name);
        return value == null ? (int) hashed(fallback) : wholeOf(name, value, new Range(min, max, unit));
    }

    boolean flagOr(String name, boolean fallback) {
        JsonValue value = ask(name);
        boolean flag = fallback;
        if (value != null && !value.is(Type.FLAG)) {
            problem(name, value, "expected true or false, found " + value);
        } else if (value != null) {
            flag = value.text().equals("true");
        }
        hashed(flag ? 1f : 0f);
        return flag;
    }

    /** A flag as modelling programs write it: 1 or 0, or true or false. */
    boolean switchOr(String name, boolean fallback) {
        JsonValue value = object.members().get(name);
        if (value == null || value.is(Type.FLAG)) {
            return flagOr(name, fallback);
        }
        return whole(name, 0, 1, "for true or false") == 1;
    }

    /** One of the constants of an enumeration, written in lower case. */
    <E extends Enum<E>> E choice(String name, Class<E> type) {
        return choiceOf(name, require(name, "one of " + names(type)), type);
    }

    <E extends Enum<E>> E choiceOr(String name, E fallback) {
        JsonValue value = ask(name);
        if (value == null) {
            hashed(written(fallback));
            return fallback;
        }
        return choiceOf(name, value, fallback.getDeclaringClass());
    }

    /** A colour as {@code #rrggbb}. Colours are for the eye: they do not count for the hash. */
    String colour(String name) {
        JsonValue value = require(name, "a colour like \"#ff8800\"");
        if (value != null && !(value.is(Type.TEXT) && value.text().matches("#[0-9a-f]{6}"))) {
            problem(name, value, "expected a colour like \"#ff8800\", found " + value);
            return "#ff00ff";
        }
        return value == null ? "#ff00ff" : value.text();
    }

    /** The name of another definition, which must exist. */
    String reference(String name, Kind kind) {
        return referenceOf(name, require(name, "the name of a " + kind.label()), kind);
    }

    /** The name of another definition, or empty. */
    String referenceOr(String name, Kind kind, String fallback) {
        JsonValue value = ask(name);
        return value == null ? referenced(fallback, kind) : referenceOf(name, value, kind);
    }

    /** A list of names of other definitions. */
    List<String> references(String name, int min, int max, Kind kind) {
        List<String> all = new ArrayList<>();
        List<JsonValue> items = items(name, require(name, "a list of names"), min, max, "names");
        for (int i = 0; i < items.size(); i++) {
            all.add(referenceOf(item(name, i), items.get(i), kind));
        }
        return all;
    }

    /** An object. */
    <T> T object(String name, Function<JsonFields, T> reader) {
        return objectOf(name, require(name, "an object"), reader);
    }

    <T> Optional<T> objectOr(String name, Function<JsonFields, T> reader) {
        JsonValue value = ask(name);
        hashed(value == null ? 0f : 1f);
        return value == null ? Optional.empty() : Optional.of(objectOf(name, value, reader));
    }

    /** A list of objects; {@code what} names them in the message. */
    <T> List<T> list(String name, int min, int max, String what, Function<JsonFields, T> reader) {
        List<T> all = new ArrayList<>();
        List<JsonValue> items = items(name, require(name, "a list of " + what), min, max, what);
        for (int i = 0; i < items.size(); i++) {
            all.add(objectOf(item(name, i), items.get(i), reader));
        }
        return all;
    }

    <T> List<T> listOr(String name, int max, String what, Function<JsonFields, T> reader) {
        return object.members().containsKey(name) ? list(name, 0, max, what, reader) : absent(name);
    }

    /** A list of numbers. */
    List<Float> numbers(String name, int minCount, int maxCount, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        return numbersOf(name, require(name, "a list of numbers"), minCount, maxCount, range);
    }

    /** A list of points, each a list of three numbers: x, y and z. */
    List<List<Float>> points(String name, int minCount, int maxCount, float reach) {
        List<List<Float>> all = new ArrayList<>();
        List<JsonValue> items = items(name, require(name, "a list of points"), minCount, maxCount, "points");
        for (int i = 0; i < items.size(); i++) {
            all.add(numbersOf(item(name, i), items.get(i), 3, 3, new Range(-reach, reach, "u")));
        }
        return all;
    }

    /** An object of texts under any names. */
    Map<String, String> texts(String name) {
        return object(name, fields -> {
            Map<String, String> texts = new TreeMap<>();
            for (String key : fields.object.members().keySet()) {
                texts.put(key, fields.text(key));
            }
            return texts;
        });
    }

    /** An object of objects under any names, at least one; those with a mistake are left out. */
    <T> SortedMap<String, T> entries(String name, BiFunction<String, JsonFields, T> reader) {
        return object(name, fields -> {
            SortedMap<String, T> sound = new TreeMap<>();
            if (fields.object.members().isEmpty()) {
                problem(name, fields.object, "expected at least one entry, found none");
            }
            for (String key : fields.object.members().keySet()) {
                int before = draft.problems().size();
                T entry = fields.object(key, inner -> reader.apply(key, inner));
                if (!SceneReader.isName(key)) {
                    fields.problem(key, fields.object.members().get(key), NO_NAME + "'" + key + "'");
                }
                if (draft.problems().size() == before) {
                    sound.put(key, entry);
                }
            }
            return sound;
        });
    }

    /** Notes a mistake that no single value shows; {@code place} is a field, or further inside: {@code a[2].b}. */
    void problem(String place, String message) {
        problem(place, inside(place), message);
    }

    /** A point: a list of three numbers, x, y and z. */
    Vector3f point(String name, float reach) {
        List<Float> xyz = numbers(name, 3, 3, -reach, reach, "u");
        return xyz.size() == 3 ? new Vector3f(xyz.get(0), xyz.get(1), xyz.get(2)) : new Vector3f();
    }

    /** Notes something odd that is allowed. */
    void note(String place, String message) {
        draft.note(at(place, inside(place), message));
    }

    /** Whether the field is there. */
    boolean has(String name) {
        return object.members().containsKey(name);
    }

    private void format() {
        JsonValue value = require("format", String.valueOf(FORMAT));
        if (value != null && !value.text().equals(String.valueOf(FORMAT))) {
            problem("format", value, "expected " + FORMAT + ", the only format there is, found " + value);
        }
    }

    private <T> T finish(Function<JsonFields, T> reader) {
        T result = reader.apply(this);
        for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
            if (!known.contains(member.getKey())) {
                String hint = ClosestName.hint(member.getKey(), known);
                problem(member.getKey(), member.getValue(), "unknown field" + hint);
            }
        }
        return result;
    }

    private String textOf(String name, JsonValue value) {
        if (value == null) {
            return "";
        }
        if (!value.is(Type.TEXT)) {
            problem(name, value, "expected a text in quotes, found " + value);
            return "";
        }
        if (value.text().isEmpty() || value.text().length() > LONGEST_TEXT) {
            problem(
                    name,
                    value,
                    "expected a text of 1 to " + LONGEST_TEXT + " letters, found "
                            + value.text().length());
        }
        return hashed(value.text());
    }

    private float numberOf(String name, JsonValue value, Range range) {
        if (value == null) {
            return range.min();
        }
        if (!value.is(Type.NUMBER)) {
            problem(name, value, "expected " + range + ", found " + value);
            return range.min();
        }
        float number = Float.parseFloat(value.text());
        if (!range.has(number)) {
            problem(name, value, value + " is out of range, expected " + range);
            return range.min();
        }
        return hashed(number);
    }

    private int wholeOf(String name, JsonValue value, Range range) {
        float number = numberOf(name, value, range);
        if (number != (int) number) {
            problem(name, value, value + " is not a whole number, expected " + range);
        }
        return (int) number;
    }

    private <E extends Enum<E>> E choiceOf(String name, JsonValue value, Class<E> type) {
        E[] constants = type.getEnumConstants();
        if (value == null) {
            return constants[0];
        }
        for (E constant : constants) {
            if (value.is(Type.TEXT) && written(constant).equals(value.text())) {
                hashed(value.text());
                return constant;
            }
        }
        problem(name, value, "found " + value + ClosestName.hint(value.text(), names(type)));
        return constants[0];
    }

    private String referenceOf(String name, JsonValue value, Kind kind) {
        if (value == null) {
            return "";
        }
        if (!value.is(Type.TEXT)) {
            problem(name, value, "expected the name of a " + kind.label() + ", found " + value);
            return "";
        }
        draft.refer(new Draft.Reference(kind, value.text(), file, value.line(), place(name)));
        return referenced(value.text(), kind);
    }

    private String referenced(String id, Kind kind) {
        return kind.rules() ? hashed(id) : id;
    }

    private <T> T objectOf(String name, JsonValue value, Function<JsonFields, T> reader) {
        if (value != null && !value.is(Type.OBJECT)) {
            problem(name, value, "expected an object, found " + value);
        }
        if (value == null || !value.is(Type.OBJECT)) {
            return harmless(reader);
        }
        return new JsonFields(draft, file, place(name), value).finish(reader);
    }

    private List<Float> numbersOf(String name, JsonValue value, int minCount, int maxCount, Range range) {
        List<Float> all = new ArrayList<>();
        List<JsonValue> items = items(name, value, minCount, maxCount, "numbers");
        for (int i = 0; i < items.size(); i++) {
            all.add(numberOf(item(name, i), items.get(i), range));
        }
        return all;
    }

    private List<JsonValue> items(String name, JsonValue value, int min, int max, String what) {
        if (value == null) {
            return List.of();
        }
        int count = value.items().size();
        if (!value.is(Type.LIST) || count < min || count > max) {
            String expected = min == max ? String.valueOf(min) : min + " to " + max;
            problem(name, value, "expected a list of " + expected + " " + what + ", found " + value);
            return List.of();
        }
        hashed(count);
        return value.items();
    }

    private <T> List<T> absent(String name) {
        known.add(name);
        hashed(0f);
        return List.of();
    }

    private JsonValue ask(String name) {
        known.add(name);
        return object.members().get(name);
    }

    private JsonValue require(String name, String expected) {
        JsonValue value = ask(name);
        if (value == null) {
            problem(name, null, "is missing, expected " + expected);
        }
        return value;
    }

    private void problem(String name, JsonValue value, String message) {
        draft.problem(at(name, value, message));
    }

    private JsonValue inside(String place) {
        JsonValue value = object;
        for (String step : place.split("[\\[\\].]+")) {
            JsonValue next = value.is(Type.LIST)
                    ? value.items().get(Integer.parseInt(step))
                    : value.members().get(step);
            if (next == null) {
                return value;
            }
            value = next;
        }
        return value;
    }

    /** A value that is not there is placed at the object that lacks it. */
    private ContentProblem at(String name, JsonValue value, String message) {
        return new ContentProblem(file, value == null ? object.line() : value.line(), place(name), message);
    }

    private String place(String name) {
        return path + "." + name;
    }

    private static String item(String name, int index) {
        return name + "[" + index + "]";
    }

    private String hashed(String text) {
        draft.hash(text);
        return text;
    }

    private float hashed(float number) {
        draft.hash(number);
        return number;
    }

    private static <E extends Enum<E>> List<String> names(Class<E> type) {
        List<String> names = new ArrayList<>();
        for (E constant : type.getEnumConstants()) {
            names.add(written(constant));
        }
        return names;
    }

    private static String written(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
