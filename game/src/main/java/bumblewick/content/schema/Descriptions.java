package bumblewick.content.schema;

import bumblewick.content.definition.FileFormats;
import bumblewick.content.definition.StageFormat;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.Variables;
import bumblewick.content.level.LevelNames;
import bumblewick.def.presentation.TextTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** What each field of the scene does in the game, in a sentence, by schema and place: {@code enemy.attack.every}. */
public final class Descriptions {
    /** The fields that files of all kinds have. */
    private static final Set<String> COMMON = Set.of("format", Inheritance.EXTENDS, Variables.FIELD);

    private static final SortedMap<String, String> ENGLISH = declared();

    private Descriptions() {}

    private static SortedMap<String, String> declared() {
        SortedMap<String, String> all = new TreeMap<>();
        FileFormats.ALL.forEach(format -> format.addDescriptions(all));
        LevelNames.addDescriptions(all);
        all.put(StageFormat.FORMAT.name(), StageFormat.ANY_STAGE);
        return Collections.unmodifiableSortedMap(all);
    }

    private static Properties translated(String language) {
        Properties all = new Properties();
        try (InputStream in = Descriptions.class.getResourceAsStream("descriptions_" + language + ".properties")) {
            if (in != null) {
                all.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What fields do, by place, in a language; in English where nobody said it in that.
     *
     * @param language two letters
     */
    public static UnaryOperator<String> in(String language) {
        if (language.equals(TextTable.FALLBACK)) {
            return Descriptions::of;
        }
        Properties translated = translated(language);
        Map<String, String> sentences = sentences(translated);
        return place -> translated.getProperty(place, sentences.getOrDefault(of(place), of(place)));
    }

    /** Translations by the English sentence: what is said alike at several places is translated at one. */
    private static Map<String, String> sentences(Properties translated) {
        Map<String, String> sentences = new HashMap<>();
        ENGLISH.forEach((place, english) -> {
            String said = translated.getProperty(place);
            if (said != null) {
                sentences.putIfAbsent(english, said);
            }
        });
        return sentences;
    }

    /** What a field does; empty if nobody said it. */
    public static String of(String place) {
        String name = place.substring(place.lastIndexOf('.') + 1);
        boolean common = place.indexOf('.') == place.lastIndexOf('.') && COMMON.contains(name);
        return ENGLISH.getOrDefault(common ? name : place, "");
    }

    /** The places of all that is described. */
    static SortedSet<String> places() {
        return new TreeSet<>(ENGLISH.keySet());
    }
}
