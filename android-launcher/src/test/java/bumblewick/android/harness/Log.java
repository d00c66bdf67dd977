package bumblewick.android.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What the game has written into its log: the only thing that says where it is to whoever stands outside. */
public final class Log extends Handler {
    /** What the engine says of every button that it has no name for. */
    private static final String UNBOUND = "No button mapping";

    private static final int PATIENCE = 60; // seconds

    /** At the end the engine's part for screenshots lets go of a key that it no longer has. */
    private static final String TAKEN_TWICE = "Cannot find mapping to be removed, skipping: ScreenShot";

    /** The engine's list for PCs names a decoder that the game does without. */
    private static final String NO_DECODER = "Cannot find loader com.jme3.audio.plugins.OGGLoader";

    private final SimpleFormatter formatter = new SimpleFormatter();
    private final List<String> lines = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    /** Listens from now on. */
    public Log() {
        Logger.getLogger("").addHandler(this);
    }

    @Override
    public synchronized void publish(LogRecord entry) {
        String line = formatter.formatMessage(entry);
        if (entry.getLoggerName() != null && entry.getLoggerName().startsWith("bumblewick.")) {
            lines.add(line);
            notifyAll();
        }
        boolean known = line.startsWith(UNBOUND) || line.equals(TAKEN_TWICE) || line.equals(NO_DECODER);
        if (entry.getLevel().intValue() >= Level.WARNING.intValue() && !known) {
            Throwable thrown = entry.getThrown();
            warnings.add(entry.getLoggerName() + ": " + line + (thrown == null ? "" : " " + thrown));
        }
    }

    /** How many lines there are; a moment to look from. */
    public synchronized int now() {
        return lines.size();
    }

    /** The first line since {@code moment} of which a part fits {@code pattern}. */
    public synchronized Optional<Matcher> since(int moment, String pattern) {
        return lines.subList(moment, lines.size()).stream()
                .map(Pattern.compile(pattern)::matcher)
                .filter(Matcher::find)
                .findFirst();
    }

    /** The moment after the first line since {@code moment} of which a part fits {@code pattern}; empty if there is none. */
    public synchronized OptionalInt after(int moment, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        return IntStream.range(moment, lines.size())
                .filter(i -> wanted.matcher(lines.get(i)).find())
                .map(i -> i + 1)
                .findFirst();
    }

    /** The last line of which a part fits {@code pattern}. */
    public synchronized Optional<Matcher> last(String pattern) {
        return lines.stream()
                .map(Pattern.compile(pattern)::matcher)
                .filter(Matcher::find)
                .reduce((before, after) -> after);
    }

    /** Waits until there is a line of which a part fits {@code pattern}, though not for ever. */
    public void await(String pattern) throws InterruptedException, TimeoutException {
        await(pattern, 0);
    }

    /** Waits until there is a line since {@code moment} of which a part fits {@code pattern}, though not for ever. */
    public synchronized void await(String pattern, int moment) throws InterruptedException, TimeoutException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (since(moment, pattern).isEmpty()) {
            if (System.nanoTime() > end) {
                throw new TimeoutException("nobody said " + pattern);
            }
            wait(TimeUnit.SECONDS.toMillis(1));
        }
    }

    /** All warnings and errors, of whomever, but for those that are known. */
    public synchronized List<String> warnings() {
        return List.copyOf(warnings);
    }

    @Override
    public void flush() {
        // nothing is held back
    }

    @Override
    public void close() {
        Logger.getLogger("").removeHandler(this);
    }
}
