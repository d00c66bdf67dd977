package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.content.json.Variables;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.Optional;

/**
 * Values with names, see {@link Variables}. By the time that they are read, they are where they are named; there they count
 * for the hash.
 */
final class VariablesType extends FieldType<Map<String, JsonValue>> {
    private static final float REACH = 1_000_000f;

    VariablesType() {
        super("object", "an object of at most " + Variables.MOST + " variables");
    }

    @Override
    Map<String, JsonValue> read(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.OBJECT) || value.members().size() > Variables.MOST) {
            String found =
                    value.is(Type.OBJECT) ? String.valueOf(value.members().size()) : value.toString();
            here.problem(name, value, "expected " + expected() + ", found " + found);
            return harmless();
        }
        JsonPlace inside = here.inside(name, value);
        value.members().forEach((key, each) -> {
            if (!Names.isName(key)) {
                inside.problem(key, each, Names.EXPECTED + "'" + key + "'" + Names.meant(key));
            } else if (!each.isScalar()) {
                inside.problem(key, each, Variables.EXPECTED + each);
            }
        });
        return value.members();
    }

    @Override
    Map<String, JsonValue> harmless() {
        return Map.of();
    }

    @Override
    void describe(JsonObject schema, Map<String, JsonValue> usual) {
        JsonObject names = new JsonObject();
        names.addProperty("pattern", Names.PATTERN);
        schema.add("propertyNames", names);
        schema.addProperty("maxProperties", Variables.MOST);
        schema.add("additionalProperties", new LiteralType().schema());
    }

    /** A row for each that there is. */
    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Map<String, JsonValue> usual) {
        rows.slot(at, Shape.ENTRIES, 0, Variables.MOST);
        if (value != null) {
            value.members().forEach((key, each) -> addRow(rows, at.entry(key), each));
        }
    }

    private static void addRow(FormRows rows, FormRows.At at, JsonValue value) {
        switch (value.type()) {
            case NUMBER, NULL -> // null stands for one that is added
                rows.value(at, new FormField.Number(at.path(), at.place(), -REACH, REACH, "", false, Optional.empty()));
            case FLAG -> rows.value(at, new FormField.Flag(at.path(), at.place(), false));
            case TEXT -> rows.value(at, new FormField.Text(at.path(), at.place(), ""));
            default -> rows.slot(at, Shape.STRAY);
        }
    }
}
