package bumblewick.content.declaration;

import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.Variables;
import bumblewick.def.pattern.PatternFormula;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Declares the fields of one JSON object, in the order in which they are read and count for the hash. The last argument says
 * what the field does in the game, in a sentence for modders; range, unit and default stand in the declaration and not
 * in it.
 */
public final class Fields {
    private final List<Field<?>> all = new ArrayList<>();

    List<Field<?>> all() {
        return List.copyOf(all);
    }

    private <T> Field<T> add(String name, FieldType<T> type, String description) {
        return add(new Field<>(all.size(), name, type, description));
    }

    private <F extends Field<?>> F add(F field) {
        all.add(field);
        return field;
    }

    /** What every file begins with. */
    void format() {
        add("format", new FormatType(), "Version of the file's layout.");
    }

    /** What a file whose kind has many definitions can begin with. */
    void inheritance(Optional<DefinitionKind> kind) {
        add(
                        Inheritance.EXTENDS,
                        new ExtendsType(kind),
                        "Id of a definition of the same kind: what this file leaves out is as it is there.")
                .orAbsent("");
    }

    /** What a file of the scene can have: values with names. */
    void variables() {
        add(
                        Variables.FIELD,
                        new VariablesType(),
                        "Numbers, texts, true or false with names of their own: {\"$value\": \"name\"} stands for one of"
                                + " them elsewhere in the file.")
                .orAbsent(Map.of());
    }

    /** Any text that is not empty. */
    public Field<String> text(String name, String description) {
        return add(name, TextType.ANY, description);
    }

    /** Small letters, digits and _, so that it can be part of a file name. */
    public Field<String> name(String name, String description) {
        return add(name, TextType.NAME, description);
    }

    /** A colour as {@code #rrggbb}. Colours are for the eye: they do not count for the hash. */
    public Field<String> colour(String name, String description) {
        return add(name, TextType.COLOUR, description);
    }

    /** A number from {@code min} to {@code max}, both allowed; {@code unit} is for messages and may be empty. */
    public NumberField<Float> number(String name, float min, float max, String unit, String description) {
        NumberRange range = new NumberRange(min, max, unit);
        return add(new NumberField<>(all.size(), name, range, NumberType::of, description));
    }

    /** A whole number from {@code min} to {@code max}, both allowed. */
    public NumberField<Integer> whole(String name, int min, int max, String unit, String description) {
        NumberRange range = new NumberRange(min, max, unit);
        return add(new NumberField<>(all.size(), name, range, NumberType::whole, description));
    }

    /**
     * A number, or a text that is computed while the game runs, of names that whoever declares it checks.
     *
     * <p>{@code min} to {@code max} are for numbers that are written as such.
     */
    public Field<PatternFormula> formula(String name, float min, float max, String unit, String description) {
        return add(name, new FormulaType(new NumberRange(min, max, unit), true), description);
    }

    /** The same of nothing but what is known everywhere. */
    public Field<PatternFormula> closedFormula(String name, float min, float max, String unit, String description) {
        return add(name, new FormulaType(new NumberRange(min, max, unit), false), description);
    }

    /** True or false. */
    public Field<Boolean> flag(String name, String description) {
        return add(name, new FlagType(false), description);
    }

    /** True or false, a number, or a text: which of them the other fields say. */
    public Field<Object> literal(String name, String description) {
        return add(name, new LiteralType(), description);
    }

    /**
     * A value whose type is another in each object.
     *
     * @param like declares a field of that type, by the fields declared before this one
     */
    public Field<Object> literal(String name, Function<Values, Function<Fields, Field<?>>> like, String description) {
        return add(new DependentField<>(
                all.size(), name, new LiteralType(), values -> type(like.apply(values)), description));
    }

    @SuppressWarnings("unchecked") // whatever is read is an object
    private static FieldType<Object> type(Function<Fields, Field<?>> declare) {
        return (FieldType<Object>) declare.apply(new Fields()).type();
    }

    /** Arguments of a template, which the fields declared before this one name; empty if they have mistakes or name none. */
    public Field<Optional<Map<String, JsonValue>>> arguments(
            String name, Function<Values, Optional<Parameters>> of, String description) {
        return add(new ArgumentsField(all.size(), name, of, description));
    }

    /** A list of objects that become {@code item} where they are used, with values in the place of parameters. */
    public Field<List<JsonValue>> template(
            String name, int least, int most, String what, ObjectType<?> item, String description) {
        return add(name, new TemplateType(item, least, most, what), description);
    }

    /** True or false, or 1 or 0 as modelling programs write it. */
    public Field<Boolean> numericFlag(String name, String description) {
        return add(name, new FlagType(true), description);
    }

    /** One of the constants of an enumeration, written in lower case. */
    public <E extends Enum<E>> Field<E> choice(String name, Class<E> type, String description) {
        return add(name, new ChoiceType<>(type), description);
    }

    /** One of some constants of an enumeration, written in lower case. */
    public <E extends Enum<E>> Field<E> choice(String name, List<E> constants, String description) {
        return add(name, new ChoiceType<>(constants), description);
    }

    /** The name of another definition, which must exist. */
    public Field<String> reference(String name, DefinitionKind kind, String description) {
        return add(name, new ReferenceType(kind, true), description);
    }

    /** The name of another definition, which must exist; nothing is lost if it has mistakes. */
    public Field<String> link(String name, DefinitionKind kind, String description) {
        return add(name, new ReferenceType(kind, false), description);
    }

    /** The name of something that is read before; a wrong one is a mistake of the object alone that has it. */
    public Field<String> known(String name, DefinitionKind kind, String description) {
        return add(name, new KnownNameType(kind), description);
    }

