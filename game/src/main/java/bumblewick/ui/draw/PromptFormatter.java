package bumblewick.ui.draw;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills prompts such as {@code Hold {tight} and let go.} with the glyphs of the active device. Fill them again
 * whenever {@link #revision} has changed.
 */
public final class PromptFormatter {
    private static final Pattern TOKEN = Pattern.compile("\\{([a-z][a-z_]*)}");

    private final InputGlyphs glyphs;
    private final ActionGlyphs actionGlyphs;

    /**
     * @param glyphs all glyphs
     * @param actionGlyphs the glyphs of the active device
     */
    public PromptFormatter(InputGlyphs glyphs, ActionGlyphs actionGlyphs) {
        this.glyphs = glyphs;
        this.actionGlyphs = actionGlyphs;
    }

    /** See {@link ActionGlyphs#revision}. */
    public int revision() {
        return actionGlyphs.revision();
    }

    /** The text of a key; on a touch screen the text of {@code <key>.touch}, if there is one. */
    public String text(Translations translations, String key) {
        String own = key + ".touch";
        String text = actionGlyphs.touch() ? translations.text(own) : own;
        return text.equals(own) ? translations.text(key) : text;
    }

    /** The text with glyphs in place of its tokens; the token of an unbound action becomes a dash. */
    public String fill(String text) {
        Matcher token = TOKEN.matcher(text);
        StringBuilder filled = new StringBuilder();
        int copied = 0;
        while (token.find()) {
            filled.append(text, copied, token.start()).append(pictures(token.group(1)));
            copied = token.end();
        }
        return filled.append(text, copied, text.length()).toString();
    }

    private String pictures(String action) {
        StringBuilder pictures = new StringBuilder();
        for (String name : actionGlyphs.glyphs(action)) {
            pictures.append(glyphs.of(name));
        }
        return pictures.length() == 0 ? "–" : pictures.toString();
    }
}
