package bumblewick.ui;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills sentences such as {@code Hold {tight} and let go.} with pictures of what does it on the device that was used
 * last. Fill again whenever {@link #revision} is another number than before.
 */
public final class GlyphText {
    private static final Pattern TOKEN = Pattern.compile("\\{([a-z][a-z_]*)}");

    private final Glyphs glyphs;
    private final Hands hands;

    /** Fills with {@code glyphs} what {@code hands} has in hand. */
    public GlyphText(Glyphs glyphs, Hands hands) {
        this.glyphs = glyphs;
        this.hands = hands;
    }

    /** See {@link Hands#revision}. */
    public int revision() {
        return hands.revision();
    }

    /** The text of a key, or the one that is meant for fingers, if there is one and fingers are in hand. */
    public String words(Words words, String key) {
        String own = key + ".touch";
        String text = hands.touch() ? words.text(own) : own;
        return text.equals(own) ? words.text(key) : text;
    }

    /** The text with a picture for each token; a token that nothing does becomes a dash. */
    public String fill(String text) {
        Matcher token = TOKEN.matcher(text);
        StringBuilder filled = new StringBuilder();
        int end = 0;
        while (token.find()) {
            filled.append(text, end, token.start()).append(pictures(token.group(1)));
            end = token.end();
        }
        return filled.append(text, end, text.length()).toString();
    }

    private String pictures(String action) {
        StringBuilder pictures = new StringBuilder();
        for (String name : hands.glyphs(action)) {
            pictures.append(glyphs.of(name));
        }
        return pictures.length() == 0 ? "–" : pictures.toString();
    }
}
