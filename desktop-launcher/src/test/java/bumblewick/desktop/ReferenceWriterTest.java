package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReferenceWriterTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SceneFolder BASE = new SceneFolder(SHIPPED);

    @TempDir
    Path folder;

    @Test
    void thePagesInTheAssetsAreThoseOfTheGame() throws Exception {
        SortedMap<String, String> recorded = new TreeMap<>();
        try (Stream<Path> all = Files.list(SHIPPED.resolveSibling("mods").resolve("reference"))) {
            for (Path page : (Iterable<Path>) all::iterator) {
                recorded.put(page.getFileName().toString(), Files.readString(page));
            }
        }
        Map<String, String> written = ReferenceWriter.pages(BASE);
        String renew = "write them anew: bumblewick --reference assets/mods/reference (and remove what is no more)";

        assertEquals(written.keySet(), recorded.keySet(), renew);
        written.forEach((name, text) -> assertEquals(text, recorded.get(name), name + ": " + renew));
    }

    @Test
    void writesAllPagesIntoAFolder() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);

        int exit = ReferenceWriter.write(BASE, folder.resolve("new/reference"), print, print);

        assertEquals(ExitCode.FINE, exit);
        assertEquals(
                ReferenceWriter.pages(BASE).get("tools.md"),
                Files.readString(folder.resolve("new/reference/tools.md")));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("files written to"));
    }

    @Test
    void aFolderThatCannotBeMadeIsTold() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        ByteArrayOutputStream err = new ByteArrayOutputStream();

        int exit = ReferenceWriter.write(BASE, file, System.out, new PrintStream(err, true, StandardCharsets.UTF_8));

        assertEquals(ExitCode.FAILED, exit);
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("--reference: " + file + " cannot be written to"));
    }
}
