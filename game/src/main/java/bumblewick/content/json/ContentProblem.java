package bumblewick.content.json;

import java.io.IOException;
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

    private static final int LONGEST = 1_000; // letters of a message, some of which quote the file

    public ContentProblem {
        message = message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
    }

    /** What the outside world says; its exceptions need not say anything. */
    public static ContentProblem unreadable(String file, IOException cause) {
        String said = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        return ofFile(file, "cannot be read: " + said);
    }

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

    /**
     * In the form {@code enemies/gnat.json:4 $.radius: −1 is out of range, …}. Control characters, which would command the
     * terminal that shows it, are question marks.
     */
    @Override
    public String toString() {
        String place = file + (line > 0 ? ":" + line : "") + (path.isEmpty() ? "" : " " + path);
        return (place + ": " + message).replaceAll("[\\p{Cc}&&[^\n]]", "?");
    }
}
