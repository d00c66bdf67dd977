package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is sound must not be refused: all that is shipped passes as if it came with a mod. */
class AssetCheckTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    @Test
    void nothingThatIsShippedIsRefused() throws IOException {
        MemoryFiles mod = new MemoryFiles();
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                mod.with(SHIPPED.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        assertTrue(mod.paths().size() > 500);

        assertEquals(Map.of(), new AssetCheck(mod.over(new MemoryFiles())).problems());
    }

    @Test
    void aPictureThatIsCutOffOrChangedIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(SHIPPED.resolve("ui/icon_512.png"));
        byte[] cut = java.util.Arrays.copyOf(whole, whole.length / 2);
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;

        assertEquals(List.of("a.png: is cut off"), told("a.png", cut));
        assertEquals(List.of("a.png: is damaged: a check sum is wrong"), told("a.png", changed));
    }

    @Test
    void aSoundThatIsCutOffOrChangedIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(SHIPPED.resolve("sounds/ui_accept_1.ogg"));
        byte[] changed = whole.clone();
        changed[whole.length / 2] ^= 1;

        assertEquals(List.of("a.ogg: is cut off"), told("a.ogg", java.util.Arrays.copyOf(whole, whole.length / 2)));
        assertEquals(List.of("a.ogg: is damaged: a check sum is wrong"), told("a.ogg", changed));
    }

    private static List<String> told(String path, byte[] bytes) {
        return new AssetCheck(new MemoryFiles().with(path, bytes).over(new MemoryFiles()))
                .problems().values().stream().map(ContentProblem::toString).toList();
    }
}
