package bumblewick.content.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.FormField;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DescriptionsTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final Pattern GLYPH = Pattern.compile("char id=(\\d+)");
    private static final UnaryOperator<String> JAPANESE = Descriptions.in("ja");

    /** The values that the editor shows, of all files that are shipped. */
    private static SortedSet<String> shown() throws IOException, ContentException {
        SceneFolder files = new SceneFolder(SHIPPED);
        NavigableSet<String> places = new TreeSet<>();
        for (SceneIndex.Entry entry : SceneIndex.of(files)) {
            JsonObject document = JsonDocuments.read(files, entry.path());
            boolean told = !Set.of("text", "credits").contains(entry.format());
            DocumentForm.of(files, entry.path(), document).orElseThrow().fields().stream()
                    .filter(field -> told)
                    .map(FormField::place)
                    .filter(place -> !place.contains(".arguments.")) // told by the pattern that declares them
                    .forEach(places::add);
        }
        return places;
    }

    @Test
    void everyValueOfTheEditorIsToldInJapanese() throws Exception {
        SortedSet<String> untold = shown();
        assertTrue(untold.size() > 300, untold.size() + " values");
        untold.removeIf(place -> !JAPANESE.apply(place).equals(Descriptions.of(place)));

        assertEquals(Set.of(), untold);
    }

    @Test
    void everyOtherLanguageIsToldInEnglish() {
        assertEquals(Descriptions.of("enemy.hp"), Descriptions.in("fr").apply("enemy.hp"));
        assertEquals(Descriptions.of("enemy.hp"), Descriptions.in("en").apply("enemy.hp"));
    }

    /** A letter that the font lacks would vanish. */
    @Test
    void everyLetterIsInTheFontOfTheInterface() throws Exception {
        Set<Integer> glyphs = new TreeSet<>();
        String font = new String(Files.readAllBytes(SHIPPED.resolve("fonts/ui.fnt")), StandardCharsets.UTF_8);
        Matcher matcher = GLYPH.matcher(font);
        while (matcher.find()) {
            glyphs.add(Integer.valueOf(matcher.group(1)));
        }
        Set<String> missing = new TreeSet<>();
        for (String place : shown()) {
            (JAPANESE.apply(place) + Descriptions.of(place))
                    .chars()
                    .filter(letter -> !glyphs.contains(letter))
                    .forEach(letter -> missing.add(place + ": " + (char) letter));
        }
        assertEquals(Set.of(), missing);
    }
}
