package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.SceneryDef;
import bumblewick.def.SceneryDef.Solidity;

/** {@code scenery/*.json}: kinds of things in a flight's corridor. */
public final class SceneryFormat {
    public static final DefinitionKind SCENERY = DefinitionKind.of("scenery", "scenery", Use.RULES);

    public static final FileFormat<SceneryDef> FORMAT = FileFormat.of(
            SCENERY,
            SceneryDef.class,
            "A kind of thing that stands in a flight's corridor and matters.",
            SceneryFormat::declare);

    private SceneryFormat() {}

    private static Maker<SceneryDef> declare(Fields fields) {
        var solidity = fields.choice(
                "solidity",
                Solidity.class,
                "breakable and solid stop Wick and shots, foliage makes Wick stumble, flower_gate takes half of four"
                        + " or more bees in, decor is only seen.");
        var model = fields.reference(
                        "model",
                        DefinitionKind.MODEL,
                        "What is seen. Left out, it is a body that belongs to another model.")
                .or("");
        var hp = fields.whole("hp", 1, 10_000, "hit points", "Hit points; belongs to \"solidity\": \"breakable\".")
                .when(solidity, Solidity.BREAKABLE);
        var score = fields.whole(
                        "score",
                        0,
                        100_000,
                        "points",
                        "Points for breaking it, before the multiplier; belongs to \"solidity\": \"breakable\".")
                .when(solidity, Solidity.BREAKABLE);
        var halfWidth = fields.number("halfWidth", 0.05f, 60f, "u", "Half the size of what is felt across the rail.");
        var height = fields.number("height", 0.05f, 60f, "u", "Of what is felt, from its foot.");
        var halfDepth = fields.number("halfDepth", 0.05f, 60f, "u", "Half the size of what is felt along the rail.");
        var round = fields.flag("round", "Felt as an upright cylinder of the radius halfWidth instead of a box.")
                .or(false);
        var debris = fields.reference(
                        "debris",
                        DefinitionKind.MODEL,
                        "Model of the pieces that fly when it breaks. Left out, nothing flies.")
                .or("");
        var blast = fields.optionalUnhashed(
                        "blast",
                        BlastFormat::declare,
                        "How it blows up when it breaks; belongs to \"solidity\": \"breakable\".")
                .when(solidity, Solidity.BREAKABLE);
        return values -> new SceneryDef(
                values.id(),
                values.get(model),
                values.get(solidity),
                values.get(hp),
                values.get(score),
                values.get(halfWidth),
                values.get(height),
                values.get(halfDepth),
                values.get(round),
                values.get(debris),
                values.get(blast));
    }
}
