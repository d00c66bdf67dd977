package bumblewick.def.mechanism;

import java.util.ArrayList;
import java.util.List;

/**
 * What moves in a flight by itself, and what is hit to set it going: {@code hazards.json}. Each list in the order of the file.
 *
 * @param hazards what is solid and moves
 * @param targets what is shot or flown through
 * @param sequences of targets
 * @param escorts friends that want to get home
 */
public record MechanismsDef(
        List<HazardDef> hazards, List<TargetDef> targets, List<SequenceDef> sequences, List<EscortDef> escorts) {
    /** Nothing. */
    public static final MechanismsDef NONE = new MechanismsDef(List.of(), List.of(), List.of());

    public MechanismsDef {
        hazards = List.copyOf(hazards);
        targets = List.copyOf(targets);
        sequences = List.copyOf(sequences);
        escorts = List.copyOf(escorts);
    }

    /** Without friends. */
    public MechanismsDef(List<HazardDef> hazards, List<TargetDef> targets, List<SequenceDef> sequences) {
        this(hazards, targets, sequences, List.of());
    }

    /** Hazards alone. */
    public static MechanismsDef of(List<HazardDef> hazards) {
        return new MechanismsDef(hazards, List.of(), List.of());
    }

    /** The names of all signals that are sent or heard here. */
    public List<String> signals() {
        List<String> names = new ArrayList<>(sent());
        names.addAll(heard());
        return names;
    }

    /** The names of all signals that are sent here. */
    public List<String> sent() {
        List<String> names = new ArrayList<>();
        hazards.forEach(hazard -> add(hazard.sends(), names));
        targets.forEach(target -> add(target.sends(), names));
        sequences.forEach(sequence -> add(sequence.sends(), names));
        escorts.forEach(escort -> add(escort.sends(), names));
        escorts.forEach(escort -> add(escort.sendsLost(), names));
        return names;
    }

    /** The names of all signals that are waited for here. */
    public List<String> heard() {
        List<String> names = new ArrayList<>();
        hazards.forEach(hazard -> add(hazard.signal(), names));
        targets.forEach(target -> add(target.after(), names));
        sequences.forEach(sequence -> add(sequence.after(), names));
        return names;
    }

    private static void add(String name, List<String> names) {
        if (!name.isEmpty()) {
            names.add(name);
        }
    }
}
