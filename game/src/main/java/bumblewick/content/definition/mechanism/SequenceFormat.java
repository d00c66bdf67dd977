package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.mechanism.SequenceDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A sequence of targets. */
final class SequenceFormat {
    private static final int SHORTEST_GAP = 20; // ticks: three flashes a second
    private static final int USUAL_GAP = 40; // ticks

    private SequenceFormat() {}

    static Maker<SequenceDef> declare(Fields fields) {
        fields.name("id", "Its name, unique among the sequences of the stage.");
        fields.texts(
                "targets", 2, SequenceDef.LONGEST, "targets", "Ids of its targets, in the order; each sounds higher.");
        fields.number(
                        "near",
                        20f,
                        200f,
                        "u",
                        "How near Wick is along the rail to the nearest of them when it is shown.")
                .or(160f);
        fields.whole(
                        "gap",
                        SHORTEST_GAP,
                        240,
                        "ticks",
                        "From one that is shown to the next; less is harder to remember.")
                .or(USUAL_GAP);
        fields.name("sends", "Signal that it sends when all were hit in the order.")
                .orAbsent("");
        fields.whole("score", 0, 100_000, "points", "For that, before the multiplier.")
                .or(0);
        fields.name("after", "Signal that lets it be shown. Left out, Wick's distance alone does.")
                .orAbsent("");
        return fields.record(SequenceDef.class);
    }

    /** Reports targets that there are not, or that have two places. */
    static void check(List<SequenceDef> sequences, List<String> known, Values values) {
        Map<String, String> owners = new HashMap<>();
        for (int i = 0; i < sequences.size(); i++) {
            SequenceDef sequence = sequences.get(i);
            for (int n = 0; n < sequence.targets().size(); n++) {
                String target = sequence.targets().get(n);
                String place = "sequences[" + i + "].targets[" + n + "]";
                String owner = owners.put(target, sequence.id());
                if (!known.contains(target)) {
                    values.problem(
                            place,
                            "there is no target '" + target + "'" + ClosestName.hint(target, new TreeSet<>(known)));
                } else if (owner != null) {
                    values.problem(place, "'" + target + "' has a place in '" + owner + "' already, expected one");
                }
            }
        }
    }
}
