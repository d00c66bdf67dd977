package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.mechanism.EscortDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** {@code hazards.json} of a flight. */
public final class MechanismsFormat {
    public static final FileFormat<Mechanisms> FORMAT = FileFormat.of(
            "hazards",
            "stages/*/hazards.json",
            "What is solid and moves along a flight, and what is hit to set it going: sails, apples, balls, lamps, bells;"
                    + " and friends to look after. A flight can do without.",
            MechanismsFormat::declare);

    /**
     * What {@code hazards.json} says.
     *
     * @param written that it was made of: to report what only shows beside the stage
     */
    public record Mechanisms(MechanismsDef made, Values written) {}

    private MechanismsFormat() {}

    private static Maker<Mechanisms> declare(Fields fields) {
        var hazards = fields.list(
                        "hazards",
                        0,
                        HazardDef.MOST,
                        "hazards",
                        HazardFormat::declare,
                        "Solid things that move: they stop shots and bullets, and cost a bee when they strike Wick.")
                .orAbsent(List.of());
        var targets = fields.list(
                        "targets",
                        0,
                        TargetDef.MOST,
                        "targets",
                        TargetFormat::declare,
                        "What sends a signal when it is shot or flown through: lamps, knobs, bells, rings.")
                .orAbsent(List.of());
        var sequences = fields.list(
                        "sequences",
                        0,
                        SequenceDef.MOST,
                        "sequences",
                        SequenceFormat::declare,
                        "Targets that are shown in an order and then to be hit in it.")
                .orAbsent(List.of());
        var escorts = fields.list(
                        "escorts",
                        0,
                        EscortDef.MOST,
                        "escorts",
                        EscortFormat::declare,
                        "Friends that fly along and want to get home; enemies hold on to them and bullets hurt them.")
                .orAbsent(List.of());
        return values -> {
            checkIds("hazards", "hazard", ids(values.get(hazards), HazardDef::id), values);
            checkIds("targets", "target", ids(values.get(targets), TargetDef::id), values);
            checkIds("sequences", "sequence", ids(values.get(sequences), SequenceDef::id), values);
            checkIds("escorts", "escort", ids(values.get(escorts), EscortDef::id), values);
            SequenceFormat.check(values.get(sequences), values.get(targets), values);
            return new Mechanisms(
                    new MechanismsDef(
                            values.get(hazards), values.get(targets), values.get(sequences), values.get(escorts)),
                    values);
        };
    }

    private static <T> List<String> ids(List<T> all, Function<T, String> id) {
        return all.stream().map(id).collect(Collectors.toList());
    }

    /** Reports ids that two entries of a list have. */
    static void checkIds(String list, String thing, List<String> ids, Values values) {
        Set<String> known = new HashSet<>();
        for (int i = 0; i < ids.size(); i++) {
            if (!ids.get(i).isEmpty() && !known.add(ids.get(i))) {
                values.problem(list + "[" + i + "].id", "another " + thing + " is called '" + ids.get(i) + "', too");
            }
        }
    }
}
