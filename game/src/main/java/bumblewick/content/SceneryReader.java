package bumblewick.content;

import bumblewick.def.SceneryDef;
import bumblewick.def.SceneryDef.Solidity;

/** Reads {@code scenery/*.json}. */
final class SceneryReader {
    private SceneryReader() {}

    static SceneryDef read(String id, JsonFields fields) {
        Solidity solidity = fields.choice("solidity", Solidity.class);
        boolean breaks = solidity == Solidity.BREAKABLE;
        return new SceneryDef(
                id,
                fields.referenceOr("model", Kind.MODEL, ""),
                solidity,
                breaks ? fields.whole("hp", 1, 10_000, "hit points") : 0,
                breaks ? fields.whole("score", 0, 100_000, "points") : 0,
                fields.number("halfWidth", 0.05f, 60f, "u"),
                fields.number("height", 0.05f, 60f, "u"),
                fields.number("halfDepth", 0.05f, 60f, "u"),
                fields.flagOr("round", false),
                fields.referenceOr("debris", Kind.MODEL, ""));
    }
}
