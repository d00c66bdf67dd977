package bumblewick.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Counts how often in a row the game began something with mods, a start or a stage, and never got there. A small file
 * remembers it, for a game that crashes cannot.
 */
public final class StartMarker {
    private static final int LARGEST = 9; // so that the file has one digit

    private final Path file;
    private int failures;
    private boolean under;

    /** Reads what the last process left in the data folder. */
    public StartMarker(Path dataFolder) {
        file = dataFolder.resolve("starting");
        failures = read();
    }

    private int read() {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.matches("[1-9]") ? Integer.parseInt(text) : 0;
        } catch (IOException e) {
            return 0; // as a rule there is none
        }
    }

    /** How often in a row it went wrong. */
    public int failures() {
        return failures;
    }

    /**
     * Something begins that may go wrong; until it has {@linkplain #arrived arrived}, an end counts as a failure.
     *
     * @throws IOException if that cannot be written down
     */
    public void begin() throws IOException {
        if (under) {
            return;
        }
        under = true;
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, String.valueOf(Math.min(LARGEST, failures + 1)).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * It went well, this time.
     *
     * @throws IOException if that cannot be written down
     */
    public void arrived() throws IOException {
        if (under || failures > 0) {
            under = false;
            failures = 0;
            Files.deleteIfExists(file);
        }
    }
}
