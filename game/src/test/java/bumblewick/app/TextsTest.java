package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.content.schema.JsonSchemas;
import bumblewick.def.presentation.PluralForm;
import bumblewick.def.presentation.TextTable;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.menu.MenuHint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Pattern UNIT = Pattern.compile("\"x-unit\": \"([^\"]+)\"");
    private static final Pattern GLYPH = Pattern.compile("char id=(\\d+)");

    private static Scene scene;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    @Test
    void everyLanguageHasTheSameTexts() {
        Set<String> english = textsOf(scene.text("en"));
        scene.texts().values().forEach(table -> assertEquals(english, textsOf(table), table.language()));
    }

    /** The keys by which the game asks: those of counted texts without the plural forms, which languages differ in. */
    private static Set<String> textsOf(TextTable table) {
        return table.keys().stream()
                .map(key -> PluralForm.countedKey(key).orElse(key))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A key that is put together from parts ends in a dot in the source: then some key must begin with it. */
    @Test
    void everyKeyInTheSourceHasAText() throws IOException {
        Set<String> keys = textsOf(scene.text("en"));
        Set<String> missing = new TreeSet<>();
        for (String used : keysInTheSource()) {
            boolean there =
                    used.endsWith(".") ? keys.stream().anyMatch(key -> key.startsWith(used)) : keys.contains(used);
            if (!there) {
                missing.add(used);
            }
        }
        assertEquals(Set.of(), missing);
    }

    /** Matches what is quoted in the source and begins as some key does; a name of a file is no key. */
    private static Pattern key() {
        String areas = scene.text("en").keys().stream()
                .map(key -> key.substring(0, key.indexOf('.')))
                .distinct()
                .collect(Collectors.joining("|"));
        return Pattern.compile("\"((?:" + areas + ")\\.(?!json\")[A-Za-z][A-Za-z0-9_.]*)\"");
    }

    /** The bar at the foot names what can be done: in its own words, so that no two things are called the same. */
    @Test
    void everyHintOfTheBarHasWordsOfItsOwn() {
        Set<String> hints = Arrays.stream(MenuHint.values())
                .map(hint -> "bar." + hint.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new));
        for (TextTable table : scene.texts().values()) {
            Set<String> keys = new TreeSet<>(table.keys());
            keys.removeIf(key -> !key.startsWith("bar."));
            assertEquals(hints, keys, table.language());
            Set<String> words = hints.stream().map(table::text).collect(Collectors.toCollection(TreeSet::new));
            assertEquals(hints.size(), words.size(), () -> table.language() + ": " + words);
        }
    }

    /** A setting on a page has a name, a sentence of help, and a word for each of its options that is not a number. */
    @Test
    void everySettingIsExplained() {
        Set<String> keys = scene.text("en").keys();
        Set<String> missing = new TreeSet<>();
        for (Setting<?> setting : SettingsCatalogue.all()) {
            if (!setting.section().equals(SettingsCatalogue.DIFFICULTY.section())) {
                Set<String> wanted =
                        new TreeSet<>(Set.of("settings." + setting.id(), "settings." + setting.id() + ".help"));
                wanted.removeAll(keys);
                missing.addAll(wanted);
                missing.addAll(wordless(setting, keys));
            }
        }
        assertEquals(Set.of(), missing);
    }

    private static Set<String> wordless(Setting<?> setting, Set<String> keys) {
        Set<String> missing = new TreeSet<>();
        if (setting instanceof ChoiceSetting choice) {
            choice.options().stream()
                    .filter(option -> !option.matches("[0-9]+"))
                    .filter(option -> !keys.contains("option." + option))
                    .map(option -> "option." + choice.id() + "." + option)
                    .filter(key -> !keys.contains(key))
                    .forEach(missing::add);
        }
        return missing;
    }

    /** Numbers of files are told with their units: each unit that a reader declares has its words. */
    @Test
    void everyUnitHasItsWords() {
        Set<String> keys = scene.text("en").keys();
        Set<String> missing = new TreeSet<>();
        Set<String> units = new TreeSet<>();
        Matcher unit = UNIT.matcher(String.join("", JsonSchemas.all().values()));
        while (unit.find()) {
            units.add("measure." + unit.group(1));
        }
        missing.addAll(units);
        missing.removeAll(keys);

        assertTrue(units.size() > 40, units::toString);
        assertEquals(Set.of(), missing);
        keys.stream().filter(key -> key.startsWith("measure.")).forEach(key -> assertTrue(units.contains(key), key));
    }

    private static Set<String> keysInTheSource() throws IOException {
        Set<String> keys = new TreeSet<>();
        Pattern key = key();
        for (String name : new String[] {"app", "editor", "ui"}) {
            try (Stream<Path> files =
                    Files.walk(Path.of("src/main/java/bumblewick").resolve(name))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Matcher matcher = key.matcher(Files.readString(file));
                    while (matcher.find()) {
                        keys.add(matcher.group(1));
                    }
                }
            }
        }
        assertTrue(keys.size() > 20, keys::toString);
        return keys;
    }

    /** A glyph that a font lacks vanishes without a trace; and any text may become the title of a page. */
    @ParameterizedTest
    @ValueSource(strings = {"ui", "display"})
    void everyTextCanBeWrittenInItsFont(String font) throws IOException {
        Set<Integer> glyphs = glyphsOf(font);
        Set<String> missing = new TreeSet<>();
        for (TextTable table : scene.texts().values()) {
            for (String key : table.keys()) {
                table.text(key)
                        .chars()
                        .filter(c -> !glyphs.contains(c))
                        .forEach(c -> missing.add(key + ": " + (char) c));
            }
        }
        assertEquals(Set.of(), missing);
    }

    private static Set<Integer> glyphsOf(String font) throws IOException {
        Set<Integer> glyphs = new TreeSet<>();
        Matcher matcher = GLYPH.matcher(Files.readString(SCENE.resolve("fonts/" + font + ".fnt")));
        while (matcher.find()) {
            glyphs.add(Integer.valueOf(matcher.group(1)));
        }
        return glyphs;
    }
}
