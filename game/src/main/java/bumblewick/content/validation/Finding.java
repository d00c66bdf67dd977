package bumblewick.content.validation;

import bumblewick.content.json.ContentProblem;
import java.util.Comparator;
import java.util.Locale;

/**
 * Something that the validator reports to a modder.
 *
 * @param file path in the scene folder, or address of a file of a mod
 * @param line from 1; 0 stands for the file as a whole
 * @param path JSON path; may be empty
 */
public record Finding(Severity severity, String file, int line, String path, String message)
        implements Comparable<Finding> {
    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::severity)
            .thenComparing(Finding::file)
            .thenComparing(Finding::line)
            .thenComparing(Finding::path)
            .thenComparing(Finding::message);

    /** How bad it is. */
    public enum Severity {
        /** It cannot be used as it is. */
        PROBLEM,
        /** It can, but players will be worse off. */
        WARNING,
        /** Good to know. */
        INFO
    }

    static Finding of(Severity severity, ContentProblem problem) {
        return new Finding(severity, problem.file(), problem.line(), problem.path(), problem.message());
    }

    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }

    /** In the form {@code warning enemies/gnat.json:4 $.radius: …}. */
    @Override
    public String toString() {
        return severity.name().toLowerCase(Locale.ROOT) + " " + new ContentProblem(file, line, path, message);
    }
}
