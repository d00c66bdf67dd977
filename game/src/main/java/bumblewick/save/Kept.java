package bumblewick.save;

import java.util.List;

/**
 * What was read from a file, and what was wrong with it.
 *
 * @param value as far as it could be read, defaults for the rest
 * @param problems one line each, for the log
 */
public record Kept<T>(T value, List<String> problems) {
    public Kept {
        problems = List.copyOf(problems);
    }
}
