package bumblewick.content.level;

import bumblewick.content.definition.BossFormat;
import bumblewick.content.definition.StageFormat.Frame;
import bumblewick.content.json.ClosestName;
import bumblewick.def.BossDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDeed.HazardSwitch;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the steps of a stage's boss do in it: as far as the boss could be read. */
final class BossSwitches {
    private final Frame stage;
    private final List<RuleDeed> deeds;
    private final List<String> signals;

    BossSwitches(Frame stage) {
        this.stage = stage;
        BossDef boss =
                stage.written().definitions().definitions(BossFormat.FORMAT).get(stage.boss());
        deeds = boss == null ? List.of() : boss.deeds();
        signals = boss == null ? List.of() : boss.signals();
    }

    /** The signals that it sends. */
    List<String> signals() {
        return signals;
    }

    /** The fields that it switches; those that the stage lacks are reported. */
    Set<String> fields(Set<String> known) {
        Set<String> switched = new TreeSet<>();
        for (RuleDeed deed : deeds) {
            if (deed instanceof FieldSwitch how && note("field", how.name(), known)) {
                switched.add(how.name());
            }
        }
        return switched;
    }

    /** The hazards that it switches; those that the stage lacks are reported. */
    Set<String> hazards(Set<String> known) {
        Set<String> switched = new TreeSet<>();
        for (RuleDeed deed : deeds) {
            if (deed instanceof HazardSwitch how && note("hazard", how.name(), known)) {
                switched.add(how.name());
            }
        }
        return switched;
    }

    private boolean note(String what, String name, Set<String> known) {
        if (!known.contains(name)) {
            stage.written()
                    .note(
                            "boss",
                            "'" + stage.boss() + "' switches the " + what + " '" + name + "', which this stage has not"
                                    + ClosestName.hint(name, known));
        }
        return true;
    }
}
