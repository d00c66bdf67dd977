package bumblewick.def;

import java.util.ArrayList;
import java.util.List;

/**
 * What moves in a flight by itself: {@code hazards.json}.
 *
 * @param hazards in the order of the file
 */
public record MechanismsDef(List<HazardDef> hazards) {
    /** Nothing moves. */
    public static final MechanismsDef NONE = new MechanismsDef(List.of());

    public MechanismsDef {
        hazards = List.copyOf(hazards);
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
        return names;
    }

    /** The names of all signals that are waited for here. */
    public List<String> heard() {
        List<String> names = new ArrayList<>();
        hazards.forEach(hazard -> add(hazard.signal(), names));
        return names;
    }

    private static void add(String name, List<String> names) {
        if (!name.isEmpty()) {
            names.add(name);
        }
    }
}
