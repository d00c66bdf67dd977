package bumblewick.content;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Writes down what a reader declares as a JSON schema. A reader asks for some fields only if others say so; it is run once
 * for each thing that it could be told, and what it asked for in any of these runs is allowed, what it required in all of
 * them is required.
 *
 * <p>Source: A. Wright and others, <i>JSON Schema: A Media Type for Describing JSON Documents</i>, draft 2020-12.
 */
final class SchemaRecorder extends Declarations {
    /** What a number is measured in: a member of schemas that programs other than this one do not look at. */
    static final String UNIT = "x-unit";

    /** Which kind of definition a text names: likewise. */
    static final String KIND = "x-kind";

    private final String place;
    private final SortedMap<String, Integer> beliefs; // what this run is made to believe, by place
    private final SortedMap<String, Integer> options; // how much there is to believe, by place
    private final SortedMap<String, JsonObject> fields = new TreeMap<>();
    private final Set<String> required = new TreeSet<>();
    private final SortedMap<String, SchemaRecorder> inner = new TreeMap<>();

    private SchemaRecorder(String place, SortedMap<String, Integer> beliefs, SortedMap<String, Integer> options) {
        this.place = place;
        this.beliefs = beliefs;
        this.options = options;
    }

    /** The schema of the files that a reader understands. */
    static JsonObject of(String title, Function<JsonFields, ?> reader) {
        JsonObject schema = inside(title, fields -> {
            fields.format();
            return reader.apply(fields);
        });
        JsonObject file = new JsonObject();
        file.addProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
        file.addProperty("title", title);
        file.addProperty("description", Descriptions.of(title));
        schema.entrySet().forEach(member -> file.add(member.getKey(), member.getValue()));
        return file;
    }

    /** The schema of the objects that a reader understands, which are part of something else than a file of their own. */
    static JsonObject inside(String title, Function<JsonFields, ?> reader) {
        JsonObject schema = null;
        Set<String> known = new TreeSet<>();
        Deque<SortedMap<String, Integer>> runs = new ArrayDeque<>(List.of(new TreeMap<>()));
        while (!runs.isEmpty()) {
            SortedMap<String, Integer> beliefs = runs.poll();
            SortedMap<String, Integer> options = new TreeMap<>();
            JsonObject found = run(title, beliefs, options, reader);
            schema = schema == null ? found : merged(schema, found);
            options.keySet().removeAll(known);
            known.addAll(options.keySet());
            options.forEach((place, count) -> believe(beliefs, place, count, runs));
        }
        return schema;
    }

    /** A run for each thing that can be believed at a place, with all that led there. */
    private static void believe(
            SortedMap<String, Integer> before, String place, int count, Deque<SortedMap<String, Integer>> runs) {
        for (int i = 0; i < count; i++) {
            SortedMap<String, Integer> beliefs = new TreeMap<>(before);
            beliefs.put(place, i);
            runs.add(beliefs);
        }
    }

    private static JsonObject run(
            String title,
            SortedMap<String, Integer> beliefs,
            SortedMap<String, Integer> options,
            Function<JsonFields, ?> reader) {
        SchemaRecorder recorder = new SchemaRecorder(title, beliefs, options);
        JsonReading.record(recorder, reader);
        return recorder.schema();
    }

    private JsonObject schema() {
        JsonObject properties = new JsonObject();
        fields.forEach((name, field) -> {
            JsonObject all = field.deepCopy();
            if (inner.containsKey(name)) {
                JsonObject one = inner.get(name).schema();
                String at = all.remove("at").getAsString();
                if (at.isEmpty()) {
                    one.entrySet().forEach(member -> all.add(member.getKey(), member.getValue()));
                } else {
                    all.add(at, one);
                }
            }
            properties.add(name, all);
        });
        JsonObject schema = new JsonObject();
        schema.addProperty("type", "object");
        schema.add("properties", properties);
        JsonArray names = new JsonArray();
        required.forEach(names::add);
        schema.add("required", names);
        schema.addProperty("additionalProperties", false);
        return schema;
    }

    /** What either allows and both require; numbers in the wider of two ranges. */
    private static JsonObject merged(JsonObject a, JsonObject b) {
        JsonObject merged = a.deepCopy();
        if (a.has("const") != b.has("const")) {
            return a.has("const") ? b : a; // a range has the constant in it
        }
        for (Map.Entry<String, JsonElement> member : b.entrySet()) {
            String key = member.getKey();
            JsonElement mine = merged.get(key);
            if (mine == null) {
                merged.add(key, member.getValue());
            } else if (key.equals("required")) {
                merged.add(key, common(mine.getAsJsonArray(), member.getValue().getAsJsonArray()));
            } else if (mine.isJsonObject() && member.getValue().isJsonObject()) {
                merged.add(key, merged(mine.getAsJsonObject(), member.getValue().getAsJsonObject()));
            } else if (isBound(key, mine, member.getValue())) {
                merged.add(key, member.getValue());
                merged.add("description", b.get("description"));
            }
        }
        return merged;
    }

    private static boolean isBound(String key, JsonElement mine, JsonElement other) {
        return key.equals("minimum") && other.getAsFloat() < mine.getAsFloat()
                || key.equals("maximum") && other.getAsFloat() > mine.getAsFloat();
    }

