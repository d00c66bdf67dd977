package bumblewick.content.declaration;

import bumblewick.content.json.Formulas;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.def.pattern.PatternFormula;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Optional;

/** A number, or a text that is computed while the game runs. The range holds for numbers alone. */
final class FormulaType extends FieldType<PatternFormula> {
    private final NumberRange range;
    private final boolean open;

    /** @param open whether it may name anything: then somebody else checks the names */
    FormulaType(NumberRange range, boolean open) {
        super("number", range + " or a formula");
        this.range = range;
        this.open = open;
    }

    @Override
    PatternFormula read(JsonPlace here, String name, JsonValue value) {
        if (value.is(Type.TEXT)) {
            return formula(here, name, value);
        }
        if (!value.is(Type.NUMBER)) {
            here.problem(name, value, "expected " + expected() + ", found " + value);
            return harmless();
        }
        float number = Float.parseFloat(value.text());
        if (!range.has(number)) {
            here.problem(name, value, value + " is out of range, expected " + range);
            return harmless();
        }
        return PatternFormula.of(here.hashed(number));
    }

    private PatternFormula formula(JsonPlace here, String name, JsonValue value) {
        try {
            PatternFormula formula = Formulas.parse(here.hashed(value.text()));
            if (!open && !formula.names().isEmpty()) {
                here.problem(
                        name,
                        value,
                        "'" + formula.names().iterator().next()
                                + "' has no value here, expected hum, difficulty or random");
            }
            return formula;
        } catch (IllegalArgumentException e) {
            here.problem(name, value, value + " " + e.getMessage());
            return harmless();
        }
    }

    @Override
    String allowed() {
        return expected();
    }

    @Override
    PatternFormula harmless() {
        return PatternFormula.of(range.min());
    }

    @Override
    PatternFormula none() {
        return PatternFormula.absent();
    }

    @Override
    void hash(JsonPlace here, PatternFormula value) {
        here.hashed(value.text());
    }

    @Override
    void describe(JsonObject schema, PatternFormula usual) {
        JsonArray types = new JsonArray();
        types.add("number");
        types.add("string");
        schema.add("type", types);
        schema.add("minimum", NumberType.json(range.min()));
        schema.add("maximum", NumberType.json(range.max()));
        if (!range.unit().isEmpty()) {
            schema.addProperty(UNIT, range.unit());
        }
        if (usual != null) {
            schema.add(DEFAULT, NumberType.json(Float.parseFloat(usual.text())));
        }
    }

    /** A number has the row of one, a formula that of a text. */
    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, PatternFormula usual) {
        if (value != null && value.is(Type.TEXT)) {
            rows.value(at, new FormField.Text(at.path(), at.place(), ""));
        } else {
            Optional<Float> fallback = Optional.ofNullable(usual).map(each -> Float.parseFloat(each.text()));
            rows.value(
                    at,
                    new FormField.Number(
                            at.path(), at.place(), range.min(), range.max(), range.unit(), false, fallback));
        }
    }
}
