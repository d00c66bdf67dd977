package bumblewick.content;

import bumblewick.math.StateHash;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A definition while it is being read: which others it needs, what is wrong with it, and, for each of its files, the
 * hash of the values that the rules depend on. The values are hashed as they are understood, not as they are written: layout, the order of
 * fields and defaults that are spelled out make no difference.
 */
final class Draft {
    /**
     * A name that must be defined elsewhere.
     *
     * @param kind of what is named
     * @param id the name
     * @param file where the name is written
     * @param line where the name is written
     * @param path where the name is written
     */
    record Reference(Kind kind, String id, String file, int line, String path) {
        ContentProblem problem(String message) {
            return new ContentProblem(file, line, path, message);
        }
    }

    private final Kind kind;
    private final String id;
    private final List<ContentProblem> problems = new ArrayList<>();
    private final List<ContentProblem> blemishes = new ArrayList<>();
    private final List<ContentProblem> notes = new ArrayList<>();
    private final Set<Reference> references = new LinkedHashSet<>();
    private final SortedMap<String, StateHash> hashes = new TreeMap<>();

    Draft(Kind kind, String id) {
        this.kind = kind;
        this.id = id;
    }

    Kind kind() {
        return kind;
    }

    String id() {
        return id;
    }

    /** Counts a text of one of its files. */
    void hash(String file, String text) {
        StateHash hash = hash(file).add((long) text.length());
        for (int i = 0; i < text.length(); i++) {
            hash.add((long) text.charAt(i));
        }
    }

    /** Counts a number of one of its files. */
    void hash(String file, float value) {
        hash(file).add(value + 0f); // −0 is 0
    }

    private StateHash hash(String file) {
        return hashes.computeIfAbsent(file, f -> new StateHash());
    }

    /** By file. */
    SortedMap<String, Long> hashes() {
        SortedMap<String, Long> all = new TreeMap<>();
        hashes.forEach((file, hash) -> all.put(file, hash.value()));
        return all;
    }

    void refer(Reference reference) {
        references.add(reference);
    }

    Set<Reference> references() {
        return references;
    }

    void problem(ContentProblem problem) {
        problems.add(problem);
    }

    List<ContentProblem> problems() {
        return problems;
    }

    /** Notes a mistake that costs nothing but itself: the definition can be used without what is wrong. */
    void blemish(ContentProblem blemish) {
        blemishes.add(blemish);
    }

    List<ContentProblem> blemishes() {
        return blemishes;
    }

    /** Notes something odd that is allowed. */
    void note(ContentProblem note) {
        notes.add(note);
    }

    List<ContentProblem> notes() {
        return notes;
    }
}
