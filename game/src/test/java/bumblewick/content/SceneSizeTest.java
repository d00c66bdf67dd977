package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a player has to download. */
class SceneSizeTest {
    private static final long MOST = 58_000_000; // bytes: two flights, a garden and two bosses more than 50 MB held

    private final Path scene = Path.of(System.getProperty("bumblewick.scene"));

    @Test
    void theSceneFolderStaysUnderFiftyEightMegabytes() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(scene)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sizes.merge(scene.relativize(file).getName(0).toString(), Files.size(file), Long::sum);
            }
        }

        long total = sizes.values().stream().mapToLong(Long::longValue).sum();
        assertTrue(total < MOST, () -> total + " bytes, by folder: " + sizes);
    }
}
