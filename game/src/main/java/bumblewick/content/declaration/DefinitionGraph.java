package bumblewick.content.declaration;

import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.ParsedDefinition.Reference;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonValue;
import bumblewick.def.Fingerprint;
import bumblewick.platform.SceneFiles;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All definitions of a scene while it is being read, and how they need each other. Checks what no single file shows:
 * names that nobody defines, and definitions that need themselves.
 */
public final class DefinitionGraph {
    /** So many problems of what one definition needs are reported with it. */
    private static final int MOST_OF_ONE = 1_000;

    private final SceneFiles files;
    private final SortedMap<String, SortedMap<String, ParsedDefinition>> drafts = new TreeMap<>(); // by kind
    private final Map<String, SortedSet<String>> names = new HashMap<>(); // by kind, declared or drafted
    private final Set<ParsedDefinition> broken = new HashSet<>();
    private final Inheritance.Count inheritance = new Inheritance.Count();
    private boolean checked;
    private final Map<DefinitionKey<?>, SortedMap<String, Object>> made = new HashMap<>();

    /** @param files of the scene that is read */
    public DefinitionGraph(SceneFiles files) {
        this.files = files;
    }

    /** The files of the scene that is read. */
    public SceneFiles files() {
        return files;
    }

    /** How many values its definitions have inherited. */
    Inheritance.Count inheritance() {
        return inheritance;
    }

    /** Begins a definition. */
    public ParsedDefinition begin(DefinitionKind kind, String id) {
        ParsedDefinition parsedDefinition = unlisted(kind, id);
        drafts.computeIfAbsent(kind.name(), name -> new TreeMap<>()).put(id, parsedDefinition);
        declare(kind, List.of(id));
        return parsedDefinition;
    }

    /** Begins something that is read with the definitions, but that none of them can name. */
    public ParsedDefinition unlisted(DefinitionKind kind, String id) {
        return new ParsedDefinition(this, kind, id);
    }

    /** Declares names that exist without a definition of their own, such as models. */
    public void declare(DefinitionKind kind, Collection<String> ids) {
        names.computeIfAbsent(kind.name(), each -> new TreeSet<>()).addAll(ids);
    }

    /** All names that exist of a kind, also of definitions that have mistakes; more may come while the scene is read. */
    public SortedSet<String> names(DefinitionKind kind) {
        return Collections.unmodifiableSortedSet(names.getOrDefault(kind.name(), new TreeSet<>()));
    }

    /** Keeps what was made of a file. */
    public <D> void put(DefinitionKey<D> format, String id, D definition) {
        made.computeIfAbsent(format, each -> new TreeMap<>()).put(id, definition);
    }

    /** What was made of the files of a format so far, by id, also of those with mistakes. */
    @SuppressWarnings("unchecked") // put() puts a D for a DefinitionKey<D>
    public <D> SortedMap<String, D> definitions(DefinitionKey<D> format) {
        return (SortedMap<String, D>) made.getOrDefault(format, new TreeMap<>());
    }

    /** Notes every reference that leads nowhere or in a circle. Call once, when everything has been read. */
    public void check() {
        for (ParsedDefinition parsedDefinition : all()) {
            for (Reference reference : parsedDefinition.references()) {
                checkExists(parsedDefinition, reference);
            }
        }
        new ReferenceCircles(this).report();
        findBroken();
        checked = true;
    }

    /** All that have problems, and from there all that need them. */
    private void findBroken() {
        Map<ParsedDefinition, List<ParsedDefinition>> users = new HashMap<>();
        Deque<ParsedDefinition> queue = new ArrayDeque<>();
        for (ParsedDefinition each : all()) {
            needs(each).forEach(needed -> users.computeIfAbsent(needed, n -> new ArrayList<>())
                    .add(each));
            if (each.mistakes() > 0) {
                queue.add(each);
            }
        }
        while (!queue.isEmpty()) {
            ParsedDefinition next = queue.remove();
            if (broken.add(next)) {
                queue.addAll(users.getOrDefault(next, List.of()));
            }
        }
    }

