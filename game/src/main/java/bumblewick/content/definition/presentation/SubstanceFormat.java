package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.SubstanceDef;

/** What a substance looks like in a look: water, lava, honey, ice and others; what is left out is as usual. */
final class SubstanceFormat {
    private static final SubstanceDef WATER = SubstanceDef.usual("water");

    private SubstanceFormat() {}

    static Maker<SubstanceDef> declare(Fields fields) {
        var deep = fields.colour(
                        "deep",
                        "Colour of deep water, of lava's crust, of honey's folds, of the inside of ice, of cool light.")
                .or(null, values -> usual(values).deep());
        var bright = fields.colour(
                        "bright",
                        "Colour of shallow water, of lava's seams, of honey against the light, of the face of ice, of"
                                + " glass, of warm light.")
                .or(null, values -> usual(values).bright());
        var edge = fields.colour(
                        "edge",
                        "Colour of foam, of the hottest lava, of honey's skin, of cracks and rime, of the rims of"
                                + " glass.")
                .or(null, values -> usual(values).edge());
        var speed = fields.number("speed", 0f, 10f, "times", "Factor on how fast it moves.")
                .or(WATER.speed(), values -> usual(values).speed());
        var scale = fields.number("scale", 0.05f, 20f, "times", "Factor on the size of its patterns.")
                .or(WATER.scale(), values -> usual(values).scale());
        var relief = fields.number(
                        "relief",
                        0f,
                        10f,
                        "times",
                        "Factor on the height of its waves; of glass, on how clearly its rims are seen.")
                .or(WATER.relief(), values -> usual(values).relief());
        return values -> {
            if (!SubstanceDef.isKnown(values.id())) {
                values.problem("deep", "there is no substance '" + values.id() + "'");
            }
            return new SubstanceDef(
                    values.get(deep),
                    values.get(bright),
                    values.get(edge),
                    values.get(speed),
                    values.get(scale),
                    values.get(relief));
        };
    }

    private static SubstanceDef usual(Values values) {
        return SubstanceDef.isKnown(values.id()) ? SubstanceDef.usual(values.id()) : WATER;
    }
}
