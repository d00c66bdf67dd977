package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.NumberRange;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.content.definition.tuning.SwarmFormat;
import bumblewick.def.GardenDef.Goal;
import bumblewick.def.Medals;
import bumblewick.def.RuleDef;
import bumblewick.def.StageDef.Exits;
import bumblewick.def.StageKind;
import bumblewick.def.SwarmDef;
import java.util.List;

/** {@code stage.json} of a garden. */
public final class GardenFormat {
    public static final DefinitionKind GARDEN = DefinitionKind.of("garden", "stages", Use.STAGE);

    public static final FileFormat<Frame> FORMAT = FileFormat.of(
                    "stage",
                    "stages/*/stage.json",
                    "A garden on foot. The place itself is its level.glb.",
                    GardenFormat::declare)
            .titled("garden stage");

    static final float REACH = 1_000f; // u
    private static final int HOUR = 3_600; // seconds
    static final int MOST_BEES = 1_000;

    /** Nobody gets that far. */
    private static final Medals NO_MEDALS =
            new Medals(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /**
     * What {@code stage.json} says; the rest of the garden is in the other files.
     *
     * @param written that it was made of: to report what only shows beside the level
     */
    public record Frame(
            String look,
            String music,
            Goal goal,
            float floorHeight,
            int seconds,
            int bees,
            int parSeconds,
            List<String> hints,
            Exits exits,
            Medals medals,
            List<RuleDef> rules,
            Values written) {}

    private GardenFormat() {}

    private static Maker<Frame> declare(Fields fields) {
        fields.choice("kind", StageKind.class, "Has to be garden.");
        var goal = fields.choice(
                "goal",
                Goal.class,
                "What ends it: friends (gem, key, door), bees (enough gathered), or none (a place to walk about).");
        var look = fields.reference("look", LookFormat.LOOK, "Light and sky that it wears.");
        var music = fields.reference("music", MusicFormat.MUSIC, "Which track plays.");
        var floorHeight =
                fields.number("floorHeight", -REACH, REACH, "u", "Who falls below this is put back on safe ground.");
        var seconds = fields.whole("seconds", 0, HOUR, "s", "Time after which it is over; 0 for as long as one likes.")
                .or(0);
        var bees = fields.whole(
                        "bees",
                        1,
                        MOST_BEES,
                        "bees",
                        "How many bees have to be gathered; belongs to \"goal\": \"bees\".")
                .narrowed(values -> new NumberRange(1, mostBees(values.definitions()), "bees"))
                .when(goal, Goal.BEES);
        var parSeconds = fields.whole("parSeconds", 0, HOUR, "s", "Less time than this earns a bonus; 0 for none.")
                .or(0);
        var hints = fields.references(
                "hints",
                0,
                32,
                TextFormat.TEXT,
                "Keys of texts that the triggers hint_1, hint_2 … of the level show, in this order.");
        var exits = fields.object(
                "exits", GardenFormat::exits, "Where it leads outside of a journey, whose map has ways of its own.");
        var medals = fields.optional(
                "medals", StageFormat::medals, "Points that each medal takes, rising. Left out, there are none.");
        var rules = RuleFormat.list(fields, StageKind.GARDEN);
        return values -> new Frame(
                values.get(look),
                values.get(music),
                values.get(goal),
                values.get(floorHeight),
                values.get(seconds),
                values.get(bees),
                values.get(parSeconds),
                values.get(hints),
                values.get(exits),
                values.get(medals).orElse(NO_MEDALS),
                values.get(rules),
                values);
    }

    private static Maker<Exits> exits(Fields fields) {
        return StageFormat.exits(
                fields,
                "Stage behind the door. Left out, the way ends there.",
                "Stage of the way back. Left out, there is none.");
    }

    /** As many as a swarm can have, once that is known. */
    private static int mostBees(DefinitionGraph definitions) {
        SwarmDef swarm = definitions.definitions(SwarmFormat.FORMAT).get(SwarmFormat.ID);
        boolean valid = definitions.isValid(DefinitionKind.TUNING, SwarmFormat.ID);
        return swarm != null && valid ? swarm.cap() : MOST_BEES;
    }
}
