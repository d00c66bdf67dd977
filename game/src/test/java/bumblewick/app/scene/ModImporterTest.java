package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModImporterTest {
    @TempDir
    Path folder;

    private ModImporter imports;

    @BeforeEach
    void begin() {
        imports = new ModImporter(folder.resolve("data"));
    }

    @Test
    void aSoundZipIsThereUnderItsIdAndTheFileStaysWhereItWas() throws IOException {
        Path zip = zip("Download (3).zip", "cobalt", "1.0.0");

        ModImporter.Result result = imports.importZip(zip);

        assertTrue(result.imported());
        assertEquals("cobalt", result.id());
        assertFalse(result.replaced());
        assertArrayEquals(Files.readAllBytes(zip), Files.readAllBytes(folder.resolve("data/mods/cobalt.zip")));
    }

    @Test
    void anotherVersionTakesThePlaceOfTheOne() throws IOException {
        imports.importZip(zip("a.zip", "cobalt", "1.0.0"));
        Path newer = zip("b.zip", "cobalt", "1.1.0");

        assertTrue(imports.importZip(newer).replaced());
        assertArrayEquals(Files.readAllBytes(newer), Files.readAllBytes(folder.resolve("data/mods/cobalt.zip")));
    }

    @Test
    void aBrokenZipIsRefusedWithItsProblemsAndLeavesNothing() throws IOException {
        Path zip = zip("a.zip", "Not An Id", "1.0.0");

        ModImporter.Result result = imports.importZip(zip);

        assertEquals(
                List.of("mods/a.zip/mod.json:1 $.id: expected a name of small letters, digits and _, found \"Not An"
                        + " Id\", did you mean 'not_an_id'?"),
                result.problems());
        assertFalse(Files.exists(folder.resolve("data/mods")));
    }

    @Test
    void whatIsNoZipIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"), "hello");

        assertEquals(List.of("notes.txt: is no zip"), imports.importZip(text).problems());
    }

    @Test
    void aFolderOfTheSameIdIsNotReplaced() throws IOException {
        Files.createDirectories(folder.resolve("data/mods/cobalt"));

        assertFalse(imports.importZip(zip("a.zip", "cobalt", "1.0.0")).imported());
    }

    /** A player has copied it there under the name that it was offered by. */
    @Test
    void anotherVersionTakesThePlaceOfTheOneWhateverItsFileIsCalled() throws IOException {
        Path there = folder.resolve("data/mods/cobalt-1.0.zip");
        Files.createDirectories(there.getParent());
        Files.move(zip("a.zip", "cobalt", "1.0.0"), there);
        Path newer = zip("b.zip", "cobalt", "1.1.0");

        assertTrue(imports.importZip(newer).replaced());
        assertArrayEquals(Files.readAllBytes(newer), Files.readAllBytes(there));
        assertFalse(Files.exists(folder.resolve("data/mods/cobalt.zip")), "there is one of each id");
    }

    @Test
    void aFolderIsRefusedAndSaysWhereItBelongs() throws IOException {
        Path cobalt = Files.createDirectories(folder.resolve("cobalt"));

        assertEquals(
                List.of("cobalt: is a folder, expected a zip. A folder can be put into " + folder.resolve("data/mods")),
                imports.importZip(cobalt).problems());
    }

    @Test
    void whatWasTakenIsGoneFromTheTrayAndWhatWasNotStays() throws IOException {
        Files.createDirectories(imports.inbox());
        Files.move(zip("good.zip", "cobalt", "1.0.0"), imports.inbox().resolve("good.zip"));
        Files.writeString(imports.inbox().resolve("bad.zip"), "hello");

        assertEquals(2, imports.importAll().size());

        try (Stream<Path> left = Files.list(imports.inbox())) {
            assertEquals(
                    List.of("bad.zip"),
                    left.map(path -> path.getFileName().toString()).toList());
        }
    }

    private Path zip(String name, String id, String version) throws IOException {
        Path path = folder.resolve(name);
        String card = "{\"format\": 1, \"id\": \"" + id + "\", \"name\": \"Cobalt\", \"version\": \"" + version
                + "\", \"game\": \"*\", \"authors\": [\"Ada\"], \"licence\": \"CC0-1.0\"}";
        try (OutputStream out = Files.newOutputStream(path);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("mod.json"));
            zip.write(card.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        return path;
    }
}
