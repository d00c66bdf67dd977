package bumblewick.content.declaration;

import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.ParsedDefinition.Reference;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.Fingerprint;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All definitions of a scene while it is being read, and how they need each other. Checks what no single file shows:
 * names that nobody defines, and definitions that need themselves.
 */
public final class DefinitionGraph {
    private final SceneFiles files;
    private final SortedMap<String, SortedMap<String, ParsedDefinition>> drafts = new TreeMap<>(); // by kind
    private final Map<DefinitionKind, SortedSet<String>> declared = new HashMap<>();
    private final Map<DefinitionKey<?>, SortedMap<String, Object>> made = new HashMap<>();

    /** @param files of the scene that is read */
    public DefinitionGraph(SceneFiles files) {
        this.files = files;
    }

    /** The files of the scene that is read. */
    public SceneFiles files() {
        return files;
    }

    /** Begins a definition. */
    public ParsedDefinition begin(DefinitionKind kind, String id) {
        ParsedDefinition parsedDefinition = unlisted(kind, id);
        drafts.computeIfAbsent(kind.name(), name -> new TreeMap<>()).put(id, parsedDefinition);
        return parsedDefinition;
    }

    /** Begins something that is read with the definitions, but that none of them can name. */
    public ParsedDefinition unlisted(DefinitionKind kind, String id) {
        return new ParsedDefinition(this, kind, id);
    }

    /** Declares names that exist without a definition of their own, such as models. */
    public void declare(DefinitionKind kind, Collection<String> ids) {
        declared.computeIfAbsent(kind, each -> new TreeSet<>()).addAll(ids);
    }

    /** All names that exist of a kind, also of definitions that have mistakes. */
    public SortedSet<String> names(DefinitionKind kind) {
        SortedSet<String> names = new TreeSet<>(declared.getOrDefault(kind, new TreeSet<>()));
        names.addAll(drafts.getOrDefault(kind.name(), new TreeMap<>()).keySet());
        return names;
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
        for (ParsedDefinition parsedDefinition : all()) {
            checkCircle(parsedDefinition, parsedDefinition, parsedDefinition.id(), null, new TreeSet<>());
        }
    }

    /** Whether a definition has no problem and needs none that has. */
    public boolean isValid(DefinitionKind kind, String id) {
        ParsedDefinition parsedDefinition = get(kind, id);
        return parsedDefinition != null && problemsOf(parsedDefinition).isEmpty();
    }

    /** The problems of a definition and of everything that it needs, directly or not. */
    public SortedSet<ContentProblem> problemsOf(ParsedDefinition parsedDefinition) {
        SortedSet<ContentProblem> problems = new TreeSet<>();
        collect(parsedDefinition, new ArrayList<>(), problems);
        return problems;
    }

    /**
     * What a stage is played by: itself, all that it needs, and what is asked for all over the simulation without being
     * named: the tuning, the surfaces, which go by their number, and the pick-ups.
     */
    public Fingerprint fingerprint(ParsedDefinition stage) {
        List<ParsedDefinition> needed = new ArrayList<>();
        collect(stage, needed, new TreeSet<>());
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
        String hint = ClosestName.hint(reference.id(), known);
        ContentProblem problem =
                reference.problem("there is no " + reference.kind().label() + " '" + reference.id() + "'" + hint);
        if (reference.kind().use() != Use.OPTIONAL) {
            parsedDefinition.problem(problem);
        } else if (!known.isEmpty()) { // else the file that should define them is reported
            parsedDefinition.warning(problem);
        }
    }

    /** Follows references to the same kind from {@code start} on; stages may lead back to stages, though. */
    private void checkCircle(
            ParsedDefinition start, ParsedDefinition at, String trail, Reference first, SortedSet<String> seen) {
        for (Reference reference : at.references()) {
            ParsedDefinition next = get(reference.kind(), reference.id());
            if (next == null || next.kind() != start.kind() || start.kind().use() == Use.STAGE) {
                continue;
            }
            Reference origin = first == null ? reference : first;
            String longer = trail + " → " + next.id();
            if (next == start) {
                start.problem(origin.problem("goes in a circle: " + longer));
            } else if (seen.add(next.id())) {
                checkCircle(start, next, longer, origin, seen);
            }
        }
    }

    private void collect(
            ParsedDefinition parsedDefinition, List<ParsedDefinition> seen, SortedSet<ContentProblem> problems) {
        if (seen.contains(parsedDefinition)) {
            return;
        }
        seen.add(parsedDefinition);
        problems.addAll(parsedDefinition.problems());
        for (Reference reference : parsedDefinition.references()) {
            ParsedDefinition needed = get(reference.kind(), reference.id());
            if (needed != null && reference.needed()) {
                collect(needed, seen, problems);
            }
        }
        if (parsedDefinition.kind().use() == Use.STAGE) {
            all().stream()
                    .filter(tuning -> tuning.kind().use() == Use.TUNING)
                    .forEach(tuning -> collect(tuning, seen, problems));
        }
    }
}
