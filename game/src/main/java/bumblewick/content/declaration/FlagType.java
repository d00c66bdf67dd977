package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;

/** True or false. */
final class FlagType extends FieldType<Boolean> {
    private static final NumberRange NUMERIC = new NumberRange(0f, 1f, "for true or false");

    private final boolean numeric;

    /** @param numeric whether 1 and 0 do as well: modelling programs write them */
    FlagType(boolean numeric) {
        super("boolean", "true or false");
        this.numeric = numeric;
    }

    @Override
    Boolean read(JsonPlace here, String name, JsonValue value) {
        if (numeric && !value.is(Type.FLAG)) {
            return NumberType.whole(NUMERIC).read(here, name, value) == 1;
        }
        if (!value.is(Type.FLAG)) {
            here.problem(name, value, "expected true or false, found " + value);
            return harmless();
        }
        boolean flag = value.text().equals("true");
        hash(here, flag);
        return flag;
    }

    @Override
    Boolean harmless() {
        return false;
    }

    @Override
    void hash(JsonPlace here, Boolean flag) {
        here.hashed(flag ? 1f : 0f);
    }

    @Override
    void describe(JsonObject schema, Boolean usual) {
        if (usual != null) {
            schema.addProperty(DEFAULT, usual);
        }
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, Boolean usual) {
        rows.value(at, new FormField.Flag(at.path(), at.place(), usual != null && usual));
    }
}
