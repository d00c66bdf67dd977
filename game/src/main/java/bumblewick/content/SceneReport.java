package bumblewick.content;

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
    private final SortedSet<ContentProblem> notes;
    private final SortedMap<String, List<ContentProblem>> unplayable;

    SceneReport(
            Collection<ContentProblem> problems,
            Collection<ContentProblem> notes,
            SortedMap<String, List<ContentProblem>> unplayable) {
        this.problems = Collections.unmodifiableSortedSet(new TreeSet<>(problems));
        this.notes = Collections.unmodifiableSortedSet(new TreeSet<>(notes));
        this.unplayable = Collections.unmodifiableSortedMap(new TreeMap<>(unplayable));
    }

    /** Every mistake, by file and line. */
    public SortedSet<ContentProblem> problems() {
        return problems;
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
