package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Colours as the scene writes them, {@code #rrggbb}, by their channels. */
final class ColourChannels {
    /** The names of the channels, red first. */
    static final List<String> CHANNELS = List.of("R", "G", "B");

    private static final int MOST = 255;
    private static final String BLACK = "#000000";

    private ColourChannels() {}

    /** A channel of a colour field as a field of a number, which a slider can change. */
    static FormField.Number channel(FormField.Colour colour) {
        return new FormField.Number(colour.path(), colour.place(), 0f, MOST, "", true, Optional.empty());
    }

    /** The value of a channel, 0 to 255; 0 if the text is no colour. */
    static int part(String colour, int channel) {
        int at = 1 + 2 * channel;
        return Integer.parseInt(validOrBlack(colour).substring(at, at + 2), 16);
    }

    /** The colour with another value of a channel. */
    static String with(String colour, int channel, int part) {
        int at = 1 + 2 * channel;
        String text = validOrBlack(colour);
        return text.substring(0, at) + String.format(Locale.ROOT, "%02x", part) + text.substring(at + 2);
    }

    private static String validOrBlack(String colour) {
        return colour.matches("#[0-9a-f]{6}") ? colour : BLACK;
    }
}
