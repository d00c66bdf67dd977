package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKey;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternParameter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code patterns/*.json}: what is fired when and where to, after BulletML. */
public final class PatternFormat {
    public static final DefinitionKind PATTERN = DefinitionKind.of("pattern", "patterns", Use.RULES);

    public static final FileFormat<PatternDef> FORMAT = FileFormat.of(
            PATTERN,
            PatternDef.class,
            "A pattern of bullets: what is fired when and where to, and what each bullet does then. Enemies, bosses and rules"
                    + " play it by its name.",
            PatternFormat::declare);

    /** Name of the list of actions. */
    static final String ACTIONS = "actions";

    /** The most actions in one list. */
    static final int MOST_ACTIONS = 64;

    /** Patterns that were read while another one was, with or without mistakes. */
    private static final DefinitionKey<PatternDef> READ_BEFORE = new DefinitionKey<>() {};

    /** Whether one is checked: those that it calls are checked by themselves. */
    private static final DefinitionKey<Boolean> UNDER_WAY = new DefinitionKey<>() {};

    private static final float REACH = 10_000f;

    private PatternFormat() {}

    private static Maker<PatternDef> declare(Fields fields) {
        Head head = new Head(fields);
        var actions = fields.list(
                ACTIONS, 1, MOST_ACTIONS, "actions", PatternActionFormat::declare, "What is done, in this order.");
        return values -> {
            PatternDef made = new PatternDef(
                    values.id(),
                    values.get(head.about),
                    values.get(head.by),
                    List.copyOf(values.get(head.parameters).values()),
                    values.get(actions));
            check(made, values);
            return made;
        };
    }

    /** What stands before the actions. */
    static final class Head {
        final Field<String> about;
        final Field<PatternDef.By> by;
        final Field<SortedMap<String, PatternParameter>> parameters;

        Head(Fields fields) {
            about = fields.text("about", "What it looks like, in a sentence for those who use it.")
                    .orAbsent("");
            by = fields.choice(
                            "by",
                            PatternDef.By.class,
                            "Who plays it: an emitter, which is an enemy, a boss or a rule, or a bullet in the air, which can turn"
                                    + " and vanish.")
                    .or(PatternDef.By.EMITTER);
            parameters = fields.records(
                            "parameters",
                            PatternFormat::parameter,
                            "Numbers that whoever plays it gives to it, by names of their own.")
                    .orAbsent(new TreeMap<>());
        }
    }

    private static Maker<PatternParameter> parameter(Fields fields) {
        var min = fields.number("min", -REACH, REACH, "", "What is less becomes this.");
        var max = fields.number("max", -REACH, REACH, "", "What is more becomes this.");
        var unit = fields.text("unit", "What it is measured in.").orAbsent("");
        var usual = fields.number(
                        "default", -REACH, REACH, "", "What it is if it is left out. Without one, it must be given.")
                .orAbsent(Float.NaN);
        var about = fields.text("about", "What it does, in a sentence for those who use the pattern.")
                .orAbsent("");
        return values -> {
            float least = values.get(min);
            float most = values.get(max);
            float fallback = values.get(usual);
            if (most < least) {
                values.problem("max", most + " is below min, " + least);
            } else if (fallback < least || fallback > most) {
                values.problem("default", fallback + " is out of range, expected " + least + " to " + most);
            }
            return new PatternParameter(
                    values.id(),
                    least,
                    most,
                    Float.isNaN(fallback) ? Optional.empty() : Optional.of(fallback),
                    values.get(unit),
                    values.get(about));
        };
    }

    /** Whether a pattern never ends by itself. */
    public static boolean isEndless(DefinitionGraph graph, String id) {
        return find(graph, id)
                .filter(each -> isEndless(graph, each, new HashSet<>()))
                .isPresent();
    }

    /** @param seen ids of patterns that were looked at: calls may lead back, which is reported elsewhere */
    private static boolean isEndless(DefinitionGraph graph, PatternDef pattern, Set<String> seen) {
        return seen.add(pattern.id()) && isEndless(graph, pattern.actions(), seen);
    }

    private static boolean isEndless(DefinitionGraph graph, List<PatternAction> actions, Set<String> seen) {
        return actions.stream().anyMatch(action -> {
            if (action instanceof PatternAction.Repeat repeat) {
                return repeat.times().isEmpty() || isEndless(graph, repeat.actions(), seen);
            }
            return action instanceof PatternAction.Call call
                    && find(graph, call.pattern())
                            .filter(called -> isEndless(graph, called, seen))
                            .isPresent();
        });
    }

    private static void check(PatternDef pattern, Values values) {
        DefinitionGraph graph = values.definitions();
        if (!graph.definitions(UNDER_WAY).getOrDefault("", false)) {
            graph.put(UNDER_WAY, "", true);
            new PatternCheck(pattern, values).check();
            graph.put(UNDER_WAY, "", false);
        }
    }

    /**
     * A pattern, with or without mistakes. One that is asked for before the scene has read it is read now.
     *
     * @return empty if there is none, or its file cannot be read at all
     */
    static Optional<PatternDef> find(DefinitionGraph graph, String id) {
        PatternDef known = graph.definitions(FORMAT)
                .getOrDefault(id, graph.definitions(READ_BEFORE).get(id));
        if (known != null || id.isEmpty() || !graph.files().exists(FORMAT.path(id))) {
            return Optional.ofNullable(known);
        }
        Optional<PatternDef> read = FORMAT.read(graph.files(), FORMAT.path(id), graph.unlisted(PATTERN, id));
        read.ifPresent(pattern -> graph.put(READ_BEFORE, id, pattern));
        return read;
    }
}
