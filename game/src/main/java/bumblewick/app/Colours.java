package bumblewick.app;

import bumblewick.content.Field;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Colours as the scene writes them, {@code #rrggbb}, by their parts. */
final class Colours {
    /** What their parts are called, red first. */
    static final List<String> CHANNELS = List.of("R", "G", "B");

    private static final int MOST = 255;
    private static final String BLACK = "#000000";

    private Colours() {}

    /** A part of a colour as a number that can be led. */
    static Field.Number channel(Field.Colour colour) {
        return new Field.Number(colour.path(), colour.place(), 0f, MOST, "", true, Optional.empty());
    }

    /** How much of a part is in a colour, 0 to 255; of one that is none, nothing. */
    static int part(String colour, int channel) {
        int at = 1 + 2 * channel;
        return Integer.parseInt(sound(colour).substring(at, at + 2), 16);
    }

    /** The colour with another part. */
    static String with(String colour, int channel, int part) {
        int at = 1 + 2 * channel;
        String text = sound(colour);
        return text.substring(0, at) + String.format(Locale.ROOT, "%02x", part) + text.substring(at + 2);
    }

    private static String sound(String colour) {
        return colour.matches("#[0-9a-f]{6}") ? colour : BLACK;
    }
}
