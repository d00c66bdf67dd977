package bumblewick.app.shell;

import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.render.RenderBenchmark;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How fast a machine draws, as it was measured. The settings hold it as a line of text.
 *
 * @param quality that the machine can hold
 * @param scale lines of the picture per line of the window, above 0 and up to 1
 * @param pixels of the window in which it was measured
 * @param machine name of what draws
 */
record BenchmarkResult(Quality quality, float scale, int pixels, String machine) {
    private static final Pattern LINE =
            Pattern.compile("(low|medium|high) ([1-9]\\d?|100) % of (\\d{1,9}) pixels by (.*)");

    /** A window of up to so many times the measured pixels is drawn about as fast. */
    private static final float ALIKE = 1.3f;

    /** The result of a measurement. */
    static BenchmarkResult of(RenderBenchmark.Verdict verdict, int pixels, String machine) {
        return new BenchmarkResult(verdict.quality(), verdict.scale(), pixels, machine);
    }

    /** Parses a line; nothing if it is none. */
    static Optional<BenchmarkResult> read(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(new BenchmarkResult(
                Quality.valueOf(matcher.group(1).toUpperCase(Locale.ROOT)),
                Integer.parseInt(matcher.group(2)) / 100f,
                Integer.parseInt(matcher.group(3)),
                matcher.group(4)));
    }

    /** The line. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%s %d %% of %d pixels by %s",
                quality.name().toLowerCase(Locale.ROOT),
                Math.round(scale * 100f),
                pixels,
                machine);
    }

    /** Whether it holds for a machine and a window: a smaller one is drawn as fast. */
    boolean holds(int pixelsHere, String machineHere) {
        return machine.equals(machineHere) && pixelsHere <= pixels * ALIKE;
    }
}
