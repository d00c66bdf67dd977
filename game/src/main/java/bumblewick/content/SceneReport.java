package bumblewick.content;

import bumblewick.content.json.ContentProblem;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was wrong with the scene folder, and what that costs the player. Immutable. */
public final class SceneReport {
    private final SortedSet<ContentProblem> problems;
    private final SortedSet<ContentProblem> faults;
    private final SortedSet<ContentProblem> notes;
    private final SortedMap<String, List<ContentProblem>> unplayable;

    SceneReport(
            Collection<ContentProblem> faults,
            Collection<ContentProblem> warnings,
            Collection<ContentProblem> notes,
            SortedMap<String, List<ContentProblem>> unplayable) {
        SortedSet<ContentProblem> all = new TreeSet<>(faults);
        all.addAll(warnings);
        this.problems = Collections.unmodifiableSortedSet(all);
        this.faults = Collections.unmodifiableSortedSet(new TreeSet<>(faults));
        this.notes = Collections.unmodifiableSortedSet(new TreeSet<>(notes));
        this.unplayable = Collections.unmodifiableSortedMap(new TreeMap<>(unplayable));
    }

    /** Every mistake, by file and line. */
    public SortedSet<ContentProblem> problems() {
        return problems;
    }

    /** The mistakes that cost more than themselves: the definition in which they are cannot be used. */
    public SortedSet<ContentProblem> faults() {
        return faults;
    }

    /** What is odd but allowed, such as an enemy that overshoots its path, by file and line. */
    public SortedSet<ContentProblem> notes() {
        return notes;
    }

    /** The stages that are there but cannot be played, each with the problems that forbid it. */
    public SortedMap<String, List<ContentProblem>> unplayableStages() {
        return unplayable;
    }
}
