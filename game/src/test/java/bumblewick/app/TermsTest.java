package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.presentation.PluralForm;
import bumblewick.def.presentation.TextTable;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All texts of the scene use the terms of {@code assets/source/terms.json} and are set alike. */
class TermsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path DESCRIPTIONS =
            Path.of("src/main/resources/bumblewick/content/schema/descriptions_ja.properties");
    private static final Pattern PLACE = Pattern.compile("\\{[^}]*}");
    private static final Pattern GLYPH = Pattern.compile("\\{[a-z_]+}");

    /** Letters and punctuation that are written without blanks around them. */
    private static final String WIDE = "[\\u3001-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff5e]";

    private static Scene scene;
    private static JsonObject list;

    @BeforeAll
    static void read() throws IOException {
        scene = SceneReader.read(new SceneFolder(SCENE));
        list = JsonParser.parseString(
                        Files.readString(SCENE.resolveSibling("source").resolve("terms.json")))
                .getAsJsonObject();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void noTextHasAWordThatIsNotUsed(String language) {
        Map<Pattern, String> instead = new TreeMap<>((a, b) -> a.pattern().compareTo(b.pattern()));
        for (JsonElement term : list.getAsJsonArray("terms")) {
            JsonObject word = term.getAsJsonObject().getAsJsonObject(language);
            word.getAsJsonArray("not")
                    .forEach(not ->
                            instead.put(pattern(language, not), word.get("term").getAsString()));
        }

        assertTrue(instead.size() > 30, () -> instead.size() + " words");
        assertEquals(List.of(), found(scene.text(language), instead));
    }

    /** The longest word of each term is one that some text has; a term of nothing is noticed. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void everyTermIsUsed(String language) {
        String all = String.join("\n", words(scene.text(language)).values()).toLowerCase(Locale.ROOT);
        Set<String> unused = new TreeSet<>();
        for (JsonElement term : list.getAsJsonArray("terms")) {
            String words = term.getAsJsonObject()
                    .getAsJsonObject(language)
                    .get("term")
                    .getAsString()
                    .toLowerCase(Locale.ROOT);
            for (String word : words.split("[,;、] ?")) {
                if (!all.contains(word)) {
                    unused.add(word);
                }
            }
        }
        assertEquals(Set.of(), unused);
    }

    @Test
    void eachJapaneseWordIsWrittenInOneWay() throws IOException {
        Map<Pattern, String> instead = new TreeMap<>((a, b) -> a.pattern().compareTo(b.pattern()));
        for (JsonElement spelling : list.getAsJsonObject("spellings").getAsJsonArray("ja")) {
            JsonObject word = spelling.getAsJsonObject();
            word.getAsJsonArray("not")
                    .forEach(not ->
                            instead.put(pattern("ja", not), word.get("write").getAsString()));
        }

        assertFalse(instead.isEmpty());
        assertEquals(List.of(), found(scene.text("ja"), instead));
        assertEquals(List.of(), found(new TextTable("ja", descriptions(), Map.of()), instead));
    }

    /** A blank between Japanese letters looks like a mistake; a picture of a key stands apart, and so does a slash. */
    @Test
    void japaneseHasNoNarrowBlanksOrPunctuation() {
        Pattern blank = Pattern.compile(WIDE + " (?!\\{[a-z_]+}|/)|(?<!\\{[a-z_]{1,20}}|/) " + WIDE + "|  ");
        Pattern narrow = Pattern.compile(WIDE + "[?!:,(]|\\.{3}");

        assertEquals(
                List.of(),
                found(
                        scene.text("ja"),
                        text -> blank.matcher(text).find()
                                || narrow.matcher(text).find()));
    }

    /** Longer runs of blanks set columns and labels apart; two are a slip of the finger. */
    @Test
    void englishHasNoDoubleBlanksAndOneKindOfQuotes() {
        Pattern slip = Pattern.compile("(?<! ) {2}(?! )|^ |(?<!,) $|[’‘\"]|\\.{3}| [.,:;?!](?!\\w)");

        assertEquals(
                List.of(), found(scene.text("en"), text -> slip.matcher(text).find()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void theFormsOfACountedTextHaveTheSamePlaces(String language) {
        TextTable table = scene.text(language);
        for (String key : table.keys()) {
            PluralForm.countedKey(key)
                    .ifPresent(counted -> assertEquals(
                            all(PLACE, table.text(PluralForm.OTHER.of(counted))), all(PLACE, table.text(key)), key));
        }
    }

    /** The check of mods compares all places; here each picture of a key is as often in the one language as in the other. */
    @Test
    void bothLanguagesShowTheSameKeys() {
        List<String> different = new ArrayList<>();
        words(scene.text("en")).forEach((key, english) -> {
            String japanese = scene.text("ja").text(PluralForm.countedKey(key).orElse(key));
            if (!all(GLYPH, english).equals(all(GLYPH, japanese))) {
                different.add(key);
            }
        });

        assertEquals(List.of(), different);
    }

    /** Defects of menus that asked nothing and were answered with yes or no. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void whatAsksForADecisionIsAQuestion(String language) {
        List<String> statements = new ArrayList<>();
        words(scene.text(language)).forEach((key, text) -> {
            if ((key.endsWith("Sure") || key.endsWith(".ask")) && !text.matches("(?s).*[?？].*")) {
                statements.add(key + ": " + text);
            }
        });

        assertEquals(List.of(), statements);
    }

    /** What the editor says in Japanese about each value of a file. */
    private static Map<String, String> descriptions() throws IOException {
        Properties all = new Properties();
        try (Reader reader = Files.newBufferedReader(DESCRIPTIONS)) {
            all.load(reader);
        }
        return all.stringPropertyNames().stream().collect(Collectors.toMap(name -> name, all::getProperty));
    }

    private static Pattern pattern(String language, JsonElement word) {
        String regex = word.getAsString();
        return language.equals("en")
                ? Pattern.compile("(?i)(?<![\\w-])(?:" + regex + ")(?![\\w-])")
                : Pattern.compile(regex);
    }

    private static List<String> found(TextTable table, Map<Pattern, String> instead) {
        List<String> found = new ArrayList<>();
        words(table)
                .forEach((key, text) -> instead.forEach((not, term) -> {
                    Matcher matcher = not.matcher(PLACE.matcher(text).replaceAll(""));
                    if (matcher.find()) {
                        found.add(key + ": '" + matcher.group() + "', expected " + term);
                    }
                }));
        return found;
    }

    private static List<String> found(TextTable table, Predicate<String> isWrong) {
        List<String> found = new ArrayList<>();
        words(table).forEach((key, text) -> {
            if (isWrong.test(text)) {
                found.add(key + ": " + text);
            }
        });
        return found;
    }

    /** The texts by key; the units of the editor are no sentences. */
    private static Map<String, String> words(TextTable table) {
        Map<String, String> words = new TreeMap<>();
        table.keys().stream()
                .filter(key -> !key.startsWith("measure."))
                .forEach(key -> words.put(key, table.text(key)));
        return words;
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group())
                .sorted()
                .toList();
    }
}
