package bumblewick.content.definition.tuning;

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
        fields.whole("hit", 0, 10_000, "points", "For each hit.");
        fields.number("chainStep", 0f, 10f, "per kill", "Added to the multiplier by each kill in the chain.");
        fields.number("maxMultiplier", 1f, 100f, "times", "The multiplier never rises above this.");
        fields.whole(
                "chainTicks",
                1,
                HOUR,
                "ticks",
                "Time after the last kill at which the chain drops; more makes long chains easy.");
        fields.numbers(
                "volleyFactors",
                1,
                64,
                0f,
                100f,
                "times",
                "Factor on a volley of 1, 2, 3 … kills; the last one counts for all larger volleys.");
        fields.number("deflectFactor", 0f, 100f, "times", "Factor on a kill by a deflected bullet.");
        fields.whole("dodge", 0, 10_000, "points", "For each bullet that a bee evades, before the multiplier.");
        fields.whole("brush", 0, 10_000, "points", "For each bullet that passes Wick closely.");
        fields.whole("beeAtEnd", 0, 100_000, "points", "For each bee alive at the end; more rewards care.");
        fields.whole("seedPerBee", 0, 100_000, "points", "Banked for each bee parked in a flower gate.");
        fields.whole("allFriends", 0, 100_000, "points", "At the end of a garden whose friends are all free.");
        fields.whole("underPar", 0, 100_000, "points", "At the end of a garden in less than its par time.");
        fields.whole(
                "noReset",
                0,
                100_000,
                "points",
                "At the end of a garden in which Wick never was put back on safe ground.");
        return fields.record(ScoreDef.class);
    }
}
