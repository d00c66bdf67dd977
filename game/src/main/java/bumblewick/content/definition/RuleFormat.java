package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.tuning.DifficultyFormat;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.StageKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The rules of a stage, which are part of its {@code stage.json}: what they wait for, and what must hold then. */
final class RuleFormat {
    private static final int MOST_CHECKS = 16;
    private static final int MOST_COUNT = 1_000_000;
    private static final int MOST_NUMBER = 100;
    private static final float LONGEST = 3_600f; // s
    private static final float LONGEST_HOLD = 600f; // s

    private RuleFormat() {}

    /** The rules of a stage; the editor adds, changes and removes them like any list. */
    static Field<List<RuleDef>> list(Fields fields, StageKind kind) {
        return fields.list(
                        "rules",
                        0,
                        RuleDef.MOST_RULES,
                        "rules",
                        inside -> declare(inside, kind),
                        "What is done when something happens.")
                .orAbsent(List.of());
    }

    private static Maker<RuleDef> declare(Fields fields, StageKind kind) {
        fields.name("id", "Its name, unique in the stage.");
        fields.object("on", inside -> trigger(inside, kind), "What it waits for.");
        fields.object("when", inside -> conditions(inside, kind), "What must be true then. Left out, it always fires.")
                .orAbsent(Conditions.NONE);
        fields.list(
                "do",
                1,
                RuleDef.MOST_ACTIONS,
                "actions",
                inside -> RuleDeedFormat.declare(inside, kind),
                "What is done, in this order. All rules together run 64 actions a tick; more wait for the next.");
        return fields.record(RuleDef.class, (rule, values) -> {
            Conditions when = rule.when();
            boolean waits = rule.on().event() == RuleEvent.CONDITION;
            if (waits
                    && when.all().isEmpty()
                    && when.any().isEmpty()
                    && when.not().isEmpty()) {
                values.problem(
                        "when", "expected something to look at in all, any or not: the event condition waits for it");
            }
        });
    }

    /** What a deed of a flight waits for. */
    static Maker<Trigger> ofFlight(Fields fields) {
        return trigger(fields, StageKind.FLIGHT);
    }

    /** What must hold for a deed of a flight. */
    static Maker<Conditions> checksOfFlight(Fields fields) {
        var all = checks(fields, StageKind.FLIGHT, "all", "Each of these must be true.");
        var any = checks(fields, StageKind.FLIGHT, "any", "One of these must be true.");
        var not = checks(fields, StageKind.FLIGHT, "not", "None of these may be true.");
        return values -> new Conditions(values.get(all), values.get(any), values.get(not), 0f, false, 1f);
    }

    private static Maker<Trigger> trigger(Fields fields, StageKind kind) {
        var event = fields.choice(
                "event", events(kind), "What has to happen; condition means that what when says begins to be true.");
        var after = fields.number("after", 0f, LONGEST, "s", "Time since the run began, for time.")
                .when(event, RuleEvent.TIME);
        List<Field<String>> names = new ArrayList<>();
        names.add(fields.name("signal", "Name of the signal that another rule sends.")
                .when(event, RuleEvent.SIGNAL));
        names.add(kind(fields, "pickup", PickupFormat.PICKUP, "Which kind of pick-up it must be. Left out, any.")
                .when(event, RuleEvent.PICKUP));
        return kind == StageKind.FLIGHT ? inFlight(fields, event, after, names) : inGarden(fields, event, after, names);
    }

    private static Maker<Trigger> inFlight(
            Fields fields, Field<RuleEvent> event, Field<Float> after, List<Field<String>> names) {
        var at = fields.number(
                        "at", 0f, StageFormat.LONGEST, "u", "Distance along the rail that Wick reaches, for place.")
                .when(event, RuleEvent.PLACE);
        var number = fields.whole(
                        "number",
                        1,
                        MOST_NUMBER,
                        "",
                        "Which lantern, which phase of the boss, which blast of a chain, or which fork, from 1 on. Left out,"
                                + " any.")
                .orAbsent(0)
                .when(event, RuleEvent.CHECKPOINT, RuleEvent.BOSS_PHASE, RuleEvent.BLAST, RuleEvent.LANE);
        names.add(fields.name("lane", "Name of the lane that it must be. Left out, either.")
                .orAbsent("")
                .when(event, RuleEvent.LANE));
        names.add(kind(fields, "enemy", EnemyFormat.ENEMY, "Which kind of enemy it must be. Left out, any.")
                .when(event, RuleEvent.HIT, RuleEvent.KILL, RuleEvent.ARMOUR, RuleEvent.CHAIN));
        names.add(fields.name("escort", "Which escort it must be, by its id. Left out, any.")
                .orAbsent("")
                .when(event, RuleEvent.ESCORT_HOME, RuleEvent.ESCORT_LOST));
        names.add(kind(fields, "scenery", SceneryFormat.SCENERY, "Which kind of scenery it must be. Left out, any.")
                .when(event, RuleEvent.BROKEN));
        names.add(fields.name("part", "Which part of the boss it must be. Left out, any.")
                .orAbsent("")
                .when(event, RuleEvent.BOSS_PART));
        return values -> new Trigger(
                values.get(event), values.get(at), values.get(after), values.get(number), only(names, values));
    }