    private static JsonArray common(JsonArray a, JsonArray b) {
        JsonArray both = new JsonArray();
        a.forEach(name -> {
            if (b.contains(name)) {
                both.add(name);
            }
        });
        return both;
    }

    /** @param allowed what it may be, in words; may be empty */
    private JsonObject field(String name, String type, String allowed, boolean needed) {
        JsonObject field = new JsonObject();
        field.addProperty("type", type);
        field.addProperty("description", Descriptions.of(place + "." + name, allowed));
        fields.put(name, field);
        if (needed) {
            required.add(name);
        }
        return field;
    }

    @Override
    boolean recording() {
        return true;
    }

    @Override
    void text(String name, String what, String pattern, boolean needed) {
        JsonObject field = field(name, "string", what, needed);
        if (!pattern.isEmpty()) {
            field.addProperty("pattern", pattern);
        }
    }

    @Override
    void number(String name, Range range, boolean whole, Float fallback) {
        if (range.min() == range.max()) {
            field(name, whole ? "integer" : "number", "", fallback == null).add("const", number(range.min()));
            return;
        }
        JsonObject field = field(name, whole ? "integer" : "number", range.toString(), fallback == null);
        bounds(field, range);
        if (fallback != null) {
            field.add("default", number(fallback));
        }
    }

    @Override
    void reference(String name, Kind kind, boolean needed) {
        field(name, "string", "the name of " + kind.one(), needed).addProperty(KIND, kind.name());
    }

    /** Whole numbers without {@code .0}. */
    private static JsonPrimitive number(float value) {
        return value == (long) value ? new JsonPrimitive((long) value) : new JsonPrimitive(value);
    }

    private static void bounds(JsonObject field, Range range) {
        field.add("minimum", number(range.min()));
        field.add("maximum", number(range.max()));
        if (!range.unit().isEmpty()) {
            field.addProperty(UNIT, range.unit());
        }
    }

    @Override
    void flag(String name, boolean fallback) {
        field(name, "boolean", "", false).addProperty("default", fallback);
    }

    @Override
    void choice(String name, List<String> constants, String fallback) {
        JsonArray all = new JsonArray();
        constants.forEach(all::add);
        JsonObject field = field(name, "string", "", fallback == null);
        field.add("enum", all);
        if (fallback != null) {
            field.addProperty("default", fallback);
        }
    }

    @Override
    void numbers(String name, int min, int max, Range range, boolean points, List<Float> fallback) {
        JsonObject number = new JsonObject();
        number.addProperty("type", "number");
        bounds(number, range);
        String allowed = points ? "points, each x, y and z: " + range : "each " + range;
        JsonObject list = counted(field(name, "array", allowed, fallback.isEmpty()), min, max);
        if (!fallback.isEmpty()) {
            JsonArray usual = new JsonArray();
            fallback.forEach(each -> usual.add(number(each)));
            list.add("default", usual);
        }
        if (!points) {
            list.add("items", number);
            return;
        }
        JsonObject point = new JsonObject();
        point.addProperty("type", "array");
        point.add("items", number);
        list.add("items", counted(point, 3, 3));
    }

    private static JsonObject counted(JsonObject list, int min, int max) {
        list.addProperty("minItems", min);
        list.addProperty("maxItems", max);
        return list;
    }

    @Override
    void texts(String name, int min, int max, String what, String pattern, boolean needed) {
        JsonObject text = new JsonObject();
        text.addProperty("type", "string");
        if (!pattern.isEmpty()) {
            text.addProperty("pattern", pattern);
        }
        counted(field(name, "array", what, needed), min, max).add("items", text);
    }

    @Override
    void references(String name, int min, int max, Kind kind) {
        texts(name, min, max, "each the name of " + kind.one(), "", true);
        fields.get(name).getAsJsonObject("items").addProperty(KIND, kind.name());
    }

    @Override
    Declarations object(String name, boolean needed) {
        field(name, "object", "", needed).addProperty("at", "");
        return inside(name);
    }

    @Override
    Declarations list(String name, int min, int max, String what, boolean needed) {
        counted(field(name, "array", what, needed), min, max).addProperty("at", "items");
        return inside(name);
    }

    @Override
    Declarations entries(String name) {
        JsonObject names = new JsonObject();
        names.addProperty("pattern", NAME);
        JsonObject field = field(name, "object", "", true);
        field.add("propertyNames", names);
        field.addProperty("minProperties", 1);
        field.addProperty("at", "additionalProperties");
        return inside(name);
    }

    private SchemaRecorder inside(String name) {
        return inner.computeIfAbsent(name, n -> new SchemaRecorder(place + "." + n, beliefs, options));
    }

    @Override
    void table(String name, boolean needed) {
        JsonObject text = new JsonObject();
        text.addProperty("type", "string");
        field(name, "object", "", needed).add("additionalProperties", text);
    }

    @Override
    <E> E forcedChoice(String name, E[] constants, E usual) {
        int forced = forced(name, constants.length);
        return forced < 0 ? usual : constants[forced];
    }

    @Override
    boolean forcedPresence(String name) {
        return forced(name + "?", 1) == 0;
    }

    @Override
    float forcedNumber(String name, float fallback, float max) {
        return forced(name, 1) == 0 ? max : fallback;
    }

    private int forced(String name, int count) {
        String at = place + "." + name;
        options.put(at, count);
        return beliefs.getOrDefault(at, -1);
    }
}
