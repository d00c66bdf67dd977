package bumblewick.content.json;

import java.util.Comparator;

/**
 * One mistake in the scene folder, and where it is.
 *
 * @param file path in the scene folder
 * @param line from 1; 0 stands for the file as a whole
 * @param path JSON path such as {@code $.waves[3].enemy}; empty for the file as a whole
 * @param message what was found and what was expected
 */
public record ContentProblem(String file, int line, String path, String message) implements Comparable<ContentProblem> {
    private static final Comparator<ContentProblem> ORDER = Comparator.comparing(ContentProblem::file)
            .thenComparing(ContentProblem::line)
            .thenComparing(ContentProblem::path)
            .thenComparing(ContentProblem::message);

    public static ContentProblem ofFile(String file, String message) {
        return new ContentProblem(file, 0, "", message);
    }

    /** The same, in a file of another name. */
    public ContentProblem in(String other) {
        return new ContentProblem(other, line, path, message);
    }

    /** By file and line. */
    @Override
    public int compareTo(ContentProblem other) {
        return ORDER.compare(this, other);
    }

    /** In the form {@code enemies/gnat.json:4 $.radius: −1 is out of range, …}. */
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + (path.isEmpty() ? "" : " " + path) + ": " + message;
    }
}
