package bumblewick.content.level;

import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.FieldDef;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The fields of a stage beside the rules that switch them. */
final class RuleFields {
    private RuleFields() {}

    /**
     * Reports fields that rules name and the stage lacks, and notes those that wait for a rule and have none.
     *
     * @param signalled fields that signals of mechanisms switch
     * @param stage that has the rules
     * @param lacks how the message begins, before the name
     */
    static void check(List<RuleDef> rules, List<FieldDef> fields, Set<String> signalled, Values stage, String lacks) {
        Set<String> known = fields.stream().map(FieldDef::id).collect(Collectors.toCollection(TreeSet::new));
        Set<String> switched = new TreeSet<>(signalled);
        for (int i = 0; i < rules.size(); i++) {
            List<Action> actions = rules.get(i).actions();
            for (int n = 0; n < actions.size(); n++) {
                if (actions.get(n).deed() instanceof FieldSwitch how) {
                    switched.add(how.name());
                    if (!how.name().isEmpty() && !known.contains(how.name())) {
                        stage.problem(
                                "rules[" + i + "].do[" + n + "].field.name",
                                lacks + how.name() + "'" + ClosestName.hint(how.name(), known));
                    }
                }
            }
        }
        for (FieldDef field : fields) {
            if (field.waits() && !switched.contains(field.id())) {
                stage.note("rules", "no rule switches the field '" + field.id() + "' on, which waits for one");
            }
        }
    }
}
