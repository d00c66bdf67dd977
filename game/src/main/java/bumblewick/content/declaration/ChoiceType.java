package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** One of the constants of an enumeration, written in lower case. */
final class ChoiceType<E extends Enum<E>> extends FieldType<E> {
    private final List<E> constants;
    private final List<String> names;

    ChoiceType(Class<E> type) {
        this(List.of(type.getEnumConstants()));
    }

    /** @param constants those that it may be, one at least */
    ChoiceType(List<E> constants) {
        this(constants, constants.stream().map(ChoiceType::name).collect(Collectors.toList()));
    }

    private ChoiceType(List<E> constants, List<String> names) {
        super("string", "one of " + names);
        this.constants = constants;
        this.names = names;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Override
    E read(JsonPlace here, String name, JsonValue value) {
        int index = value.is(Type.TEXT) ? names.indexOf(value.text()) : -1;
        if (index < 0) {
            here.problem(name, value, "found " + value + here.hint(value.text(), names));
            return harmless();
        }
        hash(here, constants.get(index));
        return constants.get(index);
    }

    @Override
    E harmless() {
        return constants.get(0);
    }

    @Override
    void hash(JsonPlace here, E value) {
        here.hashed(name(value));
    }

    @Override
    void describe(JsonObject schema, E usual) {
        JsonArray all = new JsonArray();
        names.forEach(all::add);
        schema.add("enum", all);
        if (usual != null) {
            schema.addProperty(DEFAULT, name(usual));
        }
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, E usual) {
        Optional<String> fallback = Optional.ofNullable(usual).map(ChoiceType::name);
        rows.value(at, new FormField.Choice(at.path(), at.place(), names, fallback));
    }
}
