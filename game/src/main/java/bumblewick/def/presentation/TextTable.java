package bumblewick.def.presentation;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The words of the game in one language: {@code text/<language>.json}. What is not translated stands in English. */
public final class TextTable {
    /** The language that every other one falls back to. */
    public static final String FALLBACK = "en";

    private final String language;
    private final SortedMap<String, String> own;
    private final Map<String, String> english;

    public TextTable(String language, Map<String, String> own, Map<String, String> english) {
        this.language = language;
        this.own = Collections.unmodifiableSortedMap(new TreeMap<>(own));
        this.english = english;
    }

    /** Two letters, such as {@code ja}. */
    public String language() {
        return language;
    }

    /** The text, in English if this language lacks it; the key itself if English lacks it too. */
    public String text(String key) {
        String text = own.get(key);
        return text != null ? text : english.getOrDefault(key, key);
    }

    /** The text with {@code {0}}, {@code {1}} … replaced by {@code values}. */
    public String text(String key, Object... values) {
        String text = text(key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", String.valueOf(values[i]));
        }
        return text;
    }

    /** The keys that this language itself has. */
    public SortedSet<String> keys() {
        return new TreeSet<>(own.keySet());
    }
}
