package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The fields of one JSON object, read by name. A mistake is noted and reading goes on with a harmless value, so that an
 * author sees all mistakes of a file at once. Methods that end in {@code Or} read fields that may be left out.
 */
final class JsonFields {
    private static final int FORMAT = 1;
    private static final String NO_NAME = "expected a name of small letters, digits and _, found ";

    private final JsonPlace here;
    private final JsonScalars scalars;
    private final Declarations declared;
    private final TreeSet<String> known = new TreeSet<>();

    /**
     * The fields of an object; whoever has read them {@linkplain #finish finishes}.
     *
     * @param declared hears what is asked for
     */
    JsonFields(JsonPlace here, Declarations declared) {
        this.here = here;
        this.declared = declared;
        scalars = new JsonScalars(here);
    }

    /** An object without any field; nobody hears of the mistakes. */
    static JsonFields nothing(Declarations declared) {
        return new JsonFields(new JsonPlace(new Draft(Kind.TUNING, ""), "", "$", JsonValue.NOTHING), declared);
    }

    /** Any text, not empty. */
    String text(String name) {
        declared.text(name, "", "", true);
        return scalars.text(name, require(name, "a text"));
    }

    /** Small letters, digits and _, so that it can be part of a file name. */
    String name(String name) {
        declared.text(name, "a name", Declarations.NAME, true);
        JsonValue value = require(name, "a name");
        String text = scalars.text(name, value);
        if (!text.isEmpty() && !SceneReader.isName(text)) {
            here.problem(name, value, NO_NAME + value);
        }
        return text;
    }

    /** A number from {@code min} to {@code max}, both allowed; {@code unit} is for the message. */
    float number(String name, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        declared.number(name, range, false, null);
        return scalars.number(name, require(name, range.toString()), range);
    }

    float numberOr(String name, float fallback, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        declared.number(name, range, false, fallback);
        JsonValue value = ask(name);
        float usual = declared.forcedNumber(name, fallback, max);
        return value == null ? here.hashed(usual) : scalars.number(name, value, range);
    }

    int whole(String name, int min, int max, String unit) {
        Range range = new Range(min, max, unit);
        declared.number(name, range, true, null);
        return scalars.whole(name, require(name, range.toString()), range);
    }

    int wholeOr(String name, int fallback, int min, int max, String unit) {
        Range range = new Range(min, max, unit);
        declared.number(name, range, true, (float) fallback);
        JsonValue value = ask(name);
        float usual = declared.forcedNumber(name, fallback, max);
        return value == null ? (int) here.hashed(usual) : scalars.whole(name, value, range);
    }

    boolean flagOr(String name, boolean fallback) {
        declared.flag(name, fallback);
        JsonValue value = ask(name);
        boolean flag = fallback;
        if (value != null && !value.is(Type.FLAG)) {
            here.problem(name, value, "expected true or false, found " + value);
        } else if (value != null) {
            flag = value.text().equals("true");
        }
        here.hashed(flag ? 1f : 0f);
        return flag;
    }

    /** A flag as modelling programs write it: 1 or 0, or true or false. */
    boolean switchOr(String name, boolean fallback) {
        JsonValue value = here.object().members().get(name);
        if (value == null || value.is(Type.FLAG)) {
            return flagOr(name, fallback);
        }
        return whole(name, 0, 1, "for true or false") == 1;
    }

    /** One of the constants of an enumeration, written in lower case. */
    <E extends Enum<E>> E choice(String name, Class<E> type) {
        declared.choice(name, JsonScalars.names(type), null);
        JsonValue value = require(name, "one of " + JsonScalars.names(type));
        return declared.forcedChoice(name, type.getEnumConstants(), scalars.choice(name, value, type));
    }

    <E extends Enum<E>> E choiceOr(String name, E fallback) {
        Class<E> type = fallback.getDeclaringClass();
        declared.choice(name, JsonScalars.names(type), JsonScalars.written(fallback));
        JsonValue value = ask(name);
        if (value == null) {
            here.hashed(JsonScalars.written(fallback));
            return declared.forcedChoice(name, type.getEnumConstants(), fallback);
        }
        return scalars.choice(name, value, type);
    }

    /** A colour as {@code #rrggbb}. Colours are for the eye: they do not count for the hash. */
    String colour(String name) {
        declared.text(name, "a colour", Declarations.COLOUR, true);
        return scalars.colour(name, require(name, "a colour like \"#ff8800\""));
    }

