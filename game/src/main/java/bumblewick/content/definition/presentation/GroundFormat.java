package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.LookDef;

/** The ground of a look, or what is seen where there is none: the sea of clouds, and the land below it. */
final class GroundFormat {
    private static final String SAND = "#f0d9a0";
    private static final String CLAY = "#c98a5e";

    private GroundFormat() {}

    static Maker<LookDef.Ground> declare(Fields fields) {
        var path = fields.colour("path", "Colour of the trodden path. Left out, it is sand.")
                .or(SAND);
        var soil = fields.colour("soil", "Colour of the cliffs at its edge. Left out, it is clay.")
                .or(CLAY);
        var a = fields.colour("a", "Colour of one half of its squares.");
        var b = fields.colour("b", "Colour of the other half.");
        var cell = fields.number("cell", 0.1f, 100f, "u", "Edge of a square.");
        var lineGlow = fields.number("lineGlow", 0f, 10f, "times", "How much the seams between the squares glow.")
                .or(0f);
        var height = fields.number("height", -1_000f, 10f, "u", "Of the ground, as seen.")
                .or(0f);
        var travel = fields.number(
                        "travel",
                        -1_000f,
                        1_000f,
                        "u",
                        "How far a garden has flown, to where its own z axis points: all about it lies so far behind.")
                .or(0f);
        var edge = fields.number(
                        "edge",
                        14f,
                        200f,
                        "u",
                        "Half the width of the ground; beyond it are cliffs and clouds. From 26 u on its rims wind by"
                                + " up to 8 u to both sides, at 14 u hardly at all.")
                .or(42f);
        var pattern =
                fields.optional("pattern", GroundFormat::pattern, "What the squares carry. Left out, it is a meadow.");
        var glimpses = fields.number(
                        "glimpses",
                        0f,
                        1f,
                        "",
                        "How wide the gaps are between the round tops of the sea of clouds, through which it is deep."
                                + " Left out, the sea is closed and flat.")
                .or(0f);
        var land = fields.number(
                        "land",
                        0f,
                        1f,
                        "",
                        "How clearly fields in the colours a and b are seen far below through those gaps, which are"
                                + " wider then. Left out, there are none.")
                .or(0f);
        var glitter = fields.number(
                        "glitter",
                        0f,
                        1f,
                        "",
                        "How much the sea of clouds glitters under the sun or the moon. Left out, it is dull.")
                .or(0f);
        return values -> {
            if (values.get(land) > 0f && values.get(glimpses) == 0f) {
                values.problem("land", "glimpses is 0: fields need gaps through which they are seen");
            }
            return new LookDef.Ground(
                    values.get(a),
                    values.get(b),
                    values.get(cell),
                    values.get(lineGlow),
                    values.get(height),
                    values.get(travel),
                    values.get(edge),
                    values.get(path),
                    values.get(soil),
                    values.get(pattern).orElse(LookDef.Pattern.MEADOW),
                    values.get(glimpses),
                    values.get(land),
                    values.get(glitter));
        };
    }

    private static Maker<LookDef.Pattern> pattern(Fields fields) {
        LookDef.Pattern usual = LookDef.Pattern.MEADOW;
        fields.number("furrows", 0f, 1f, "", "How clearly rows run along the rail, as of mown hay.")
                .or(usual.furrows());
        fields.number("flags", 0f, 1f, "", "How clearly it is paved, with mortar.")
                .or(usual.flags());
        fields.number("clover", 0f, 1f, "of the squares", "Share of the squares with a clover leaf.")
                .or(usual.clover());
        fields.number("flowers", 0f, 1f, "", "How thick the daisies stand.").or(usual.flowers());
        fields.number(
                        "weave",
                        0f,
                        1f,
                        "",
                        "How clearly it is woven of boughs, over and under, instead of turf; a floor of wood needs no"
                                + " planks there.")
                .or(usual.weave());
        return fields.record(LookDef.Pattern.class);
    }
}
