package bumblewick.content;

import bumblewick.content.Draft.Reference;
import bumblewick.def.Fingerprint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
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
final class Drafts {
    private final Map<Kind, SortedMap<String, Draft>> drafts = new EnumMap<>(Kind.class);
    private final Map<Kind, SortedSet<String>> given = new EnumMap<>(Kind.class);

    Drafts() {
        for (Kind kind : Kind.values()) {
            drafts.put(kind, new TreeMap<>());
            given.put(kind, new TreeSet<>());
        }
    }

    Draft begin(Kind kind, String id) {
        Draft draft = new Draft(kind, id);
        drafts.get(kind).put(id, draft);
        return draft;
    }

    /** Names that exist without a definition of their own, such as models. */
    void give(Kind kind, Collection<String> ids) {
        given.get(kind).addAll(ids);
    }

    /** Notes every reference that leads nowhere or in a circle. Call once, when everything has been read. */
    void check() {
        for (Draft draft : all()) {
            for (Reference reference : draft.references()) {
                checkExists(draft, reference);
            }
        }
        for (Draft draft : all()) {
            checkCircle(draft, draft, draft.id(), null, new TreeSet<>());
        }
    }

    /** Whether a definition has no problem and needs none that has. */
    boolean sound(Kind kind, String id) {
        Draft draft = drafts.get(kind).get(id);
        return draft != null && problemsOf(draft).isEmpty();
    }

    /** The problems of a definition and of everything that it needs, directly or not. */
    SortedSet<ContentProblem> problemsOf(Draft draft) {
        SortedSet<ContentProblem> problems = new TreeSet<>();
        collect(draft, new ArrayList<>(), problems);
        return problems;
    }

    /**
     * What a stage is played by: itself, all that it needs, and what is asked for all over the simulation without being
     * named: the tuning, the surfaces, which go by their number, and the pick-ups.
     */
    Fingerprint fingerprint(Draft stage) {
        List<Draft> needed = new ArrayList<>();
        collect(stage, needed, new TreeSet<>());
        for (Kind kind : List.of(Kind.TUNING, Kind.SURFACE, Kind.PICKUP)) {
            needed.addAll(all(kind));
        }
        SortedMap<String, Long> files = new TreeMap<>();
        for (Draft draft : needed) {
            if (draft.kind().rules() && sound(draft.kind(), draft.id())) {
                files.putAll(draft.hashes());
            }
        }
        return new Fingerprint(files);
    }

    Draft get(Kind kind, String id) {
        return drafts.get(kind).get(id);
    }

    Collection<Draft> all(Kind kind) {
        return drafts.get(kind).values();
    }

    /** By kind and name. */
    List<Draft> all() {
        List<Draft> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            all.addAll(all(kind));
        }
        return all;
    }

    private void checkExists(Draft draft, Reference reference) {
        SortedSet<String> known = new TreeSet<>(drafts.get(reference.kind()).keySet());
        known.addAll(given.get(reference.kind()));
        if (known.contains(reference.id())) {
            return;
        }
        String hint = ClosestName.hint(reference.id(), known);
        ContentProblem problem =
                reference.problem("there is no " + reference.kind().label() + " '" + reference.id() + "'" + hint);
        if (!reference.kind().dispensable()) {
            draft.problem(problem);
        } else if (!known.isEmpty()) { // else the file that should define them is reported
            draft.blemish(problem);
        }
    }

    /** Follows references to the same kind from {@code start} on; stages may lead back to stages, though. */
    private void checkCircle(Draft start, Draft at, String trail, Reference first, SortedSet<String> seen) {
        for (Reference reference : at.references()) {
            Draft next = get(reference.kind(), reference.id());
            if (next == null || next.kind() != start.kind() || start.kind().played()) {
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

    private void collect(Draft draft, List<Draft> seen, SortedSet<ContentProblem> problems) {
        if (seen.contains(draft)) {
            return;
        }
        seen.add(draft);
        problems.addAll(draft.problems());
        for (Reference reference : draft.references()) {
            Draft needed = get(reference.kind(), reference.id());
            if (needed != null && reference.kind() != Kind.STAGE) {
                collect(needed, seen, problems);
            }
        }
        if (draft.kind().played()) {
            all(Kind.TUNING).forEach(tuning -> collect(tuning, seen, problems));
        }
    }
}
