package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.schema.JsonSchemas;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players and modders read outside of the scene's texts uses the same terms: files, mods, Android's own notices. */
class OtherTextsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path EXAMPLES = SCENE.resolveSibling("mods").resolve("examples");
    private static final Path STARTER = Path.of("src/main/resources/bumblewick/editor/session/starter");
    private static final Path DESCRIPTIONS =
            Path.of("src/main/resources/bumblewick/content/schema/descriptions_ja.properties");
    private static final Path ANDROID = Path.of("../android-launcher/src/main/android/res");

    private static final Pattern DESCRIPTION = Pattern.compile("\"description\": \"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern GLYPH = Pattern.compile("char id=(\\d+)");
    private static final Pattern STRING = Pattern.compile("<string name=\"(\\w+)\">([^<]*)</string>");

    private static TermList terms;

    @BeforeAll
    static void read() throws IOException {
        terms = TermList.read(SCENE);
    }

    @Test
    void japaneseDescriptionsOfValuesUseTheTerms() throws IOException {
        Properties all = new Properties();
        try (Reader reader = Files.newBufferedReader(DESCRIPTIONS)) {
            all.load(reader);
        }
        Map<String, String> texts = new TreeMap<>();
        all.stringPropertyNames().forEach(key -> texts.put(key, all.getProperty(key)));

        assertTrue(texts.size() > 500, () -> texts.size() + " descriptions");
        assertEquals(List.of(), terms.found("ja", texts));
        assertEquals(List.of(), withoutLetters(texts));
    }

    /** Names of files and values are quoted there, and are no words: a {@code walker} is a kind of file. */
    @Test
    void englishDescriptionsOfValuesUseTheTerms() {
        Map<String, String> texts = new TreeMap<>();
        JsonSchemas.all().forEach((name, schema) -> {
            for (Matcher text = DESCRIPTION.matcher(schema); text.find(); ) {
                texts.put(
                        name + " " + text.start(),
                        text.group(1).replaceAll(" The name of an? \\w+\\.| run, walk,.*", ""));
            }
        });

        assertTrue(texts.size() > 500, () -> texts.size() + " descriptions");
        assertEquals(List.of(), terms.found("en", texts));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void modsThatComeWithTheGameUseTheTerms(String language) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Path folder : List.of(EXAMPLES, STARTER)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(one -> one.toString().endsWith(".json")).toList()) {
                    boolean isText = file.endsWith(Path.of("text", language + ".patch.json"));
                    if (isText || file.endsWith("mod.json")) {
                        JsonObject root =
                                JsonParser.parseString(Files.readString(file)).getAsJsonObject();
                        collect(file + "", isText ? "texts" : language, isText, root, texts);
                    }
                }
            }
        }

        assertTrue(texts.size() > 10, texts::toString);
        assertEquals(List.of(), terms.found(language, texts));
        assertEquals(List.of(), withoutLetters(texts));
    }

    /** Texts with letters that the interface's font lacks: they would vanish. The titles' font borrows from it. */
    private static List<String> withoutLetters(Map<String, String> texts) throws IOException {
        Set<Integer> letters = GLYPH.matcher(Files.readString(SCENE.resolve("fonts/ui.fnt")))
                .results()
                .map(glyph -> Integer.valueOf(glyph.group(1)))
                .collect(Collectors.toSet());
        return texts.entrySet().stream()
                .filter(text -> !text.getValue().chars().allMatch(letters::contains))
                .map(Map.Entry::toString)
                .toList();
    }

    /** Adds the strings under a name, wherever it is, and with {@code all} those below it. */
    private static void collect(String place, String name, boolean all, JsonElement from, Map<String, String> texts) {
        if (from.isJsonArray()) {
            int index = 0;
            for (JsonElement element : from.getAsJsonArray()) {
                collect(place + "/" + index++, name, all, element, texts);
            }
        } else if (from.isJsonObject()) {
            from.getAsJsonObject().asMap().forEach((key, value) -> {
                if (value.isJsonPrimitive() && (key.equals(name) || (all && place.endsWith("/" + name)))) {
                    texts.put(place + "/" + key, value.getAsString());
                } else {
                    collect(place + "/" + key, name, all, value, texts);
                }
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void noticesOfAndroidUseTheTerms(String language) throws IOException {
        Path file = ANDROID.resolve(language.equals("en") ? "values" : "values-" + language)
                .resolve("strings.xml");
        Map<String, String> texts = new TreeMap<>();
        for (Matcher text = STRING.matcher(Files.readString(file)); text.find(); ) {
            texts.put(text.group(1), text.group(2));
        }

        assertTrue(texts.size() > 5, texts::toString);
        assertEquals(List.of(), terms.found(language, texts));
    }
}
