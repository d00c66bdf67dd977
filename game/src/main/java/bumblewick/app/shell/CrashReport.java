package bumblewick.app.shell;

import bumblewick.replay.GameVersion;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes a report when the game fails: the failure, the screen, and the run so far as a replay. */
public final class CrashReport {
    private static final Logger LOG = LoggerFactory.getLogger(CrashReport.class);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private CrashReport() {}

    /**
     * Writes a report of a failure before any screen was shown.
     *
     * @param folder for it
     * @return the report, or nothing if it could not be written
     */
    public static Optional<Path> write(Path folder, String message, Throwable failure) {
        return write(folder, Navigator.NOTHING, message, failure);
    }

    /**
     * Writes a report.
     *
     * @param folder for it
     * @param screen that was shown
     * @return the report, or nothing if it could not be written
     */
    public static Optional<Path> write(Path folder, GameScreen screen, String message, Throwable failure) {
        String name = "crash-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        Path file = folder.resolve(name + ".txt");
        try {
            Files.createDirectories(folder);
            String report = text(screen, message, failure) + replayLine(folder, name, screen);
            Files.write(file, report.getBytes(StandardCharsets.UTF_8));
            return Optional.of(file);
        } catch (IOException e) {
            LOG.error("the crash report {} could not be written", file, e);
            return Optional.empty();
        }
    }

    private static String text(GameScreen screen, String message, Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace, true));
        return String.join(
                "\n",
                "Bumblewick " + GameVersion.number(),
                "System: " + System.getProperty("os.name") + " " + System.getProperty("os.version") + ", Java "
                        + System.getProperty("java.version"),
                "Screen: " + Navigator.nameOf(screen),
                "Run: " + replaySoFar(screen).map(CrashReport::run).orElse("none"),
                "",
                message,
                trace.toString());
    }

    private static String run(Replay replay) {
        return String.format(
                Locale.ROOT,
                "stage %s, difficulty %s, seed %d, from checkpoint %d, %d ticks, content %016x",
                replay.options().stage(),
                replay.options().difficulty(),
                replay.options().seed(),
                replay.options().checkpoint(),
                replay.intents().ticks(),
                replay.content().hash());
    }

    /** What failed may well be the run itself: a report without it is better than none. */
    private static Optional<Replay> replaySoFar(GameScreen screen) {
        try {
            return screen.replaySoFar();
        } catch (RuntimeException e) {
            LOG.error("the run cannot be reported", e);
            return Optional.empty();
        }
    }

    private static String replayLine(Path folder, String name, GameScreen screen) {
        Optional<Replay> replay = replaySoFar(screen);
        if (replay.isEmpty()) {
            return "";
        }
        Path file = folder.resolve(name + Replay.ENDING);
        try {
            ReplayWriter.write(replay.get(), file);
            return "The run up to this moment: " + file.getFileName() + "\n";
        } catch (IOException e) {
            return "The run up to this moment could not be written: " + e.getMessage() + "\n";
        }
    }
}
