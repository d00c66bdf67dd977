package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.def.mechanism.EscortDef;
import java.util.List;

/** A friend of a flight. */
final class EscortFormat {
    private EscortFormat() {}

    static Maker<EscortDef> declare(Fields fields) {
        fields.name("id", "Its name, unique among the escorts of the stage: rules tell them apart by it.");
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.whole("hp", 1, 1_000, "hit points", "What it takes until it is lost; a bullet takes one.");
        fields.object("hps", EscortFormat::hps, "Hit points at each difficulty, where they are not hp.")
                .orAbsent(ByDifficulty.NONE);
        fields.number("radius", 0.2f, 10f, "u", "Within which bullets hit it and enemies hold on to it.");
        fields.reference(
                "path",
                DefinitionKind.PATH,
                "Which it flies ahead of Wick: again and again if it ends where it begins, else it stays at its end.");
        fields.number("at", 0f, HazardFormat.LONGEST, "u", "Distance along the rail at which it comes.");
        fields.number("home", 0f, HazardFormat.LONGEST, "u", "Distance along the rail at which it is home.");
        fields.number("windage", 0f, 2f, "of the drift", "How much of the drift of wind carries it along.")
                .or(1f);
        fields.whole("bees", 0, 20, "bees", "How many it gives when it is home, at every difficulty.")
                .or(0);
        fields.name("sends", "Signal that it sends when it is home.").orAbsent("");
        fields.name("sendsLost", "Signal that it sends when it is lost.").orAbsent("");
        return fields.record(EscortDef.class, (made, values) -> {
            if (made.home() <= made.at()) {
                values.problem("home", made.home() + " is not after at, " + made.at());
            }
        });
    }

    private static Maker<ByDifficulty> hps(Fields fields) {
        for (String difficulty : List.of("easy", "normal", "hard")) {
            fields.whole(
                            difficulty,
                            1,
                            1_000,
                            "hit points",
                            "What it takes at " + difficulty + " until it is lost. Left out, hp.")
                    .orAbsent(0);
        }
        return fields.record(ByDifficulty.class);
    }
}