    /** Whether a definition has no problem and needs none that has. */
    public boolean isValid(DefinitionKind kind, String id) {
        ParsedDefinition parsedDefinition = get(kind, id);
        if (checked) {
            return parsedDefinition != null && !broken.contains(parsedDefinition);
        }
        return parsedDefinition != null && problemsOf(parsedDefinition).isEmpty();
    }

    /** The problems of a definition and of everything that it needs, directly or not; of very many the first found. */
    public SortedSet<ContentProblem> problemsOf(ParsedDefinition parsedDefinition) {
        SortedSet<ContentProblem> problems = new TreeSet<>();
        for (ParsedDefinition needed : withNeeds(parsedDefinition)) {
            if (problems.size() < MOST_OF_ONE) {
                problems.addAll(needed.problems());
            }
        }
        return problems;
    }

    /**
     * What a stage is played by: itself, all that it needs, and what is asked for all over the simulation without being
     * named: the tuning, the surfaces, which go by their number, and the pick-ups.
     */
    public Fingerprint fingerprint(ParsedDefinition stage) {
        Set<ParsedDefinition> needed = withNeeds(stage);
        for (ParsedDefinition parsedDefinition : all()) {
            if (parsedDefinition.kind().use() == Use.TUNING
                    || parsedDefinition.kind().use() == Use.EVERYWHERE) {
                needed.add(parsedDefinition);
            }
        }
        SortedMap<String, Long> files = new TreeMap<>();
        for (ParsedDefinition parsedDefinition : needed) {
            if (parsedDefinition.kind().isRules() && isValid(parsedDefinition.kind(), parsedDefinition.id())) {
                files.putAll(parsedDefinition.hashes());
            }
        }
        return new Fingerprint(files);
    }

    /** A definition, with or without mistakes; null if there is none of the name. */
    public ParsedDefinition get(DefinitionKind kind, String id) {
        return drafts.getOrDefault(kind.name(), new TreeMap<>()).get(id);
    }

    /** All definitions, by kind and name. */
    public List<ParsedDefinition> all() {
        List<ParsedDefinition> all = new ArrayList<>();
        drafts.values().forEach(kind -> all.addAll(kind.values()));
        return all;
    }

    private void checkExists(ParsedDefinition parsedDefinition, Reference reference) {
        SortedSet<String> known = names(reference.kind());
        if (known.contains(reference.id())) {
            return;
        }
        String hint = parsedDefinition.isFull() ? "" : ClosestName.hint(reference.id(), known);
        String name = JsonValue.shortened(reference.id());
        ContentProblem problem =
                reference.problem("there is no " + reference.kind().label() + " '" + name + "'" + hint);
        if (reference.kind().use() != Use.OPTIONAL) {
            parsedDefinition.problem(problem);
        } else if (!known.isEmpty()) { // else the file that should define them is reported
            parsedDefinition.warning(problem);
        }
    }

    /** A definition and all that it needs, directly or not, the nearest first. */
    private Set<ParsedDefinition> withNeeds(ParsedDefinition definition) {
        Set<ParsedDefinition> found = new LinkedHashSet<>(List.of(definition));
        Deque<ParsedDefinition> queue = new ArrayDeque<>(found);
        while (!queue.isEmpty()) {
            for (ParsedDefinition needed : needs(queue.remove())) {
                if (found.add(needed)) {
                    queue.add(needed);
                }
            }
        }
        return found;
    }

    /** What a definition needs directly: what it names, and a stage all of the tuning. */
    private List<ParsedDefinition> needs(ParsedDefinition definition) {
        List<ParsedDefinition> needs = new ArrayList<>();
        for (Reference reference : definition.references()) {
            ParsedDefinition needed = get(reference.kind(), reference.id());
            if (needed != null && reference.needed()) {
                needs.add(needed);
            }
        }
        if (definition.kind().use() == Use.STAGE) {
            drafts.getOrDefault(DefinitionKind.TUNING.name(), new TreeMap<>())
                    .values()
                    .forEach(needs::add);
        }
        return needs;
    }
}