    /** A list of colours, at least one. */
    List<String> colours(String name, int max) {
        declared.texts(name, 1, max, "colours", Declarations.COLOUR, true);
        return each(name, scalars.items(name, require(name, "a list of colours"), 1, max, "colours"), scalars::colour);
    }

    /** The name of another definition, which must exist. */
    String reference(String name, Kind kind) {
        declared.reference(name, kind, true);
        return scalars.reference(name, require(name, "the name of " + kind.one()), kind);
    }

    /** The name of another definition, or empty. */
    String referenceOr(String name, Kind kind, String fallback) {
        declared.reference(name, kind, false);
        JsonValue value = ask(name);
        return value == null ? scalars.referenced(fallback, kind) : scalars.reference(name, value, kind);
    }

    /** A list of names of other definitions. */
    List<String> references(String name, int min, int max, Kind kind) {
        declared.references(name, min, max, kind);
        return each(
                name,
                scalars.items(name, require(name, "a list of names"), min, max, "names"),
                (item, value) -> scalars.reference(item, value, kind));
    }

    /** A list of names that may be left out; nothing needs to have them. */
    List<String> names(String name, int max) {
        declared.texts(name, 0, max, "names", "", false);
        return each(name, scalars.items(name, ask(name), 0, max, "names"), scalars::text);
    }

    /** A list of texts; {@code what} names them in the message. */
    List<String> textList(String name, int min, int max, String what) {
        declared.texts(name, min, max, what, "", true);
        return each(name, scalars.items(name, require(name, "a list of " + what), min, max, what), scalars::text);
    }

    /** An object. */
    <T> T object(String name, Function<JsonFields, T> reader) {
        return objectOf(name, require(name, "an object"), reader, declared.object(name, true));
    }

    <T> Optional<T> objectOr(String name, Function<JsonFields, T> reader) {
        Declarations inside = declared.object(name, false);
        JsonValue value = ask(name);
        here.hashed(value == null ? 0f : 1f);
        return value == null && !declared.recording()
                ? Optional.empty()
                : Optional.of(objectOf(name, value, reader, inside));
    }

    /** A list of objects; {@code what} names them in the message. */
    <T> List<T> list(String name, int min, int max, String what, Function<JsonFields, T> reader) {
        return list(name, min, max, what, reader, true);
    }

