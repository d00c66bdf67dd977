package bumblewick.save;

import java.util.List;

/**
 * What was read from a file, and what was wrong with it.
 *
 * @param value what could be read, with defaults for the rest
 * @param problems one line each, for the log
 */
public record ReadResult<T>(T value, List<String> problems) {
    public ReadResult {
        problems = List.copyOf(problems);
    }
}
