package bumblewick.desktop.window;

import bumblewick.settings.SettingsCatalogue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Size of the window's picture in pixels, written {@code 1280x720}. */
public record WindowSize(int width, int height) {
    private static final int SMALLEST = (int) SettingsCatalogue.WIDTH.min();
    private static final int LARGEST = (int) SettingsCatalogue.WIDTH.max();

    private static final Pattern FORMAT = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if {@code text} is not of that form or out of range
     */
    public static WindowSize parse(String text) {
        Matcher matcher = FORMAT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + text + "' is no size, expected WIDTHxHEIGHT such as 1280x720");
        }
        return new WindowSize(side(matcher.group(1)), side(matcher.group(2)));
    }

    private static int side(String digits) {
        int pixels = Integer.parseInt(digits);
        if (pixels < SMALLEST || pixels > LARGEST) {
            throw new IllegalArgumentException(
                    pixels + " is out of range, expected " + SMALLEST + " to " + LARGEST + " pixels");
        }
        return pixels;
    }
}
