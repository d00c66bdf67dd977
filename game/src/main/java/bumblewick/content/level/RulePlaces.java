package bumblewick.content.level;

import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Act;
import bumblewick.def.RuleDeed.Gift;
import bumblewick.def.RuleDeed.Open;
import bumblewick.def.RuleDeed.Scene;
import bumblewick.def.RuleDeed.Stand;
import bumblewick.def.RuleDeed.Walker;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleEvent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The nodes of a level that the rules of its garden name: spawns, triggers and cameras. */
final class RulePlaces {
    private final List<RuleDef> rules;

    RulePlaces(List<RuleDef> rules) {
        this.rules = rules;
    }

    /** Names of the spawns at which rules let something appear or Wick stand, or let a camera look. */
    Set<String> spawns() {
        Set<String> names = new TreeSet<>();
        for (RuleDef rule : rules) {
            for (Action action : rule.actions()) {
                names.add(spawn(action.deed()));
            }
        }
        names.remove("");
        return names;
    }

    /** The spawn that a deed names, or empty. */
    private static String spawn(RuleDeed deed) {
        if (deed instanceof Walker walker) {
            return walker.at();
        } else if (deed instanceof Gift gift) {
            return gift.at();
        } else if (deed instanceof Stand stand) {
            return stand.at();
        }
        return deed instanceof Scene scene ? scene.at() : "";
    }

    /** Names of the triggers that rules wait for. */
    Set<String> triggers() {
        return rules.stream()
                .filter(RulePlaces::waitsForTrigger)
                .map(rule -> rule.on().of())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean waitsForTrigger(RuleDef rule) {
        return rule.on().event() == RuleEvent.ENTERED || rule.on().event() == RuleEvent.LEFT;
    }

    /**
     * Reports what the rules name and the level lacks.
     *
     * @param stage that has the rules
     */
    void check(Values stage, LevelDef level) {
        Set<String> triggers = level.triggers().stream()
                .filter(trigger -> !trigger.camera())
                .map(Trigger::name)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> spawns = level.spawns().stream().map(Spawn::what).collect(Collectors.toCollection(TreeSet::new));
        Names names = new Names(stage);
        for (int i = 0; i < rules.size(); i++) {
            RuleDef rule = rules.get(i);
            String place = "rules[" + i + "]";
            if (waitsForTrigger(rule)) {
                names.expect(place + ".on.trigger", "trigAction_", rule.on().of(), triggers);
            }
            for (int n = 0; n < rule.actions().size(); n++) {
                RuleDeed deed = rule.actions().get(n).deed();
                String at = place + ".do[" + n + "].";
                if (deed instanceof Scene scene) {
                    names.expect(
                            at + "camera.camera",
                            "cam_",
                            scene.camera(),
                            level.cameras().keySet());
                    names.expect(at + "camera.at", "spawn_", scene.at(), spawns);
                } else if (deed instanceof Act act) {
                    names.expect(at + "trigger", "trigAction_", act.trigger(), triggers);
                } else if (deed instanceof Open open) {
                    names.expect(at + "open", "spawn_", open.body(), spawns);
                } else if (deed instanceof Walker || deed instanceof Gift || deed instanceof Stand) {
                    String field = deed instanceof Walker ? "walker.at" : deed instanceof Gift ? "pickup.at" : "stand";
                    names.expect(at + field, "spawn_", spawn(deed), spawns);
                }
            }
        }
    }

    /** Where names are reported that the level lacks. */
    private record Names(Values stage) {
        void expect(String place, String prefix, String name, Set<String> known) {
            if (!name.isEmpty() && !known.contains(name)) {
                stage.problem(place, "the level has no '" + prefix + name + "'" + ClosestName.hint(name, known));
            }
        }
    }
}
