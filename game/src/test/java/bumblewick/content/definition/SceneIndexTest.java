package bumblewick.content.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.schema.DocumentForm;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SceneIndexTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    @Test
    void hasEveryFileOfTheSceneThatHasAReaderOnce() throws IOException {
        SceneFolder files = new SceneFolder(SHIPPED);
        SortedSet<String> found = new TreeSet<>();
        for (SceneIndex.Entry entry : SceneIndex.of(files)) {
            assertTrue(found.add(entry.path()), () -> entry.path() + " is there twice");
        }

        NavigableSet<String> wanted = new TreeSet<>();
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            all.map(path -> SHIPPED.relativize(path).toString().replace('\\', '/'))
                    .filter(path -> path.endsWith(".json"))
                    .filter(path ->
                            DocumentForm.of(files, path, new JsonObject()).isPresent())
                    .forEach(wanted::add);
        }
        assertEquals(wanted, found);
    }

    @Test
    void aFileIsToldByItsNameOrItsStage() throws IOException {
        List<SceneIndex.Entry> all = SceneIndex.of(new SceneFolder(SHIPPED));

        assertTrue(all.contains(new SceneIndex.Entry("enemy", "gnat", "enemies/gnat.json")));
        assertTrue(all.contains(new SceneIndex.Entry("waves", "cloverfield", "stages/cloverfield/waves.json")));
        assertTrue(all.contains(new SceneIndex.Entry("stage", "mill_yard", "stages/mill_yard/stage.json")));
        assertTrue(all.contains(new SceneIndex.Entry("hum", "hum", "tuning/hum.json")));
    }
}
