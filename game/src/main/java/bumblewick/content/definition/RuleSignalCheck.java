package bumblewick.content.definition;

import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Validates the rules of a stage together: reports ids that two rules have, signals that no rule sends or waits for, and
 * rules that send each other signals without end and without a pause.
 */
public final class RuleSignalCheck {
    private final List<RuleDef> rules;
    private final Values values;
    private final Set<String> sent = new TreeSet<>();
    private final Set<String> heard = new TreeSet<>();

    /** @param values of the stage, whose field {@code rules} has them */
    RuleSignalCheck(List<RuleDef> rules, Values values) {
        this(rules, List.of(), List.of(), values);
    }

    /**
     * @param senders signals that others than rules send
     * @param hearers signals that others than rules wait for
     */
    public RuleSignalCheck(List<RuleDef> rules, List<String> senders, List<String> hearers, Values values) {
        this.rules = rules;
        this.values = values;
        sent.addAll(senders);
        heard.addAll(hearers);
        for (RuleDef rule : rules) {
            rule.actions().forEach(action -> sent.addAll(signals(action)));
            if (rule.on().event() == RuleEvent.SIGNAL) {
                heard.add(rule.on().of());
            }
            checks(rule.when()).stream()
                    .filter(check -> check.of() == RuleFact.SIGNALS)
                    .forEach(check -> heard.add(check.signal()));
        }
    }

    private static List<String> signals(Action action) {
        return action.deed() instanceof Signal signal ? List.of(signal.name()) : List.of();
    }

    private static List<Check> checks(Conditions when) {
        List<Check> all = new ArrayList<>(when.all());
        all.addAll(when.any());
        all.addAll(when.not());
        return all;
    }

    /** The signals that rules and others send. */
    public Set<String> sent() {
        return sent;
    }

    /** The signals that rules and others wait for or count. */
    public Set<String> heard() {
        return heard;
    }

    public void check() {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < rules.size(); i++) {
            RuleDef rule = rules.get(i);
            String place = "rules[" + i + "]";
            if (!ids.add(rule.id())) {
                values.problem(place + ".id", "another rule is called '" + rule.id() + "', too");
            }
            if (rule.on().event() == RuleEvent.SIGNAL) {
                expectSent(place + ".on.signal", rule.on().of());
            }
            expectSent(place + ".when.all", rule.when().all());
            expectSent(place + ".when.any", rule.when().any());
            expectSent(place + ".when.not", rule.when().not());
            expectHeard(place, rule.actions());
            noteLoop(i, place);
        }
    }

    private void expectSent(String place, List<Check> checks) {
        for (int i = 0; i < checks.size(); i++) {
            if (checks.get(i).of() == RuleFact.SIGNALS) {
                expectSent(place + "[" + i + "].signal", checks.get(i).signal());
            }
        }
    }

    private void expectSent(String place, String signal) {
        if (!signal.isEmpty() && !sent.contains(signal)) {
            values.note(place, "no rule sends the signal '" + signal + "'" + ClosestName.hint(signal, sent));
        }
    }

    private void expectHeard(String place, List<Action> actions) {
        for (int i = 0; i < actions.size(); i++) {
            for (String signal : signals(actions.get(i))) {
                if (!signal.isEmpty() && !heard.contains(signal)) {
                    values.note(
                            place + ".do[" + i + "].signal",
                            "no rule waits for the signal '" + signal + "' or counts it"
                                    + ClosestName.hint(signal, heard));
                }
            }
        }
    }

    /** Notes a rule that hears at once what it has sent, by whatever rules, and on no way can stop. */
    private void noteLoop(int rule, String place) {
        Set<Integer> reached = new LinkedHashSet<>();
        List<Integer> open = new ArrayList<>(followers(rule));
        while (!open.isEmpty()) {
            int next = open.remove(open.size() - 1);
            if (reached.add(next)) {
                open.addAll(followers(next));
            }
        }
        if (reached.contains(rule)) {
            values.note(
                    place + ".on.signal",
                    "'" + rules.get(rule).id() + "' hears its own signal in every tick and never stops: give it a"
                            + " condition, once, or a wait before it sends");
        }
    }

    /** The rules that always hear, a tick later, what a rule sends without waiting. */
    private List<Integer> followers(int rule) {
        List<Integer> followers = new ArrayList<>();
        for (Action action : rules.get(rule).actions()) {
            for (int i = 0; action.delay() == 0f && i < rules.size(); i++) {
                if (alwaysFires(rules.get(i))
                        && signals(action).contains(rules.get(i).on().of())) {
                    followers.add(i);
                }
            }
        }
        return followers;
    }

    private static boolean alwaysFires(RuleDef rule) {
        Conditions when = rule.when();
        return rule.on().event() == RuleEvent.SIGNAL
                && checks(when).isEmpty()
                && when.hold() == 0f
                && !when.once()
                && when.chance() == 1f;
    }
}
