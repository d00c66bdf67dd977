package bumblewick.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Counts how often in a row the game crashed while starting, or while loading a stage, with mods. A small file holds
 * the count, because a crashing game cannot clean up.
 */
public final class CrashLoopDetector {
    private static final int MAX_FAILURES = 9; // so that the file has one digit

    private final Path file;
    private int failures;
    private boolean running;

    /** Reads what the last process left in the data folder. */
    public CrashLoopDetector(Path dataFolder) {
        file = dataFolder.resolve("starting");
        failures = read();
    }

    private int read() {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.matches("[1-9]") ? Integer.parseInt(text) : 0;
        } catch (IOException e) {
            return 0; // usually there is none
        }
    }

    /** Number of failures in a row. */
    public int failures() {
        return failures;
    }

    /**
     * Begins something that may crash: until {@link #succeeded}, an end of the process counts as a failure.
     *
     * @throws IOException if the file cannot be written
     */
    public void begin() throws IOException {
        if (running) {
            return;
        }
        running = true;
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, String.valueOf(Math.min(MAX_FAILURES, failures + 1)).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Reports that what began did not crash, and resets the count.
     *
     * @throws IOException if the file cannot be deleted
     */
    public void succeeded() throws IOException {
        if (running || failures > 0) {
            running = false;
            failures = 0;
            Files.deleteIfExists(file);
        }
    }
}
