package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a tree beside its files is kept, too: links, programs, empty folders; in zips as in folders. */
@Tag("long")
class PatchedTreesTest {
    private static final String LONG_TEXT = "The bees follow the lantern over the clover. ".repeat(400);

    @TempDir
    Path temp;

    /** One stays, one is new, one says something else, one becomes a file, one comes of a file, and one goes. */
    @Test
    void linksWithinTheFolderAreKept() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("x/a", "1", "b", "2", "file", "3"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("x/a", "1", "b", "2!", "link/c", "4"));
        link(old, "stays", "x/a", "turns", "b", "link", "x", "gone", "nowhere");
        link(newer, "stays", "x/a", "turns", "x", "x/fresh", "../b", "file", "b");
        Path patch = Folders.diff(temp, newer, old);
        String before = links(old);

        Apply.run(patch, old, true, Folders.NOWHERE);
        assertEquals(before, links(old));
        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(links(newer), links(old)),
                () -> assertEquals("4", Files.readString(old.resolve("link/c"))),
                () -> assertEquals("2!", Files.readString(old.resolve("x/fresh"))));
    }

    /** The files are the same; what is beside them is not, and comes and goes both ways. */
    @Test
    void versionsThatDifferInLinksProgramsAndEmptyFoldersAloneArePatched() throws Exception {
        Path plain = Folders.of(temp.resolve("plain"), Map.of("x/a", "1", "b", "2"));
        Path rich = Folders.of(temp.resolve("rich"), Map.of("x/a", "1", "b", "2"));
        Files.createDirectories(rich.resolve("empty/deep"));
        link(rich, "link", "x/a");
        FileMode.setProgram(rich.resolve("b"), true);
        Path there = Folders.diff(temp, rich, plain);
        Path back = Folders.diff(temp, plain, rich);
        Path mine = Folders.of(temp.resolve("mine"), Map.of("x/a", "1", "b", "2"));
        Tree richTree = tree(rich);
        Tree plainTree = tree(plain);
        assertEquals(plainTree.hash(), richTree.hash());
        assertFalse(plainTree.isSame(richTree));

        for (int round = 0; round < 2; round++) {
            Apply.run(there, mine, false, Folders.NOWHERE);
            assertTrue(tree(mine).isSame(richTree));
        }
        assertEquals(List.of(), Apply.run(there, mine, false, Folders.NOWHERE).entries());
        Apply.run(back, mine, false, Folders.NOWHERE);
        assertTrue(tree(mine).isSame(plainTree));
        assertFalse(Files.exists(mine.resolve("empty")));
    }

    /** Of two old versions with the same files, one step leads from both; of links alone, one is left. */
    @Test
    void onePatchStartsFromVersionsThatDifferInLinksAlone() throws Exception {
        Path one = Folders.of(temp.resolve("one"), Map.of("a", "1"));
        Path two = Folders.of(temp.resolve("two"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "1", "b", "2"));
        link(two, "link", "a");
        link(newer, "other", "b");
        Path patch = Folders.diff(temp, newer, one, two);

        for (Path old : List.of(one, two)) {
            Apply.run(patch, old, false, Folders.NOWHERE);
            assertTrue(tree(old).isSame(tree(newer)), old::toString);
        }
    }

    private static Tree tree(Path folder) throws IOException, PatchException {
        return TreeScan.read(folder, Folders.NOWHERE);
    }

    private static void link(Path folder, String... namesAndTargets) throws IOException {
        for (int i = 0; i < namesAndTargets.length; i += 2) {
            Files.createSymbolicLink(folder.resolve(namesAndTargets[i]), Path.of(namesAndTargets[i + 1]));
        }
    }

    /** What the links of a folder say, by path. */
    private static String links(Path folder) throws Exception {
        return TreeScan.look(folder).links().toString();
    }

    @Test
    void linksOutOfTheFolderAreRefusedWhereverTheyAre() throws Exception {
        Path outside = Folders.of(temp.resolve("outside"), Map.of("a", "1"));
        Path old = Folders.of(temp.resolve("old"), Map.of("x/a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("x/a", "2"));
        Path patch = Folders.diff(temp, newer, old);
        Folders.remove(old.resolve("x"));
        Files.createSymbolicLink(old.resolve("x"), outside);

        String message = assertThrows(PatchException.class, () -> Apply.run(patch, old, false, Folders.NOWHERE))
                .getMessage();

        assertAll(
                () -> assertTrue(message.endsWith("x is a link to an absolute path."), message),
                () -> assertEquals("1", Files.readString(outside.resolve("a"))));
    }

    /** One program is new, one has another content, one is only made to run, and one no more; skipped where there are none. */
    @Test
    void whatCanBeRunStaysSo() throws Exception {
        Map<String, String> files = Map.of("same", "s", "changed", "1", "begins", "b", "ends", "e");
        Path old = Folders.of(temp.resolve("old"), files);
        assumeTrue(FileMode.isKnown(old.resolve("same")), "this system has no modes");
        Path newer = Folders.of(temp.resolve("new"), files);
        Folders.of(newer, Map.of("changed", "2", "fresh", "f"));
        for (String program : List.of("same", "changed", "ends")) {
            FileMode.setProgram(old.resolve(program), true);
        }
        for (String program : List.of("same", "changed", "begins", "fresh")) {
            FileMode.setProgram(newer.resolve(program), true);
        }

        Apply.run(Folders.diff(temp, newer, old), old, false, Folders.NOWHERE);

        for (String path : Folders.read(newer).keySet()) {
            assertEquals(FileMode.isProgram(newer.resolve(path)), FileMode.isProgram(old.resolve(path)), path);
        }
    }

    @Test
    void emptyFoldersAreKept() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a/b", "1", "c", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("c", "2"));
        Files.createDirectories(newer.resolve("a"));
        Files.createDirectories(newer.resolve("d/e"));

        Apply.run(Folders.diff(temp, newer, old), old, false, Folders.NOWHERE);

        assertTrue(Files.isDirectory(old.resolve("a")) && Files.isDirectory(old.resolve("d/e")));
    }

    /** Modes and folders without files are in zips, too; what can be run in the friend's zip stays so. */
    @Test
    void programsAndEmptyFoldersOfAZipAreKept() throws Exception {
        Map<String, String> files = Map.of("stays", "1", "changed", "1", "text", "1");
        Path old = Folders.of(temp.resolve("old"), files);
        assumeTrue(FileMode.isKnown(old.resolve("stays")), "this system has no modes");
        Path newer = Folders.of(temp.resolve("new"), files);
        Folders.of(newer, Map.of("changed", "2"));
        for (Path folder : List.of(old, newer)) {
            FileMode.setProgram(folder.resolve("stays"), true);
            Files.createDirectories(folder.resolve("empty/inner"));
        }
        FileMode.setProgram(newer.resolve("changed"), true);
        Path zip = temp.resolve("friend.zip");
        ZipFolder.pack(old, zip);

        Apply.run(Folders.diff(temp, newer, old), zip, false, Folders.NOWHERE);
        Path unpacked = Files.createDirectory(temp.resolve("unpacked"));
        ZipFolder.unpack(zip, unpacked, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(
                        Folders.read(newer).keySet(), Folders.read(unpacked).keySet()),
                () -> assertTrue(FileMode.isProgram(unpacked.resolve("stays"))),
                () -> assertTrue(FileMode.isProgram(unpacked.resolve("changed"))),
                () -> assertFalse(FileMode.isProgram(unpacked.resolve("text"))),
                () -> assertTrue(Files.isDirectory(unpacked.resolve("empty/inner"))));
    }

    /** One stays, one says something else, and one is new; other tools find links there, too. */
    @Test
    void linksInAZipAreKept() throws Exception {
        Map<String, String> files = Map.of("x/a", "1", "b", "2");
        Path old = Folders.of(temp.resolve("old"), files);
        Path newer = Folders.of(temp.resolve("new"), Map.of("x/a", "1", "b", "3"));
        link(old, "stays", "x/a", "turns", "b");
        link(newer, "stays", "x/a", "turns", "x", "x/fresh", "../b");
        Path zip = temp.resolve("friend.zip");
        ZipFolder.pack(old, zip);

        Apply.run(Folders.diff(temp, newer, old), zip, false, Folders.NOWHERE);
        Path unpacked = Files.createDirectory(temp.resolve("unpacked"));
        ZipFolder.unpack(zip, unpacked, Folders.NOWHERE);

        assertAll(
                () -> assertEquals("{stays=x/a, turns=x, x/fresh=../b}", links(unpacked)),
                () -> assertEquals("3", Files.readString(unpacked.resolve("x/fresh"))),
                () -> assertEquals(ZipModes.LINK, ZipModes.read(zip).get("turns")));
    }

    @Test
    void aZipWhoseLinkLeadsOutOfItIsRefused() throws Exception {
        Path zip = temp.resolve("evil.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("link"));
            out.write("../outside".getBytes(StandardCharsets.UTF_8));
        }
        ZipModes.write(zip, Map.of("link", ZipModes.LINK));
        Path unpacked = Files.createDirectory(temp.resolve("unpacked"));

        String message = assertThrows(PatchException.class, () -> ZipFolder.unpack(zip, unpacked, Folders.NOWHERE))
                .getMessage();

        assertTrue(message.endsWith("its entry 'link' is a link that leads out of the folder, or may."), message);
    }

    @Test
    void aZipWhoseListOfFilesIsDamagedIsRefused() throws Exception {
        Path zip = temp.resolve("damaged.zip");
        ZipFolder.pack(Folders.of(temp.resolve("old"), Map.of("a", "1")), zip);
        byte[] whole = Files.readAllBytes(zip);
        int end = whole.length - 22;
        for (int at = 0; at < 22; at++) {
            byte[] bytes = whole.clone();
            bytes[end + at] = (byte) 0xFF;
            Files.write(zip, bytes);
            try {
                assertTrue(ZipModes.read(zip).size() <= 1);
            } catch (ZipException told) {
                assertEquals("its list of files cannot be read", told.getMessage());
            }
        }
    }

    /** What comes out is the zip that the author packs, byte by byte. */
    @Test
    void aZipIsPatchedAsAFolder() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("mod.json", "1", "scene/a", LONG_TEXT, "scene/gone", "g"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("mod.json", "2", "scene/a", LONG_TEXT + "!"));
        Path patch = Folders.diff(temp, newer, old);
        Path zip = Files.createFile(temp.resolve("friend.zip"));
        ZipFolder.pack(old, zip);
        byte[] before = Files.readAllBytes(zip);
        Path expected = Files.createFile(temp.resolve("author.zip"));
        ZipFolder.pack(newer, expected);

        assertEquals(3, Apply.run(patch, zip, true, Folders.NOWHERE).entries().size());
        assertArrayEquals(before, Files.readAllBytes(zip), "a dry run");
        Apply.run(patch, zip, false, Folders.NOWHERE);

        assertAll(
                () -> assertArrayEquals(Files.readAllBytes(expected), Files.readAllBytes(zip)),
                () -> assertFalse(Files.exists(temp.resolve(".friend.zip.unpacked"))));
    }
}
