package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.def.DeedDef;
import bumblewick.def.Medals;
import bumblewick.def.RuleDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.def.StageDef.Exits;
import bumblewick.def.StageKind;
import java.util.List;

/** {@code stage.json} of a flight. */
public final class StageFormat {
    public static final FileFormat<Frame> FORMAT = FileFormat.of(
                    "stage",
                    "stages/*/stage.json",
                    "A flight along a rail, past waves of enemies, to a boss.",
                    StageFormat::declare)
            .titled("flight stage");

    /** What the schema says that is for flights and gardens. */
    public static final String ANY_STAGE = "What a stage is: a flight, or, with \"kind\": \"garden\", a garden.";

    /** No rail is longer; in u. */
    static final float LONGEST = 100_000f;

    private static final int MOST_POINTS = 10_000_000;

    /**
     * What {@code stage.json} says; the rest of the stage is in the other files.
     *
     * @param written that it was made of: to report what only shows beside the course
     */
    public record Frame(
            StageKind kind,
            String look,
            String music,
            float speed,
            float bossAt,
            String boss,
            Corridor corridor,
            List<Float> checkpoints,
            Exits exits,
            String islet,
            int isletBees,
            Medals medals,
            List<RuleDef> rules,
            boolean sandbox,
            DeedDef deed,
            Values written) {}

    private StageFormat() {}

    private static Maker<Frame> declare(Fields fields) {
        fields.choice("kind", StageKind.class, "flight for a flight, which it is if nothing is said.")
                .or(StageKind.FLIGHT);
        fields.reference("look", LookFormat.LOOK, "Light, sky and ground that it wears.");
        fields.reference("music", MusicFormat.MUSIC, "Which track plays.");
        fields.number(
                "speed",
                1f,
                100f,
                "u/s",
                "Of the rail: how fast the world comes. More leaves less time for everything.");
        fields.number(
                "bossAt",
                10f,
                LONGEST,
                "u",
                "Distance along the rail at which the boss comes: the length of the stage.");
        fields.reference("boss", BossFormat.BOSS, "Who waits at the end.");
        fields.object("corridor", StageFormat::corridor, "Where Wick may fly, across the rail.");
        fields.numbers(
                "checkpoints",
                0,
                16,
                1f,
                LONGEST,
                "u",
                "Distances along the rail, rising, from which one can start again.");
        fields.object(
                "exits", StageFormat::exits, "Where it leads outside of a journey, whose map has ways of its own.");
        fields.reference(
                        "islet",
                        GardenFormat.GARDEN,
                        "Garden on which Wick comes down when the last bee is gone. Left out, the flight is lost at"
                                + " once.")
                .or("");
        fields.whole(
                        "isletBees",
                        0,
                        GardenFormat.MOST_BEES,
                        "bees",
                        "How many bees have to be gathered there, before the difficulty makes them fewer. Left out or 0: as"
                                + " many as the garden says.")
                .orAbsent(0);
        fields.object("medals", StageFormat::medals, "Points that each medal takes, rising.");
        RuleFormat.list(fields, StageKind.FLIGHT);
        fields.flag(
                        "sandbox",
                        "Whether it is there to try things out: no daily run, boss rush or census of all stages flies it.")
                .orAbsent(false);
        fields.object("deed", DeedFormat::declare, "What opens the high exit. Left out, it is open.")
                .orAbsent(DeedDef.NONE);
        fields.derived(values -> values);
        return fields.record(Frame.class, (made, values) -> checkOrder(made.checkpoints(), made.bossAt(), values));
    }

    private static void checkOrder(List<Float> checkpoints, float bossAt, Values values) {
        for (int i = 0; i < checkpoints.size(); i++) {
            float before = i == 0 ? 0f : checkpoints.get(i - 1);
            float at = checkpoints.get(i);
            if (at <= before || at >= bossAt) {
                values.problem(
                        "checkpoints[" + i + "]", at + " must be after " + before + " and before bossAt, " + bossAt);
            }
        }
    }

    private static Maker<Corridor> corridor(Fields fields) {
        borders(fields);
        return fields.record(Corridor.class, (made, values) -> checkBorders(made.minY(), made.maxY(), values));
    }

    /** Declares the borders of a corridor. */
    static List<Field<Float>> borders(Fields fields) {
        return List.of(
                fields.number("minX", -100f, 0f, "u", "Its left border."),
                fields.number("maxX", 0f, 100f, "u", "Its right border."),
                fields.number("minY", 0f, 10f, "u", "Its lower border, above the ground."),
                fields.number("maxY", 0f, 100f, "u", "Its upper border."));
    }

    static void checkBorders(float minY, float maxY, Values values) {
        if (maxY <= minY) {
            values.problem("maxY", maxY + " is not above minY, " + minY);
        }
    }

    private static Maker<Exits> exits(Fields fields) {
        return exits(
                fields,
                "Stage behind the high exit. Left out, the way ends there.",
                "Stage behind the low exit. Left out, the way ends there.");
    }

    static Maker<Exits> exits(Fields fields, String aboutHigh, String aboutLow) {
        fields.link("high", DefinitionKind.STAGE, aboutHigh).or("");
        fields.link("low", DefinitionKind.STAGE, aboutLow).or("");
        return fields.record(Exits.class);
    }

    static Maker<Medals> medals(Fields fields) {
        fields.whole("seedling", 0, MOST_POINTS, "points", "For the seedling, the first.");
        fields.whole("leaf", 0, MOST_POINTS, "points", "For the leaf, the second.");
        fields.whole("bloom", 0, MOST_POINTS, "points", "For the bloom, the third.");
        fields.whole("golden", 0, MOST_POINTS, "points", "For the golden one, the best.");
        return fields.record(Medals.class, (made, values) -> {
            if (made.seedling() > made.leaf() || made.leaf() > made.bloom() || made.bloom() > made.golden()) {
                values.problem("golden", "the medals must rise from seedling by leaf and bloom to golden");
            }
        });
    }
}