    private <T> List<T> list(
            String name, int min, int max, String what, Function<JsonFields, T> reader, boolean required) {
        Declarations inside = declared.list(name, min, max, what, required);
        if (declared.recording()) {
            objectOf(name, null, reader, inside);
        }
        List<JsonValue> items = scalars.items(name, require(name, "a list of " + what), min, max, what);
        List<T> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            all.add(objectOf(JsonScalars.item(name, i), items.get(i), reader, inside.item(i)));
        }
        return all;
    }

    <T> List<T> listOr(String name, int max, String what, Function<JsonFields, T> reader) {
        if (declared.recording() || ask(name) != null) {
            return list(name, 0, max, what, reader, false);
        }
        declared.list(name, 0, max, what, false);
        here.hashed(0f);
        return List.of();
    }

    /** A list of numbers. */
    List<Float> numbers(String name, int minCount, int maxCount, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        declared.numbers(name, minCount, maxCount, range, false, List.of());
        return scalars.numbers(name, require(name, "a list of numbers"), minCount, maxCount, range);
    }

    /** A list of numbers that may be left out; as many as {@code fallback} has. */
    List<Float> numbersOr(String name, List<Float> fallback, float min, float max, String unit) {
        Range range = new Range(min, max, unit);
        int size = fallback.size();
        declared.numbers(name, size, size, range, false, fallback);
        return ask(name) == null ? fallback : scalars.numbers(name, ask(name), size, size, range);
    }

    /** A list of points, each a list of three numbers: x, y and z. */
    List<List<Float>> points(String name, int minCount, int maxCount, float reach) {
        Range range = new Range(-reach, reach, "u");
        declared.numbers(name, minCount, maxCount, range, true, List.of());
        List<JsonValue> items = scalars.items(name, require(name, "a list of points"), minCount, maxCount, "points");
        return each(name, items, (item, value) -> scalars.numbers(item, value, 3, 3, range));
    }

    /** An object of texts under any names. */
    Map<String, String> texts(String name) {
        declared.table(name, true);
        return objectOf(name, require(name, "an object"), JsonFields::allTexts, Declarations.NONE);
    }

    private static Map<String, String> allTexts(JsonFields fields) {
        Map<String, String> texts = new TreeMap<>();
        for (String key : fields.here.object().members().keySet()) {
            texts.put(key, fields.text(key));
        }
        return texts;
    }

    /** An object of objects under any names, whatever is made of them. */
    void objects(String name, Consumer<JsonFields> reader) {
        objectOf(name, require(name, "an object"), fields -> fields.allObjects(reader), Declarations.NONE);
    }

    private JsonFields allObjects(Consumer<JsonFields> reader) {
        for (String key : here.object().members().keySet()) {
            objectOf(
                    key,
                    ask(key),
                    inner -> {
                        reader.accept(inner);
                        return inner;
                    },
                    Declarations.NONE);
        }
        return this;
    }

    /** An object of texts under any names that may be left out. */
    Map<String, String> textsOr(String name, Map<String, String> fallback) {
        declared.table(name, false);
        return ask(name) == null ? fallback : texts(name);
    }

    /** An object of objects under any names, at least one; those with a mistake are left out. */
    <T> SortedMap<String, T> entries(String name, BiFunction<String, JsonFields, T> reader) {
        Declarations inside = declared.entries(name);
        if (declared.recording()) {
            objectOf(name, null, inner -> reader.apply("name", inner), inside);
        }
        return objectOf(
                name,
                require(name, "an object"),
                fields -> {
                    SortedMap<String, T> sound = new TreeMap<>();
                    if (fields.here.object().members().isEmpty()) {
                        here.problem(name, fields.here.object(), "expected at least one entry, found none");
                    }
                    for (String key : fields.here.object().members().keySet()) {
                        int before = here.draft().problems().size();
                        T entry = fields.object(key, inner -> reader.apply(key, inner));
                        if (!SceneReader.isName(key)) {
                            fields.here.problem(
                                    key, fields.here.object().members().get(key), NO_NAME + "'" + key + "'");
                        }
                        if (here.draft().problems().size() == before) {
                            sound.put(key, entry);
                        }
                    }
                    return sound;
                },
                inside);
    }

    /** Notes a mistake that no single value shows; {@code place} is a field, or further inside: {@code a[2].b}. */
    void problem(String place, String message) {
        here.problem(place, message);
    }

    /** A point: a list of three numbers, x, y and z. */
    Vector3f point(String name, float reach) {
        List<Float> xyz = numbers(name, 3, 3, -reach, reach, "u");
        return xyz.size() == 3 ? new Vector3f(xyz.get(0), xyz.get(1), xyz.get(2)) : new Vector3f();
    }

    /** Notes something odd that is allowed. */
    void note(String place, String message) {
        here.note(place, message);
    }

    /** Whether the field is there. */
    boolean has(String name) {
        return declared.forcedPresence(name) || here.object().members().containsKey(name);
    }

    /** What every file begins with. */
    void format() {
        declared.number("format", new Range(FORMAT, FORMAT, ""), true, null);
        JsonValue value = require("format", String.valueOf(FORMAT));
        if (value != null && !value.text().equals(String.valueOf(FORMAT))) {
            here.problem("format", value, "expected " + FORMAT + ", the only format there is, found " + value);
        }
    }

    /** Reads them; fields that {@code reader} does not ask for are mistakes. */
    <T> T finish(Function<JsonFields, T> reader) {
        T result = reader.apply(this);
        for (Map.Entry<String, JsonValue> member : here.object().members().entrySet()) {
            if (!known.contains(member.getKey())) {
                declared.stray(member.getKey());
                String hint = ClosestName.hint(member.getKey(), known);
                here.problem(member.getKey(), member.getValue(), "unknown field" + hint);
            }
        }
        return result;
    }

    private <T> T objectOf(String name, JsonValue value, Function<JsonFields, T> reader, Declarations inside) {
        if (value != null && !value.is(Type.OBJECT)) {
            here.problem(name, value, "expected an object, found " + value);
        }
        if (value == null || !value.is(Type.OBJECT)) {
            return reader.apply(nothing(inside));
        }
        return new JsonFields(here.inside(name, value), inside).finish(reader);
    }

    private static <T> List<T> each(String name, List<JsonValue> items, BiFunction<String, JsonValue, T> reader) {
        List<T> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            all.add(reader.apply(JsonScalars.item(name, i), items.get(i)));
        }
        return all;
    }

    private JsonValue ask(String name) {
        known.add(name);
        return here.object().members().get(name);
    }

    private JsonValue require(String name, String expected) {
        JsonValue value = ask(name);
        if (value == null) {
            here.problem(name, null, "is missing, expected " + expected);
        }
        return value;
    }
}
