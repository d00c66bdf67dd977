package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Deed;
import bumblewick.def.RuleDef.Drop;
import bumblewick.def.RuleDef.Event;
import bumblewick.def.RuleDef.Fact;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleDef.Wave;
import bumblewick.def.WaveDef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rules of a stage, which are part of its {@code stage.json}. */
final class RuleFormat {
    private static final int MOST_CHECKS = 16;
    private static final int MOST_COUNT = 1_000_000;
    private static final int MOST_BEES = 100;
    private static final float LONGEST = 3_600f; // s
    private static final float REACH = 100f; // u
    private static final float FARTHEST = 200f; // u

    private RuleFormat() {}

    static Maker<RuleDef> declare(Fields fields) {
        var id = fields.name("id", "Its name, unique in the stage.");
        var on = fields.object("on", RuleFormat::trigger, "What it waits for.");
        var when = fields.object("when", RuleFormat::conditions, "What must be true then. Left out, it always fires.")
                .orAbsent(Conditions.NONE);
        var actions = fields.list(
                "do",
                1,
                RuleDef.MOST_ACTIONS,
                "actions",
                RuleFormat::action,
                "What is done, in this order. All rules together run 64 actions a tick; more wait for the next.");
        return values -> new RuleDef(values.get(id), values.get(on), values.get(when), values.get(actions));
    }

    /** Reports ids that two rules have, and notes signals that no rule sends. */
    static void check(List<RuleDef> rules, Values values) {
        Set<String> ids = new HashSet<>();
        Set<String> sent = new HashSet<>();
        rules.forEach(rule -> rule.actions().forEach(action -> sent.add(action.signal())));
        for (int i = 0; i < rules.size(); i++) {
            if (!ids.add(rules.get(i).id())) {
                values.problem(
                        "rules[" + i + "].id",
                        "another rule is called '" + rules.get(i).id() + "', too");
            }
            Trigger on = rules.get(i).on();
            if (on.event() == Event.SIGNAL && !sent.contains(on.signal())) {
                values.note("rules[" + i + "].on.signal", "no rule sends the signal '" + on.signal() + "'");
            }
        }
    }

    private static Maker<Trigger> trigger(Fields fields) {
        var event = fields.choice("event", Event.class, "What has to happen.");
        fields.number("at", 0f, StageFormat.LONGEST, "u", "Distance along the rail that Wick reaches.")
                .when(event, Event.PLACE);
        fields.number("after", 0f, LONGEST, "s", "Time since the run began.").when(event, Event.TIME);
        fields.name("signal", "Name of the signal that another rule sends.").when(event, Event.SIGNAL);
        return fields.record(Trigger.class);
    }

    private static Maker<Conditions> conditions(Fields fields) {
        fields.list("all", 0, MOST_CHECKS, "checks", RuleFormat::check, "Each of these must be true.")
                .orAbsent(List.of());
        fields.list("any", 0, MOST_CHECKS, "checks", RuleFormat::check, "One of these must be true.")
                .orAbsent(List.of());
        fields.list("not", 0, MOST_CHECKS, "checks", RuleFormat::check, "None of these may be true.")
                .orAbsent(List.of());
        fields.flag("once", "Whether the rule is spent when it has fired.").or(false);
        fields.number("chance", 0f, 1f, "of 1", "How likely it fires if all else is true, drawn from the run's seed.")
                .or(1f);
        return fields.record(Conditions.class);
    }

    private static Maker<Check> check(Fields fields) {
        var of = fields.choice("of", Fact.class, "What is looked at.");
        fields.whole("least", 0, MOST_COUNT, "", "The number must not be below this.")
                .or(0)
                .when(of, Fact.BEES, Fact.HUM, Fact.COUNT);
        fields.whole("most", 0, MOST_COUNT, "", "The number must not be above this.")
                .or(MOST_COUNT)
                .when(of, Fact.BEES, Fact.HUM, Fact.COUNT);
        fields.name("difficulty", "The difficulty that is played.").when(of, Fact.DIFFICULTY);
        return fields.record(Check.class, (made, values) -> {
            if (made.of() != Fact.DIFFICULTY && made.most() < made.least()) {
                values.problem("most", made.most() + " is below least, " + made.least());
            }
            if (made.of() == Fact.DIFFICULTY) {
                checkDifficulty(made.difficulty(), values);
            }
        });
    }

    /** Reports a difficulty that there is not, once it is known which there are. */
    private static void checkDifficulty(String id, Values values) {
        List<String> known = new ArrayList<>();
        values.definitions()
                .definitions(DifficultyFormat.FORMAT)
                .values()
                .forEach(all -> all.forEach(difficulty -> known.add(difficulty.id())));
        if (!id.isEmpty() && !known.isEmpty() && !known.contains(id)) {
            values.problem("difficulty", "there is no difficulty '" + id + "', expected one of " + known);
        }
    }

    private static Maker<Action> action(Fields fields) {
        var deed = fields.choice("action", Deed.class, "What is done.");
        fields.object("wave", RuleFormat::wave, "Enemies that come from now on.")
                .when(deed, Deed.WAVE);
        fields.object("pickup", RuleFormat::drop, "What lies ahead of Wick from now on.")
                .when(deed, Deed.PICKUP);
        fields.whole("bees", 1, MOST_BEES, "bees", "How many bees join Wick.").when(deed, Deed.BEES);
        fields.name("signal", "Name of the signal; rules hear it in the next tick.")
                .when(deed, Deed.SIGNAL);
        return fields.record(Action.class);
    }

    private static Maker<Wave> wave(Fields fields) {
        fields.reference("enemy", EnemyFormat.ENEMY, "Which kind.");
        fields.reference("path", PathFormat.PATH, "Which path they fly.");
        fields.flag("mirrored", "Left and right of the path exchanged.").or(false);
        fields.whole("count", 1, WaveDef.MOST, "enemies", "How many.").or(1);
        fields.number("spacing", 0f, WaveDef.LONGEST_SPACING, "s", "Time from one to the next.")
                .or(WaveDef.USUAL_SPACING);
        return fields.record(Wave.class);
    }

    private static Maker<Drop> drop(Fields fields) {
        fields.reference("kind", PickupFormat.PICKUP, "Which kind.");
        fields.number("x", -REACH, REACH, "u", "To the right of the rail.").or(0f);
        fields.number("y", 0f, REACH, "u", "Above the ground.").or(4f);
        fields.number("ahead", 20f, FARTHEST, "u", "How far ahead of Wick.").or(40f);
        return fields.record(Drop.class);
    }
}
