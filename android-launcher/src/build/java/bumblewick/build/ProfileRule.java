package bumblewick.build;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a baseline profile as people write it: a class, or flags and a pattern of methods. {@code **} stands for any
 * letters, {@code *} for any but {@code /}.
 *
 * <pre>
 * Lcom/jme3/math/*;
 * HSPLbumblewick/sim/**;->**(**)**
 * </pre>
 *
 * <p>Source: <i>Manually create and measure Baseline Profiles</i>, developer.android.com.
 *
 * @param hot whether a method that fits is to be compiled when the game is installed
 * @param startup whether it runs while the game starts
 * @param later whether it runs later
 * @param pattern fits the whole name
 */
record ProfileRule(boolean hot, boolean startup, boolean later, Pattern pattern) {
    private static final Pattern LINE = Pattern.compile("([HSP]*)(L[^;]+;(->.+)?)");

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static ProfileRule of(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches() || parts.group(1).isEmpty() != (parts.group(3) == null)) {
            throw new IllegalArgumentException(
                    "'" + line + "' is no rule of a profile, expected L…; or flags of HSP and L…;->…(…)…");
        }
        String flags = parts.group(1);
        return new ProfileRule(flags.contains("H"), flags.contains("S"), flags.contains("P"), pattern(parts.group(2)));
    }

    private static Pattern pattern(String globs) {
        StringBuilder pattern = new StringBuilder();
        Matcher stars = Pattern.compile("\\*{1,2}|[^*]+").matcher(globs);
        while (stars.find()) {
            String part = stars.group();
            pattern.append(part.equals("**") ? ".*" : part.equals("*") ? "[^/]*" : Pattern.quote(part));
        }
        return Pattern.compile(pattern.toString());
    }

    /** Whether it is about a class itself. */
    boolean isClass() {
        return !hot && !startup && !later;
    }

    /** Whether a name fits. */
    boolean fits(String name) {
        return pattern.matcher(name).matches();
    }
}
