package bumblewick.def.presentation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The words of the game in one language: {@code text/<language>.json}. What is not translated stands in English.
 *
 * <p>A text that counts something has a key for each {@linkplain PluralRules plural form} of its language:
 * {@code hud.returned.one} and {@code hud.returned.other}. It is asked for by the key without the form; the first whole
 * number among its values chooses the form.
 */
public final class TextTable {
    /** The language that every other one falls back to. */
    public static final String FALLBACK = "en";

    /** The names in braces, as in {@code {tight}}, that stand for pictures of keys and buttons. */
    public static final List<String> KEY_NAMES = List.of(
            "left",
            "right",
            "up",
            "down",
            "tight",
            "spin",
            "fire",
            "boost",
            "brake",
            "jump",
            "crouch",
            "look_left",
            "look_right",
            "look_up",
            "look_down",
            "recentre",
            "pause",
            "back",
            "screenshot",
            "overlay",
            "move",
            "look",
            "menu_move",
            "menu_select",
            "menu_change",
            "menu_accept",
            "menu_back",
            "menu_tab",
            "menu_reset",
            "menu_delete");

    private final String language;
    private final NavigableMap<String, String> own;
    private final Map<String, String> english;

    public TextTable(String language, Map<String, String> own, Map<String, String> english) {
        this.language = language;
        this.own = Collections.unmodifiableNavigableMap(new TreeMap<>(own));
        this.english = english;
    }

    /** Two letters, such as {@code ja}. */
    public String language() {
        return language;
    }

    /**
     * The text with {@code {0}}, {@code {1}} … replaced by {@code values}; in English if this language lacks it; the key
     * itself if English lacks it too.
     *
     * @param values the first that is a whole number chooses the plural form of a counted text; without one it is
     *     {@link PluralForm#OTHER}
     */
    public String text(String key, Object... values) {
        String text = in(own, language, key, values);
        if (text == null) {
            text = in(english, FALLBACK, key, values);
        }
        return text == null ? key : filled(text, values);
    }

    private static String in(Map<String, String> texts, String language, String key, Object... values) {
        String text = texts.get(key);
        if (text == null) {
            text = texts.get(form(language, values).of(key));
        }
        return text == null ? texts.get(PluralForm.OTHER.of(key)) : text;
    }

    private static PluralForm form(String language, Object... values) {
        for (Object value : values) {
            if (value instanceof Integer || value instanceof Long) {
                return PluralRules.of(language).form(((Number) value).longValue());
            }
        }
        return PluralForm.OTHER;
    }

    private static String filled(String text, Object... values) {
        String filled = text;
        for (int i = 0; i < values.length; i++) {
            filled = filled.replace("{" + i + "}", String.valueOf(values[i]));
        }
        return filled;
    }

    /** The keys that this language itself has; not to be changed. */
    public SortedSet<String> keys() {
        return own.navigableKeySet();
    }
}
