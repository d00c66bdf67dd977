package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

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

    /** Reports targets that there are not, that have two places, or that cannot all be there. */
    static void check(List<SequenceDef> sequences, List<TargetDef> targets, Values values) {
        Map<String, String> lanes = new TreeMap<>();
        targets.forEach(target -> lanes.put(target.id(), target.lane()));
        Set<String> known = lanes.keySet();
        Map<String, String> owners = new HashMap<>();
        for (int i = 0; i < sequences.size(); i++) {
            SequenceDef sequence = sequences.get(i);
            for (int n = 0; n < sequence.targets().size(); n++) {
                String target = sequence.targets().get(n);
                String place = "sequences[" + i + "].targets[" + n + "]";
                String owner = owners.put(target, sequence.id());
                if (!known.contains(target)) {
                    values.problem(place, "there is no target '" + target + "'" + ClosestName.hint(target, known));
                } else if (owner != null) {
                    values.problem(place, "'" + target + "' has a place in '" + owner + "' already, expected one");
                }
            }
            checkLanes(sequence, lanes, "sequences[" + i + "].targets", values);
        }
    }

    /** Who takes one lane meets none of the other: a sequence of both could never be played. */
    private static void checkLanes(SequenceDef sequence, Map<String, String> lanes, String place, Values values) {
        String first = lanes.getOrDefault(
                sequence.targets().isEmpty() ? "" : sequence.targets().get(0), "");
        for (int n = 1; n < sequence.targets().size(); n++) {
            String target = sequence.targets().get(n);
            String lane = lanes.getOrDefault(target, first);
            if (!lane.equals(first)) {
                values.problem(
                        place + "[" + n + "]",
                        "'" + target + "' is in " + named(lane) + ", and the first is in " + named(first)
                                + ": who flies one lane could not play it");
            }
        }
    }

    private static String named(String lane) {
        return lane.isEmpty() ? "both lanes" : "the lane '" + lane + "'";
    }
}
