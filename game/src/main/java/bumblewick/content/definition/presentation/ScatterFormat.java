package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.LookDef;

/** What is strewn along the wayside of a flight, as part of its look. */
final class ScatterFormat {
    private ScatterFormat() {}

    static Maker<LookDef.Scatter> declare(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.number(
                "perHundredUnits",
                0.01f,
                500f,
                "per 100 u",
                "How many on each side for 100 u of the rail; more is denser, and slower to draw.");
        fields.choice("side", LookDef.Side.class, "On which side of the rail.").or(LookDef.Side.BOTH);
        fields.choice(
                        "stand",
                        LookDef.Stand.class,
                        "strewn stands anywhere, turned anyhow; drifts likewise, but by sixes, close together; row"
                                + " stands at equal distances, its front towards the rail.")
                .or(LookDef.Stand.STREWN);
        var minX = fields.number("minX", 0f, 1_000f, "u", "Least distance from the rail; keep clear of the corridor.");
        var maxX = fields.number("maxX", 0f, 1_000f, "u", "Largest distance from the rail.");
        var minScale = fields.number("minScale", 0.01f, 100f, "times", "Least factor on the model's size.")
                .or(1f);
        var maxScale = fields.number("maxScale", 0.01f, 100f, "times", "Largest factor on the model's size.")
                .or(1f);
        fields.number("y", -1_000f, 1_000f, "u", "Height of their foot.").or(0f);
        var from = fields.number("from", 0f, LookFormat.FAR, "u", "Distance along the rail from which they stand.")
                .or(0f);
        var to = fields.number("to", 0f, LookFormat.FAR, "u", "Distance along the rail up to which they stand.")
                .or(LookFormat.FAR);
        fields.number("sway", 0f, 5f, "u", "How far the wind moves its tip.").or(0f);
        return fields.record(LookDef.Scatter.class, (made, values) -> {
            expectOrder(values, minX, maxX);
            expectOrder(values, minScale, maxScale);
            expectOrder(values, from, to);
        });
    }

    private static void expectOrder(Values values, Field<Float> low, Field<Float> high) {
        if (values.get(low) > values.get(high)) {
            values.problem(low.name(), values.get(low) + " is more than " + high.name() + ", " + values.get(high));
        }
    }
}
