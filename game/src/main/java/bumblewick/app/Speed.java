package bumblewick.app;

import bumblewick.view.SpeedTrial;
import bumblewick.view.ViewOptions.Quality;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How fast a machine draws, as it was measured once. It is kept as a line of text.
 *
 * @param quality that it can be expected to hold
 * @param scale lines of the picture per line of the window, above 0 and up to 1
 * @param pixels of the window in which it was measured
 * @param machine name of what draws
 */
record Speed(Quality quality, float scale, int pixels, String machine) {
    private static final Pattern LINE =
            Pattern.compile("(low|medium|high) ([1-9]\\d?|100) % of (\\d{1,9}) pixels by (.*)");

    /** So many times the pixels that were measured are drawn as fast, more or less. */
    private static final float ALIKE = 1.3f;

    /** A measurement. */
    static Speed of(SpeedTrial.Verdict verdict, int pixels, String machine) {
        return new Speed(verdict.quality(), verdict.scale(), pixels, machine);
    }

    /** What a line says; nothing if it is none. */
    static Optional<Speed> read(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Speed(
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

    /** Whether it says anything about a machine and a window: smaller ones are drawn as fast. */
    boolean holds(int pixelsHere, String machineHere) {
        return machine.equals(machineHere) && pixelsHere <= pixels * ALIKE;
    }
}
