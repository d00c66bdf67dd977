package bumblewick.content.declaration;

import bumblewick.content.json.JsonPath;
import bumblewick.content.json.JsonValue;
import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One declared field of a JSON object: its name, what it may be, what it does in the game, and what it is if it is left out.
 * It is required unless {@link #or} or {@link #orAbsent} says otherwise.
 */
public class Field<T> {
    private final int index; // among the fields of its object
    private final String name;
    private final FieldType<T> type;
    private final String description;
    private Function<Values, T> fallback; // null if the field is required
    private T usual; // what the schema says of it; null if nothing
    private boolean seen; // whether it is for the picture alone
    private Predicate<Values> condition; // null if the field belongs to every object
    private String substitute = ""; // the field in whose presence it does not belong to an object

    Field(int index, String name, FieldType<T> type, String description) {
        this.index = index;
        this.name = name;
        this.type = type;
        this.description = description;
    }

    /** A value that is computed and not in the file: it has no name. */
    Field(int index, Function<Values, T> value) {
        this(index, "", null, "");
        fallback = value;
    }

    /** The field may be left out, and is {@code usual} then. */
    public Field<T> or(T usual) {
        return or(usual, values -> usual);
    }

    /**
     * The field may be left out.
     *
     * @param usual what it is then as a rule, for the schema
     * @param fallback what it is then, by the fields declared before it
     */
    public Field<T> or(T usual, Function<Values, T> fallback) {
        this.usual = usual;
        this.fallback = fallback;
        return this;
    }

    /** The field may be left out, and {@code value} stands for that. It has no default that could be written instead. */
    public Field<T> orAbsent(T value) {
        fallback = values -> value;
        return this;
    }

    /** The field is for the picture alone: nothing of it counts for the hash. */
    public Field<T> seen() {
        seen = true;
        return this;
    }

    /** The field belongs only to objects for which this is true; in others it is unknown. */
    public Field<T> when(Predicate<Values> condition) {
        this.condition = condition;
        return this;
    }

    /** The field belongs only to objects in which a field declared before it is one of {@code constants}. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the list is only read
    public final <E> Field<T> when(Field<E> choice, E... constants) {
        List<E> all = Arrays.asList(constants);
        return when(values -> all.contains(values.get(choice)));
    }

    /** The field belongs only to objects that do not have another, declared before it. */
    public Field<T> unless(Field<?> other) {
        substitute = other.name();
        return when(values -> !values.has(other));
    }

    /** The name of the field instead of which every object must have it; empty if that is not so. */
    String substitute() {
        return isRequired() ? substitute : "";
    }

    /** Its name in the object. */
    public final String name() {
        return name;
    }

    FieldType<T> type() {
        return type;
    }

    int index() {
        return index;
    }

    boolean isDerived() {
        return type == null;
    }

    /** Whether it says how the file is to be read: all files have it, and nothing is made of it. */
    boolean isLayout() {
        return type instanceof FormatType || type instanceof ExtendsType || type instanceof VariablesType;
    }

    boolean isRequired() {
        return fallback == null;
    }

    /** Whether every object must have it. */
    boolean isAlwaysRequired() {
        return isRequired() && condition == null;
    }

    boolean belongsTo(Values values) {
        return condition == null || condition.test(values);
    }

    /** What it may be in an object of which the fields declared before it are read. */
    FieldType<T> typeIn(Values values) {
        return type;
    }

    /** What it is, by the object that may have it. */
    T read(Values values) {
        if (isDerived()) {
            return fallback.apply(values);
        }
        return seen ? values.here().parsedDefinition().uncounted(() -> written(values)) : written(values);
    }

    private T written(Values values) {
        if (!belongsTo(values)) {
            return type.none();
        }
        JsonPlace here = values.here();
        JsonValue value = here.object().members().get(name);
        if (value != null) {
            return read(here, typeIn(values), value);
        }
        if (isRequired()) {
            here.problem(name, null, "is missing, expected " + typeIn(values).expected());
            return type.harmless();
        }
        T absent = fallback.apply(values);
        if (usual != null) {
            type.hash(here, absent);
        }
        return absent;
    }

    /** Settings of mods count for the hash where the value that they give does. */
    private T read(JsonPlace here, FieldType<T> typeHere, JsonValue value) {
        long before = here.parsedDefinition().hashed();
        T read = typeHere.read(here, name, value);
        if (!value.settings().isEmpty() && here.parsedDefinition().hashed() > before) {
            here.parsedDefinition().hashSettings(value.settings());
        }
        return read;
    }

    /** Adds it to the schema of its object. */
    void addTo(JsonObject properties) {
        JsonObject schema = new JsonObject();
        schema.addProperty("type", type.jsonType());
        schema.addProperty("description", described());
        type.describe(schema, usual);
        properties.add(name, schema);
    }

    /** What the field does, and what it may be. */
    private String described() {
        String allowed = type.allowed();
        if (allowed.isEmpty()) {
            return description;
        }
        return description + " " + Character.toUpperCase(allowed.charAt(0)) + allowed.substring(1) + ".";
    }

    /** Adds the rows of a form for it, if it belongs to the object. */
    void addRows(FormRows rows, JsonPath object, String place, Values values) {
        if (belongsTo(values)) {
            JsonValue value = values.here().object().members().get(name);
            T absent = isRequired() ? null : fallback.apply(values);
            FormRows.At at = new FormRows.At(object.member(name), place + "." + name, isRequired());
            typeIn(values).addRows(rows, at, value, usual == null ? null : absent);
        }
    }

    /** Adds the description of the field, and of those inside it, by place. */
    void addDescriptions(String place, Map<String, String> all) {
        all.put(isLayout() ? name : place + "." + name, description); // that of all files is one
        type.addDescriptions(place + "." + name, all);
    }
}
