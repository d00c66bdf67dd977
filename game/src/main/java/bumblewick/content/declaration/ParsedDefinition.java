package bumblewick.content.declaration;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.Fingerprint;
import bumblewick.math.StateHash;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A definition while it is being read: which others it needs, what is wrong with it, and, for each of its files, the
 * hash of the values that the rules depend on. Values are hashed as they are understood, not as they are written: layout,
 * the order of fields and defaults that are spelled out make no difference.
 */
public final class ParsedDefinition {
    /**
     * A name that must be defined elsewhere.
     *
     * @param kind of what is named
     * @param id the name
     * @param file where the name is written
     * @param line where the name is written
     * @param path where the name is written
     * @param needed whether the definition is worth nothing without the other; a stage is, without those it leads to
     * @param where the end of a sentence about it: which template it comes from
     */
    public record Reference(
            DefinitionKind kind, String id, String file, int line, String path, boolean needed, String where) {
        ContentProblem problem(String message) {
            return new ContentProblem(file, line, path, message + where);
        }
    }

    private static final int MOST_LISTED = ContentException.MOST_LISTED;

    private final DefinitionGraph graph;
    private final DefinitionKind kind;
    private final String id;
    private int mistakes;
    private long hashed;
    private boolean counts = true; // whether what is read now does so for the hash
    private final List<ContentProblem> problems = new ArrayList<>();
    private final List<ContentProblem> warnings = new ArrayList<>();
    private final List<ContentProblem> notes = new ArrayList<>();
    private final Set<Reference> references = new LinkedHashSet<>();
    private final SortedMap<String, StateHash> hashes = new TreeMap<>();
    private String hashedFile; // of the value that counted last; null before the first
    private StateHash fileHash;

    /** Begins one; the graph knows of it only if it makes it itself. */
    ParsedDefinition(DefinitionGraph graph, DefinitionKind kind, String id) {
        this.graph = graph;
        this.kind = kind;
        this.id = id;
    }

    /** What was read with it. */
    public DefinitionGraph graph() {
        return graph;
    }

    public DefinitionKind kind() {
        return kind;
    }

    public String id() {
        return id;
    }

    /** Counts a text of one of its files. */
    public void hash(String file, String text) {
        StateHash hash = hash(file).add((long) text.length());
        for (int i = 0; i < text.length(); i++) {
            hash.add((long) text.charAt(i));
        }
    }

    /** Counts a number of one of its files. */
    public void hash(String file, float value) {
        hash(file).add(value + 0f); // −0 is 0
    }

    /** Counts settings of mods, each {@code mod.id=value}. */
    void hashSettings(SortedSet<String> settings) {
        for (String setting : settings) {
            hash(Fingerprint.settingsOf(setting.substring(0, setting.indexOf('.'))), setting);
        }
    }

    /** So many values have counted. */
    long hashed() {
        return hashed;
    }

    /** Reads what the rules do not depend on: nothing of it counts for the hash. */
    <T> T uncounted(Supplier<T> read) {
        boolean before = counts;
        counts = false;
        T value = read.get();
        counts = before;
        return value;
    }

    private StateHash hash(String file) {
        if (!counts) {
            return new StateHash();
        }
        hashed++;
        if (!file.equals(hashedFile)) {
            hashedFile = file;
            fileHash = hashes.computeIfAbsent(file, f -> new StateHash());
        }
        return fileHash;
    }

    /** By file. */
    SortedMap<String, Long> hashes() {
        SortedMap<String, Long> all = new TreeMap<>();
        hashes.forEach((file, hash) -> all.put(file, hash.value()));
        return all;
    }

    public void refer(Reference reference) {
        references.add(reference);
    }

    /** The names in it, in the order in which they were read. */
    public Set<Reference> references() {
        return references;
    }

    /** Notes a mistake; of very many only the first are listed, and that there are more. */
    public void problem(ContentProblem problem) {
        mistakes++;
        if (!isFull()) {
            problems.add(problem);
        } else if (mistakes == MOST_LISTED + 1) {
            problems.add(ContentProblem.ofFile(
                    problem.file(), "has more than " + MOST_LISTED + " mistakes; only the first are listed"));
        }
    }

    /** How many mistakes there are, listed or not. */
    int mistakes() {
        return mistakes;
    }

    /** Whether further mistakes are only counted. */
    boolean isFull() {
        return mistakes > MOST_LISTED;
    }

    public List<ContentProblem> problems() {
        return problems;
    }

    /** Notes a mistake that costs nothing but itself: the definition can be used without what is wrong. */
    public void warning(ContentProblem warning) {
        if (warnings.size() < MOST_LISTED) {
            warnings.add(warning);
        }
    }

    public List<ContentProblem> warnings() {
        return warnings;
    }

    /** Notes something odd that is allowed. */
    public void note(ContentProblem note) {
        if (notes.size() < MOST_LISTED) {
            notes.add(note);
        }
    }

    public List<ContentProblem> notes() {
        return notes;
    }
}
