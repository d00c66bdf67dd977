package bumblewick.content.level;

import bumblewick.content.json.ClosestName;
import bumblewick.def.FieldDef;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The fields for which waves of a flight wait, and the hazards on which they ride. */
final class WaveNames {
    private final StageEntries entries;
    private final Set<String> reported = new TreeSet<>(); // field and name: a name is one mistake

    WaveNames(StageEntries entries) {
        this.entries = entries;
    }

    void check(StageDef stage) {
        Set<String> fields = stage.fields().stream().map(FieldDef::id).collect(Collectors.toCollection(TreeSet::new));
        Set<String> hazards =
                stage.mechanisms().hazards().stream().map(HazardDef::id).collect(Collectors.toCollection(TreeSet::new));
        stage.waves().forEach(wave -> {
            check("when", wave.when(), fields, "course.json has no field '");
            check("rides", wave.rides(), hazards, "hazards.json has no hazard '");
        });
    }

    private void check(String field, String name, Set<String> known, String lacks) {
        if (!name.isEmpty() && !known.contains(name) && reported.add(field + " " + name)) {
            entries.report("waves", field, name, lacks + name + "'" + ClosestName.hint(name, known));
        }
    }
}
