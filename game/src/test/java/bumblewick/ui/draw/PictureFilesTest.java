package bumblewick.ui.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is missing is replaced by a plain shape: nobody would notice but the player. */
class PictureFilesTest {
    private static final Path UI = Path.of(System.getProperty("bumblewick.scene"), "ui");
    private static final Path SOURCE = Path.of("src/main/java/bumblewick");
    private static final Pattern PICTURE =
            Pattern.compile("\\b(?:sprite|panel|frame|icon)\\((?:hudSkin, )?\"([a-z_]+)\"");
    private static final Pattern MARK = Pattern.compile("\\b(?:atlas|atlas\\(\\))\\.of\\(\"([a-z_]+)\"");

    @Test
    void everyPictureThatTheInterfaceNamesIsThere() throws IOException {
        Set<String> missing = named(PICTURE);
        assertTrue(missing.size() > 8, missing::toString);

        missing.removeIf(name -> name.endsWith("_") || Files.exists(UI.resolve(name + ".png")));

        assertEquals(Set.of(), missing);
    }

    @Test
    void everyMarkThatTheHudNamesIsOnTheAtlas() throws IOException {
        Set<String> missing = named(MARK);
        assertTrue(missing.size() > 5, missing::toString);

        Set<String> there = JsonParser.parseString(Files.readString(UI.resolve("marks.json")))
                .getAsJsonObject()
                .getAsJsonObject("marks")
                .keySet();
        missing.removeIf(name -> name.endsWith("_") || there.contains(name));

        assertEquals(Set.of(), missing);
    }

    private static Set<String> named(Pattern pattern) throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher matcher = pattern.matcher(Files.readString(file));
                while (matcher.find()) {
                    names.add(matcher.group(1));
                }
            }
        }
        return names;
    }
}
