package bumblewick.content.json;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Content that cannot be used as it is. Carries every problem that was found, not only the first. */
public final class ContentException extends Exception {
    /** So many mistakes of a file are listed: nobody reads more, and each takes time and memory. */
    public static final int MOST_LISTED = 200;

    /** So many are collected: one more than listed shows that there are more. */
    static final int MOST = MOST_LISTED + 1;

    private static final long serialVersionUID = 1L;

    private final transient List<ContentProblem> problems;

    /**
     * @param what cannot be used, such as {@code Scene 'base'}
     * @param problems at least one (copied, sorted by place)
     */
    public ContentException(String what, Collection<ContentProblem> problems) {
        super(message(what, new TreeSet<>(problems)));
        this.problems = List.copyOf(new TreeSet<>(problems));
    }

    /** What one problem makes impossible. */
    public ContentException(ContentProblem problem) {
        this(problem.file(), List.of(problem));
    }

    /** By file and line. */
    public List<ContentProblem> problems() {
        return problems;
    }

    private static String message(String what, Collection<ContentProblem> problems) {
        StringBuilder message = new StringBuilder(what)
                .append(" has ")
                .append(problems.size())
                .append(problems.size() == 1 ? " problem:" : " problems:");
        for (ContentProblem problem : problems) {
            message.append("\n  ").append(problem);
        }
        return message.toString();
    }
}
