package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.PluralForm;
import bumblewick.def.presentation.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All texts of the scene use the terms of {@code assets/source/terms.json} and are set alike. */
class TermsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Pattern GLYPH = Pattern.compile("\\{[a-z_]+}");

    /** Pages, and what stands on them; not the rules of results, which are told. */
    private static final Pattern MENUS =
            Pattern.compile("^(?:settings|workshop|edit|numbers|levels|path|waves|modes|campaign"
                    + "|map|shelf|keys|layout|statistics|splits|help|first|kept|return|heat|padLost|pause|photo|problems|safe|mod"
                    + "|scores|live|bar|how|difficulty|theatre)\\.");

    private static final Pattern SENTENCE = Pattern.compile("([^。！？]+)[。！？]");
    private static final Pattern POLITE = Pattern.compile("(?:です|ます|ません|ました|でした|ましょう|ください|でしょう)か?$");

    /** Letters and punctuation that are written without blanks around them. */
    private static final String WIDE = "[\\u3001-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff5e]";

    private static Scene scene;
    private static TermList list;

    @BeforeAll
    static void read() throws IOException {
        scene = ShippedScene.read();
        list = TermList.read(SCENE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void noTextHasAWordThatIsNotUsed(String language) {
        assertTrue(list.unwanted(language).size() > 30, language);
        assertEquals(List.of(), list.found(language, words(scene.text(language))));
    }

    /** The longest word of each term is one that some text has; a term of nothing is noticed. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void everyTermIsUsed(String language) {
        String all = String.join("\n", words(scene.text(language)).values()).toLowerCase(Locale.ROOT);
        Set<String> unused = new TreeSet<>();
        for (String words : list.terms(language)) {
            for (String word : words.toLowerCase(Locale.ROOT).split("[,;、] ?")) {
                if (!all.contains(word)) {
                    unused.add(word);
                }
            }
        }
        assertEquals(Set.of(), unused);
    }

    /** Menus speak politely; stories, toasts and lessons do not, nor does what is no sentence. */
    @Test
    void japaneseMenusSpeakPolitely() {
        Pattern plain = Pattern.compile("(?<!です|ます|か)(?:[るうくつぬむぐぶただい]|(?<!で|ま)す)$");
        List<String> found = new ArrayList<>();
        words(scene.text("ja")).forEach((key, text) -> {
            if (MENUS.matcher(key).find()) {
                for (Matcher sentence = SENTENCE.matcher(text); sentence.find(); ) {
                    String words = sentence.group(1).replaceFirst("（[^）]*）$", "");
                    if (plain.matcher(words).find() && !POLITE.matcher(words).find()) {
                        found.add(key + ": " + text);
                    }
                }
            }
        });

        assertEquals(List.of(), found);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void noPercentSignStandsApart(String language) {
        assertEquals(List.of(), found(scene.text(language), text -> text.contains(" %")));
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
                            all(TermList.PLACE, table.text(PluralForm.OTHER.of(counted))),
                            all(TermList.PLACE, table.text(key)),
                            key));
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
