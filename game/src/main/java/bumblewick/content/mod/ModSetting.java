package bumblewick.content.mod;

import bumblewick.content.json.JsonDocuments;
import bumblewick.def.presentation.TextTable;
import bumblewick.settings.Setting;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A setting of a mod: what it may be, and its words. Immutable.
 *
 * @param setting its id within the mod, default and allowed values
 * @param names by language
 * @param sentences what it does, by language; may be empty
 * @param labels of the values of a choice, each by language
 */
public record ModSetting(
        Setting<?> setting,
        SortedMap<String, String> names,
        SortedMap<String, String> sentences,
        SortedMap<String, SortedMap<String, String>> labels) {
    public ModSetting {
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
        sentences = Collections.unmodifiableSortedMap(new TreeMap<>(sentences));
        labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    }

    /** Small letters, digits and _: no two settings of a mod have the same. */
    public String id() {
        return setting.id();
    }

    /** What it is called in a language, or in English, or in any; else its id. */
    public String name(String language) {
        String name = in(language, names);
        return name.isEmpty() ? id() : name;
    }

    /** What it does, likewise; empty if the mod does not say. */
    public String sentence(String language) {
        return in(language, sentences);
    }

    /** What a value of a choice is called, likewise; else the value itself. */
    public String label(String value, String language) {
        String label = in(language, labels.getOrDefault(value, new TreeMap<>()));
        return label.isEmpty() ? value : label;
    }

    /** The text in a language, or in English, or in any; empty if there is none. */
    static String in(String language, SortedMap<String, String> texts) {
        String english = texts.getOrDefault(TextTable.FALLBACK, "");
        String any = english.isEmpty() && !texts.isEmpty() ? texts.get(texts.firstKey()) : english;
        return texts.getOrDefault(language, any);
    }

    /** A value as JSON text; a number beyond what can be said there as it is. */
    static String literal(Object value) {
        if (value instanceof Float number) {
            return Float.isFinite(number) ? JsonDocuments.number(number).toString() : number.toString();
        }
        return value instanceof Boolean ? value.toString() : '"' + value.toString() + '"';
    }

    /** All its words: names and sentences, by language. */
    public SortedMap<String, Map<String, String>> texts() {
        SortedMap<String, Map<String, String>> all = new TreeMap<>();
        all.put("names", names);
        all.put("sentences", sentences);
        return all;
    }
}
