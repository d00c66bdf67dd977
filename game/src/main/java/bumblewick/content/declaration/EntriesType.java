package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** An object of objects under names of their own; those with a mistake are left out. */
final class EntriesType<T> extends FieldType<SortedMap<String, T>> {
    private final ObjectType<T> entry;
    private final DefinitionKind kind;

    private final boolean strict;

    /**
     * @param kind that each entry is of: others can name it, even if it has a mistake
     * @param strict whether there has to be one at least, and names have to be such as definitions have
     */
    EntriesType(ObjectType<T> entry, DefinitionKind kind, boolean strict) {
        super("object", "an object");
        this.entry = entry;
        this.kind = kind;
        this.strict = strict;
    }

    @Override
    SortedMap<String, T> read(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.OBJECT)) {
            here.problem(name, value, "expected an object, found " + value);
            return harmless();
        }
        if (strict && value.members().isEmpty()) {
            here.problem(name, value, "expected at least one entry, found none");
        }
        here.parsedDefinition().graph().declare(kind, value.members().keySet());
        JsonPlace inside = here.inside(name, value);
        SortedMap<String, T> valid = new TreeMap<>();
        value.members().forEach((key, object) -> {
            int before = here.parsedDefinition().mistakes();
            T made = entry.read(inside, key, object, key);
            if (strict && !Names.isName(key)) {
                inside.problem(key, object, Names.EXPECTED + "'" + key + "'" + Names.meant(key));
            }
            if (here.parsedDefinition().mistakes() == before) {
                valid.put(key, made);
            }
        });
        return valid;
    }

    @Override
    SortedMap<String, T> harmless() {
        return new TreeMap<>();
    }

    @Override
    void describe(JsonObject schema, SortedMap<String, T> usual) {
        JsonObject names = new JsonObject();
        names.addProperty("pattern", Names.PATTERN);
        schema.add("propertyNames", names);
        schema.addProperty("minProperties", 1);
        schema.add("additionalProperties", entry.schema());
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, SortedMap<String, T> usual) {
        rows.slot(at, Shape.ENTRIES, 1, Integer.MAX_VALUE);
        if (value != null) {
            value.members().forEach((key, object) -> entry.addRows(rows, at.entry(key), object, key));
        }
    }

    @Override
    void addDescriptions(String place, Map<String, String> all) {
        entry.addDescriptions(place, all);
    }
}
