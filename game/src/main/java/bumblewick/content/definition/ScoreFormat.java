package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.ScoreDef;

/** {@code tuning/score.json}. */
public final class ScoreFormat {
    public static final FileFormat<ScoreDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING, "score", ScoreDef.class, "What is worth how many points.", ScoreFormat::declare);

    private static final int HOUR = 216_000; // ticks

    private ScoreFormat() {}

    private static Maker<ScoreDef> declare(Fields fields) {
        var hit = fields.whole("hit", 0, 10_000, "points", "For each hit.");
        var chainStep =
                fields.number("chainStep", 0f, 10f, "per kill", "Added to the multiplier by each kill in the chain.");
        var maxMultiplier = fields.number("maxMultiplier", 1f, 100f, "times", "The multiplier never rises above this.");
        var chainTicks = fields.whole(
                "chainTicks",
                1,
                HOUR,
                "ticks",
                "Time after the last kill at which the chain drops; more makes long chains easy.");
        var volleyFactors = fields.numbers(
                "volleyFactors",
                1,
                64,
                0f,
                100f,
                "times",
                "Factor on a volley of 1, 2, 3 … kills; the last one counts for all larger volleys.");
        var deflectFactor =
                fields.number("deflectFactor", 0f, 100f, "times", "Factor on a kill by a deflected bullet.");
        var dodge =
                fields.whole("dodge", 0, 10_000, "points", "For each bullet that a bee evades, before the multiplier.");
        var brush = fields.whole("brush", 0, 10_000, "points", "For each bullet that passes Wick closely.");
        var beeAtEnd =
                fields.whole("beeAtEnd", 0, 100_000, "points", "For each bee alive at the end; more rewards care.");
        var seedPerBee =
                fields.whole("seedPerBee", 0, 100_000, "points", "Banked for each bee parked in a flower gate.");
        var allFriends =
                fields.whole("allFriends", 0, 100_000, "points", "At the end of a garden whose friends are all free.");
        var underPar =
                fields.whole("underPar", 0, 100_000, "points", "At the end of a garden in less than its par time.");
        var noReset = fields.whole(
                "noReset",
                0,
                100_000,
                "points",
                "At the end of a garden in which Wick never was put back on safe ground.");
        return values -> new ScoreDef(
                values.get(hit),
                values.get(chainStep),
                values.get(maxMultiplier),
                values.get(chainTicks),
                values.get(volleyFactors),
                values.get(deflectFactor),
                values.get(dodge),
                values.get(brush),
                values.get(beeAtEnd),
                values.get(seedPerBee),
                values.get(allFriends),
                values.get(underPar),
                values.get(noReset));
    }
}
