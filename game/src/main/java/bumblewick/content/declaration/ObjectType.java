package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonPath;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An object with declared fields, and what is made of it. */
public final class ObjectType<T> extends FieldType<T> {
    private final List<Field<?>> all; // those that are derived, too
    private final SortedMap<String, Field<?>> fields = new TreeMap<>();
    private final Maker<T> maker;

    private ObjectType(List<Field<?>> all, Maker<T> maker) {
        super("object", "an object");
        this.all = all;
        this.maker = maker;
        all.stream().filter(field -> !field.isDerived()).forEach(field -> fields.put(field.name(), field));
    }

    /** An object as it is declared. */
    public static <T> ObjectType<T> of(Function<Fields, Maker<T>> declare) {
        return of(new Fields(), declare);
    }

    static <T> ObjectType<T> of(Fields fields, Function<Fields, Maker<T>> declare) {
        Maker<T> maker = declare.apply(fields);
        return new ObjectType<>(fields.all(), maker);
    }

    /** The names of the fields that are templates. */
    Set<String> templates() {
        return fields.values().stream()
                .filter(field -> field.type() instanceof TemplateType)
                .map(Field::name)
                .collect(Collectors.toSet());
    }

    /**
     * Reads an object that is part of something else than a JSON file, such as the custom properties of a model's node.
     *
     * @param place what messages call the object
     */
    public T read(ParsedDefinition parsedDefinition, String file, String place, JsonValue object) {
        return read(new JsonPlace(parsedDefinition, file, place, object), parsedDefinition.id());
    }

    @Override
    T read(JsonPlace here, String name, JsonValue value) {
        return read(here, name, value, here.parsedDefinition().id());
    }

    /** @param id name of the definition or entry that it is */
    T read(JsonPlace here, String name, JsonValue value, String id) {
        if (!value.is(Type.OBJECT)) {
            here.problem(name, value, "expected an object, found " + value);
            return harmless();
        }
        return read(here.inside(name, value), id);
    }

    /** Reads the object that stands at a place; fields that are not declared are mistakes. */
    T read(JsonPlace here, String id) {
        Values values = values(here, id);
        T made = maker.make(values);
        for (String name : here.object().members().keySet()) {
            if (!isKnown(name, values)) {
                reportUnknown(here, values);
                break;
            }
        }
        return made;
    }

    private void reportUnknown(JsonPlace here, Values values) {
        List<String> known = known(values);
        here.object().members().forEach((name, value) -> {
            if (!isKnown(name, values)) {
                here.problem(name, value, "unknown field" + here.hint(name, known));
            }
        });
    }

    private Values values(JsonPlace here, String id) {
        Values values = new Values(here, id, all);
        all.forEach(values::read);
        return values;
    }

    private boolean isKnown(String name, Values values) {
        Field<?> field = fields.get(name);
        return field != null && field.belongsTo(values);
    }

    private List<String> known(Values values) {
        return fields.keySet().stream().filter(name -> isKnown(name, values)).collect(Collectors.toList());
    }

    /** What is made of an object without any field; nobody hears of the mistakes. */
    @Override
    T harmless() {
        return maker.make(values(JsonPlace.silent(JsonValue.NOTHING), ""));
    }

    @Override
    T none() {
        return null;
    }

    @Override
    public JsonObject schema() {
        return super.schema();
    }

    @Override
    void describe(JsonObject schema, T usual) {
        JsonObject properties = new JsonObject();
        fields.values().forEach(field -> field.addTo(properties));
        JsonArray names = new JsonArray();
        fields.values().stream().filter(Field::isAlwaysRequired).forEach(field -> names.add(field.name()));
        schema.add("properties", properties);
        schema.add("required", names);
        fields.values().stream()
                .map(Field::substitute)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .ifPresent(other -> describeSubstitute(schema, other));
        schema.addProperty("additionalProperties", false);
    }

    /** Says which fields an object must have that does not have {@code other} instead. */
    private void describeSubstitute(JsonObject schema, String other) {
        JsonArray others = new JsonArray();
        others.add(other);
        JsonObject has = new JsonObject();
        has.add("required", others);
        JsonObject lacks = new JsonObject();
        lacks.add("not", has);
        JsonArray names = new JsonArray();
        fields.values().stream()
                .filter(field -> field.substitute().equals(other))
                .forEach(field -> names.add(field.name()));
        JsonObject needs = new JsonObject();
        needs.add("required", names);
        schema.add("if", lacks);
        schema.add("then", needs);
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, T usual) {
        addRows(rows, at, value, "");
    }

    void addRows(FormRows rows, FormRows.At at, JsonValue value, String id) {
        rows.slot(at, Shape.OBJECT);
        if (value != null || at.required()) {
            addFields(rows, at.path(), at.place(), value == null ? JsonValue.NOTHING : value, id);
        }
    }

    /** The rows of what is in it. */
    void addFields(FormRows rows, JsonPath path, String place, JsonValue object, String id) {
        Values values = values(JsonPlace.silent(rows.graph(), object), id);
        all.stream().filter(field -> !field.isDerived()).forEach(field -> field.addRows(rows, path, place, values));
        object.members().keySet().stream()
                .filter(name -> !isKnown(name, values))
                .forEach(name -> rows.slot(new FormRows.At(path.member(name), place + "." + name, false), Shape.STRAY));
    }

    @Override
    public void addDescriptions(String place, Map<String, String> all) {
        fields.values().forEach(field -> field.addDescriptions(place, all));
    }
}
