package bumblewick.desktop.script;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The lines of a file that is read while it is being written: a line counts once its end is there, never half of one. */
public final class ScriptLines {
    private final BufferedReader file;
    private final StringBuilder begun = new StringBuilder();

    /**
     * Follows a file from its beginning.
     *
     * @throws IOException if it cannot be read
     */
    public ScriptLines(Path path) throws IOException {
        file = Files.newBufferedReader(path);
    }

    /**
     * The next line without blanks around it, if it has been written to its end.
     *
     * @throws IOException if the file cannot be read
     */
    public Optional<String> next() throws IOException {
        for (int letter = file.read(); letter >= 0; letter = file.read()) {
            if (letter == '\n') {
                String line = begun.toString().strip();
                begun.setLength(0);
                return Optional.of(line);
            }
            begun.append((char) letter);
        }
        return Optional.empty();
    }
}