    /** A list of names of other definitions. */
    public Field<List<String>> references(String name, int least, int most, DefinitionKind kind, String description) {
        return add(name, new ListType<>(new ReferenceType(kind, true), least, most, "names"), description);
    }

    /** A list of texts; {@code what} names them in messages. */
    public Field<List<String>> texts(String name, int least, int most, String what, String description) {
        return add(name, new ListType<>(TextType.ANY, least, most, what), description);
    }

    /** A list of colours. */
    public Field<List<String>> colours(String name, int least, int most, String description) {
        return add(name, new ListType<>(TextType.COLOUR, least, most, "colours"), description);
    }

    /** A list of numbers from {@code min} to {@code max}. */
    public Field<List<Float>> numbers(
            String name, int least, int most, float min, float max, String unit, String description) {
        NumberType<Float> number = NumberType.of(new NumberRange(min, max, unit));
        return add(name, new ListType<>(number, least, most, "numbers"), description);
    }

    /** A point: x, y and z from {@code -reach} to {@code reach}, in u. */
    public Field<Vector3f> point(String name, float reach, String description) {
        return add(name, pointType(reach), description);
    }

    /** A list of points. */
    public Field<List<Vector3f>> points(String name, int least, int most, float reach, String description) {
        return add(name, new ListType<>(pointType(reach), least, most, "points"), description);
    }

    private static PointType pointType(float reach) {
        return new PointType(new NumberRange(-reach, reach, "u"));
    }

    /** An object. */
    public <T> Field<T> object(String name, Function<Fields, Maker<T>> declare, String description) {
        return add(name, ObjectType.of(declare), description);
    }

    /** An object that may be left out; whether it is there counts for the hash. */
    public <T> Field<Optional<T>> optional(String name, Function<Fields, Maker<T>> declare, String description) {
        return add(name, new OptionalType<>(ObjectType.of(declare)), description)
                .or(Optional.empty());
    }

    /** An object that may be left out, of a field that came later: only where it is written does it count for the hash. */
    public <T> Field<Optional<T>> optionalUnhashed(
            String name, Function<Fields, Maker<T>> declare, String description) {
        return add(name, new OptionalType<>(ObjectType.of(declare)), description)
                .orAbsent(Optional.empty());
    }

    /** A list of constants of an enumeration, written in lower case; {@code what} names them in messages. */
    public <E extends Enum<E>> Field<List<E>> choices(
            String name, Class<E> type, int least, int most, String what, String description) {
        return add(name, new ListType<>(new ChoiceType<>(type), least, most, what), description);
    }

    /** A list of objects; {@code what} names them in messages. */
    public <T> Field<List<T>> list(
            String name, int least, int most, String what, Function<Fields, Maker<T>> declare, String description) {
        return add(name, new ListType<>(ObjectType.of(declare), least, most, what), description);
    }

    /**
     * A list in an item of the list {@code outer} of the file, of what stands in that; it may be left out.
     *
     * @param title of the format
     * @param deepest how many of such lists may stand in each other
     */
    public <T> Field<List<T>> nested(
            String name,
            String title,
            String outer,
            int most,
            int deepest,
            String what,
            Function<Fields, Maker<T>> declare,
            String description) {
        return add(name, nested(title, outer, most, deepest, what, declare), description)
                .orAbsent(List.of());
    }

    private static <T> FieldType<List<T>> nested(
            String title, String outer, int most, int deepest, String what, Function<Fields, Maker<T>> declare) {
        return new NestedListType<>(title, outer, most, deepest, what, () -> ObjectType.of(declare));
    }

    /** A list of objects that may be left out. */
    public <T> Field<List<T>> optionalList(
            String name, int most, String what, Function<Fields, Maker<T>> declare, String description) {
        return list(name, 0, most, what, declare, description).or(List.of());
    }

    /** An object of objects under any names, at least one; those with a mistake are left out. */
    public <T> Field<SortedMap<String, T>> entries(
            String name, Function<Fields, Maker<T>> declare, String description) {
        return entries(name, DefinitionKind.NONE, declare, description);
    }

    /** The same, of things of a kind that others can name. */
    public <T> Field<SortedMap<String, T>> entries(
            String name, DefinitionKind kind, Function<Fields, Maker<T>> declare, String description) {
        return add(name, new EntriesType<>(ObjectType.of(declare), kind, true), description);
    }

    /** An object of objects under whatever names, possibly none. */
    public <T> Field<SortedMap<String, T>> records(
            String name, Function<Fields, Maker<T>> declare, String description) {
        return add(name, new EntriesType<>(ObjectType.of(declare), DefinitionKind.NONE, false), description);
    }

    /** An object of texts under any names. */
    public Field<Map<String, String>> table(String name, String description) {
        return add(name, new TableType(), description);
    }

    /** The name of the definition or entry that the object is, where a record has it among the fields. */
    public void id() {
        derived(Values::id);
    }

    /** Makes a record of the fields: each of its components is what the field declared in its place holds. */
    public <T> Maker<T> record(Class<T> type) {
        return record(type, (made, values) -> {});
    }

    /** The same, and then {@code check} reports what is wrong with the record that no single value shows. */
    public <T> Maker<T> record(Class<T> type, BiConsumer<T, Values> check) {
        List<Field<?>> components =
                all.stream().filter(field -> !field.isLayout()).collect(Collectors.toList());
        return new RecordMaker<>(type, components, check);
    }

    /** A value that is not in the file: it is computed where it stands among the fields, and may count for the hash there. */
    public <T> Field<T> derived(Function<Values, T> value) {
        return add(new Field<>(all.size(), value));
    }
}
