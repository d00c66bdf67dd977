package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;

/** The name of another definition, which must exist. */
final class ReferenceType extends FieldType<String> {
    private final DefinitionKind kind;
    private final boolean needed;

    ReferenceType(DefinitionKind kind, boolean needed) {
        super("string", "the name of " + kind.one());
        this.kind = kind;
        this.needed = needed;
    }

    @Override
    String read(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.TEXT)) {
            here.problem(name, value, "expected " + expected() + ", found " + value);
            return "";
        }
        here.refer(kind, name, value, needed);
        hash(here, value.text());
        return value.text();
    }

    @Override
    String allowed() {
        return expected();
    }

    @Override
    String allowedInList(String what) {
        return "each " + expected();
    }

    @Override
    String harmless() {
        return "";
    }

    /** A name counts if the rules depend on what it names. */
    @Override
    void hash(JsonPlace here, String id) {
        if (kind.isRules()) {
            here.hashed(id);
        }
    }

    @Override
    void describe(JsonObject schema, String usual) {
        schema.addProperty(KIND, kind.constant());
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, String usual) {
        rows.value(at, field(at));
    }

    FormField field(FormRows.At at) {
        return new FormField.Reference(at.path(), at.place(), kind, at.required());
    }
}