    private static Maker<Trigger> inGarden(
            Fields fields, Field<RuleEvent> event, Field<Float> after, List<Field<String>> names) {
        names.add(kind(fields, "walker", WalkerFormat.WALKER, "Which kind of enemy it must be. Left out, any.")
                .when(event, RuleEvent.HIT, RuleEvent.KILL, RuleEvent.NOTICED));
        names.add(kind(fields, "body", BodyFormat.BODY, "Which kind of body it must be. Left out, any.")
                .when(event, RuleEvent.BROKEN, RuleEvent.BOUNCED, RuleEvent.CRUMBLED));
        names.add(fields.name("trigger", "What stands behind trigAction_ in the level.")
                .when(event, RuleEvent.ENTERED, RuleEvent.LEFT));
        return values -> new Trigger(values.get(event), 0f, values.get(after), 0, only(names, values));
    }

    private static Field<String> kind(Fields fields, String name, DefinitionKind kind, String description) {
        return fields.reference(name, kind, description).orAbsent("");
    }

    /** The one of the names that is not empty, or empty. */
    private static String only(List<Field<String>> names, Values values) {
        return names.stream()
                .map(values::get)
                .filter(name -> name != null && !name.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static List<RuleEvent> events(StageKind kind) {
        return Arrays.stream(RuleEvent.values()).filter(event -> event.in(kind)).collect(Collectors.toList());
    }

    private static List<RuleFact> facts(StageKind kind) {
        return Arrays.stream(RuleFact.values()).filter(fact -> fact.in(kind)).collect(Collectors.toList());
    }

    private static Maker<Conditions> conditions(Fields fields, StageKind kind) {
        checks(fields, kind, "all", "Each of these must be true.");
        checks(fields, kind, "any", "One of these must be true.");
        checks(fields, kind, "not", "None of these may be true.");
        fields.number(
                        "hold",
                        0f,
                        LONGEST_HOLD,
                        "s",
                        "How long all of that must be true from the event on, before the rule fires.")
                .or(0f);
        fields.flag("once", "Whether the rule is spent when it has fired.").or(false);
        fields.number("chance", 0f, 1f, "of 1", "How likely it fires if all else is true, drawn from the run's seed.")
                .or(1f);
        return fields.record(Conditions.class);
    }

    private static Field<List<Check>> checks(Fields fields, StageKind kind, String name, String description) {
        return fields.list(name, 0, MOST_CHECKS, "checks", inside -> check(inside, kind), description)
                .orAbsent(List.of());
    }

    private static Maker<Check> check(Fields fields, StageKind kind) {
        var of = fields.choice("of", facts(kind), "What is looked at.");
        fields.whole("least", 0, MOST_COUNT, "", "The number must not be below this.")
                .or(0)
                .when(values -> values.get(of) != RuleFact.DIFFICULTY);
        fields.whole("most", 0, MOST_COUNT, "", "The number must not be above this.")
                .or(MOST_COUNT)
                .when(values -> values.get(of) != RuleFact.DIFFICULTY);
        fields.name("difficulty", "The difficulty that is played.").when(of, RuleFact.DIFFICULTY);
        fields.name("signal", "Name of the signal that is counted, for signals.")
                .when(of, RuleFact.SIGNALS);
        return fields.record(Check.class, (made, values) -> {
            if (made.of() != RuleFact.DIFFICULTY && made.most() < made.least()) {
                values.problem("most", made.most() + " is below least, " + made.least());
            }
            if (made.of() == RuleFact.DIFFICULTY && !made.difficulty().isEmpty()) {
                DifficultyFormat.problem(made.difficulty(), values.definitions())
                        .ifPresent(problem -> values.problem("difficulty", problem));
            }
        });
    }
}
