package bumblewick.desktop.workshop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModPackTest {
    @TempDir
    Path temp;

    @Test
    void entriesAreSortedAndAllOfOneTime() throws Exception {
        Path mod = mod("mod", "scene/b", "mod.json", "scene/a/c", "README.md");

        ModPack.of(mod).write(temp.resolve("a.zip"));

        List<String> names = new ArrayList<>();
        List<FileTime> times = new ArrayList<>();
        try (ZipFile zip = new ZipFile(temp.resolve("a.zip").toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                names.add(entry.getName());
                times.add(entry.getLastModifiedTime());
            }
        }
        assertAll(
                () -> assertEquals(List.of("README.md", "mod.json", "scene/a/c", "scene/b"), names),
                () -> assertEquals(1, times.stream().distinct().count()));
    }

    /** Made in another order, and at another time. */
    @Test
    void theSameFilesGiveTheSameZip() throws Exception {
        Path mod = mod("mod", "mod.json", "scene/a", "scene/b");
        Path twin = mod("twin", "scene/b", "scene/a", "mod.json");
        Files.setLastModifiedTime(twin.resolve("scene/a"), FileTime.fromMillis(1_000_000_000_000L));

        ModPack.of(mod).write(temp.resolve("a.zip"));
        ModPack.of(twin).write(temp.resolve("b.zip"));

        assertArrayEquals(Files.readAllBytes(temp.resolve("a.zip")), Files.readAllBytes(temp.resolve("b.zip")));
    }

    @Test
    void tellsWhatWasWritten() throws Exception {
        ModPack.Packed packed = ModPack.of(mod("mod", "mod.json", "scene/a")).write(temp.resolve("a.zip"));

        byte[] zip = Files.readAllBytes(temp.resolve("a.zip"));
        String sha256 =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(zip));
        assertEquals(new ModPack.Packed(zip.length, 2, sha256), packed);
    }

    @Test
    void whatSystemsAndToolsLeaveBehindIsRefused() throws Exception {
        Path mod = mod(
                "mod", "mod.json", ".git/HEAD", "scene/Thumbs.db", "scene/.DS_Store", "scene/a.blend1", "__MACOSX/x");

        assertEquals(
                List.of(".git", "__MACOSX", "scene/.DS_Store", "scene/Thumbs.db", "scene/a.blend1").stream()
                        .map(path -> path + ": is left over by a system or a tool, remove it")
                        .toList(),
                ModPack.of(mod).problems().stream().sorted().toList());
    }

    @Test
    void linksAreRefused() throws Exception {
        Path mod = mod("mod", "mod.json");
        Files.createSymbolicLink(mod.resolve("link"), Files.createFile(temp.resolve("elsewhere")));

        assertEquals(
                List.of("link: is a link, expected a file or a folder"),
                ModPack.of(mod).problems());
    }

    @Test
    void namesThatNotEverySystemCanHaveAreRefused() throws Exception {
        Path mod = mod("mod", "mod.json", "scene/a", "scene/A", "scene/aux.json");

        List<String> problems = ModPack.of(mod).problems();

        assertAll(
                () -> assertEquals(2, problems.size(), problems::toString),
                () -> assertTrue(problems.contains("scene/a: differs from 'scene/A' only by capital letters")),
                () -> assertTrue(
                        problems.contains("scene/aux.json: has a name that Windows keeps for a device, 'aux'")));
    }

    private Path mod(String name, String... files) throws IOException {
        Path mod = temp.resolve(name);
        for (String file : files) {
            Files.createDirectories(mod.resolve(file).getParent());
            Files.writeString(mod.resolve(file), "content of " + file);
        }
        return mod;
    }
}
