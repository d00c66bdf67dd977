package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModShelf.Mod;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModShelfTest {
    private static final String CARD = "{\"name\": \"Snow\", \"version\": \"1.2\", \"author\": \"Ida\", \"scene\": 3}";

    @TempDir
    Path folder;

    @Test
    void withoutAFolderThereAreNoMods() throws Exception {
        assertEquals(List.of(), new ModShelf(folder.resolve("none")).mods());
    }

    @Test
    void foldersAndZipsAreReadAlikeAndOtherFilesAreNone() throws Exception {
        Files.createDirectories(folder.resolve("b_snow"));
        Files.writeString(folder.resolve("b_snow/mod.json"), CARD);
        Files.writeString(folder.resolve("readme.txt"), "no mod");
        try (OutputStream file = Files.newOutputStream(folder.resolve("a_snow.zip"));
                ZipOutputStream zip = new ZipOutputStream(file)) {
            zip.putNextEntry(new ZipEntry("mod.json"));
            zip.write(CARD.getBytes(StandardCharsets.UTF_8));
        }

        assertEquals(
                List.of(
                        new Mod("a_snow.zip", "Snow", "1.2", "Ida", List.of()),
                        new Mod("b_snow", "Snow", "1.2", "Ida", List.of())),
                new ModShelf(folder).mods());
    }

    @Test
    void aCardWithMistakesIsListedWithAllOfThem() throws Exception {
        Files.createDirectories(folder.resolve("snow"));
        Files.writeString(folder.resolve("snow/mod.json"), "{\n\"name\": \"Snow\",\n\"version\": 2\n}");

        assertEquals(
                List.of(new Mod(
                        "snow",
                        "Snow",
                        "",
                        "",
                        List.of(
                                "snow/mod.json:3 $.version: expected a text of 1 to 80 letters, found 2",
                                "snow/mod.json:1 $.author: is missing, expected a text"))),
                new ModShelf(folder).mods());
    }

    @Test
    void whatCannotBeReadIsListedByItsFileName() throws Exception {
        Files.writeString(folder.resolve("broken.zip"), "this is no zip");
        Files.createDirectories(folder.resolve("empty"));

        List<Mod> mods = new ModShelf(folder).mods();

        assertEquals(
                List.of("broken.zip", "empty"), mods.stream().map(Mod::name).toList());
        mods.forEach(mod -> {
            assertEquals(1, mod.problems().size(), mod::toString);
            assertTrue(mod.problems().get(0).startsWith(mod.file()), mod::toString);
        });
    }
}
