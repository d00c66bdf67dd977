package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.DifficultyDef;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code tuning/difficulties.json}. */
public final class DifficultyFormat {
    public static final FileFormat<List<DifficultyDef>> FORMAT = FileFormat.of(
            DefinitionKind.TUNING,
            "difficulties",
            "The difficulties that players choose from.",
            DifficultyFormat::declare);

    private DifficultyFormat() {}

    /** What is wrong with the name of a difficulty; nothing while it is not known, without mistakes, which there are. */
    public static Optional<String> problem(String id, DefinitionGraph definitions) {
        List<DifficultyDef> all = definitions.definitions(FORMAT).get(FORMAT.name());
        if (all == null
                || !definitions
                        .get(DefinitionKind.TUNING, FORMAT.name())
                        .problems()
                        .isEmpty()) {
            return Optional.empty();
        }
        List<String> known = all.stream().map(DifficultyDef::id).collect(Collectors.toList());
        return known.contains(id)
                ? Optional.empty()
                : Optional.of("there is no difficulty '" + id + "', expected one of " + known);
    }

    private static Maker<List<DifficultyDef>> declare(Fields fields) {
        var difficulties = fields.list(
                "difficulties",
                1,
                16,
                "difficulties",
                DifficultyFormat::difficulty,
                "All difficulties, from the easiest to the hardest.");
        return values -> {
            List<DifficultyDef> all = values.get(difficulties);
            for (int i = 0; i < all.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (all.get(i).id().equals(all.get(j).id())) {
                        values.problem(
                                "difficulties[" + i + "].id", "'" + all.get(i).id() + "' is there twice");
                    }
                }
            }
            return all;
        };
    }

    private static Maker<DifficultyDef> difficulty(Fields fields) {
        fields.name("id", "Its name, also part of the names of score tables. Its words are the text difficulty.<id>.");
        fields.whole("bees", 1, 1_000, "bees", "Bees at the start; they are the life bar.");
        fields.number(
                "strayBees",
                0f,
                1f,
                "of all",
                "Share of a stage's stray bees that are there to be picked up; less gives fewer second chances.");
        fields.whole("humMin", 0, 100, "of 100", "Hum never falls below this; more keeps enemies quick.");
        fields.whole("humMax", 0, 100, "of 100", "Hum never rises above this; less keeps enemies slow.");
        return fields.record(DifficultyDef.class, (def, values) -> {
            if (def.humMin() > def.humMax()) {
                values.problem("humMin", def.humMin() + " is more than humMax, " + def.humMax());
            }
        });
    }
}
