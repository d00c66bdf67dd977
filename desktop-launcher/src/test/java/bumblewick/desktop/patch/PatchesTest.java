package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class PatchesTest {
    private static final String LONG_TEXT = "The bees follow the lantern over the clover. ".repeat(400);

    @TempDir
    Path temp;

    @Test
    void changesAddsMovesAndRemovesFiles() throws Exception {
        Path old = Folders.of(
                temp.resolve("old"), Map.of("same", "s", "text/a", LONG_TEXT, "gone/b", "b", "model", LONG_TEXT + "m"));
        Path newer = Folders.of(
                temp.resolve("new"),
                Map.of(
                        "same",
                        "s",
                        "text/a",
                        LONG_TEXT + "!",
                        "moved/model",
                        LONG_TEXT + "m",
                        "fresh/c",
                        "c",
                        "empty",
                        ""));
        Path folder = Folders.copy(old, temp.resolve("folder"));

        Apply.Result result = Apply.run(diff(newer, old), folder, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(newer), Folders.read(folder)),
                () -> assertEquals(6, result.entries().size(), "text/a, moved/model, fresh/c, empty; gone/b, model"),
                () -> assertFalse(Files.exists(folder.resolve("gone")), "a folder that became empty is removed"));
    }

    /** Each pair of trees is made from the same few names, so that files become folders, and contents move around. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void leadsFromAnyFolderToAnyOther(long seed) throws Exception {
        Random random = new Random(seed);
        for (int i = 0; i < 25; i++) {
            Path old = Folders.of(temp.resolve(seed + "-old-" + i), randomFiles(random));
            Path newer = Folders.of(temp.resolve(seed + "-new-" + i), randomFiles(random));
            if (Folders.read(old).equals(Folders.read(newer))) {
                continue;
            }
            Path patch = diff(newer, old);

            Apply.run(patch, old, false, Folders.NOWHERE);

            assertEquals(Folders.read(newer), Folders.read(old), "folders " + i);
        }
    }

    private static Map<String, String> randomFiles(Random random) {
        String[] paths = {"a", "a/b", "a/b/c", "b", "b/a", "c", "c/c", "d.txt", "e/d.txt"};
        Map<String, String> files = new TreeMap<>();
        PathSet known = new PathSet();
        for (int i = 0; i < 6; i++) {
            String path = paths[random.nextInt(paths.length)];
            if (known.add(path).isEmpty()) {
                files.put(path, LONG_TEXT.substring(0, random.nextInt(4) * 70));
            }
        }
        return files;
    }

    @Test
    void oneFileServesSeveralVersions() throws Exception {
        Path first = Folders.of(temp.resolve("1"), Map.of("a", LONG_TEXT, "b", "1"));
        Path second = Folders.of(temp.resolve("2"), Map.of("a", LONG_TEXT + "2", "c", "2"));
        Path third = Folders.of(temp.resolve("3"), Map.of("a", LONG_TEXT + "3", "d", "3"));
        Path patch = diff(third, first, second);

        Apply.run(patch, first, false, Folders.NOWHERE);
        Apply.run(patch, second, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(third), Folders.read(first)),
                () -> assertEquals(Folders.read(third), Folders.read(second)));
    }

    @Test
    void mergedPatchesServeAllVersionsSideBySide() throws Exception {
        Path first = Folders.of(temp.resolve("1"), Map.of("a", LONG_TEXT + "1"));
        Path second = Folders.of(temp.resolve("2"), Map.of("a", LONG_TEXT + "2"));
        Path third = Folders.of(temp.resolve("3"), Map.of("a", LONG_TEXT + "3", "new", LONG_TEXT + "n"));
        Path merged = merge(diff(third, first), diff(third, second));

        Apply.run(merged, first, false, Folders.NOWHERE);
        Apply.run(merged, second, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(third), Folders.read(first)),
                () -> assertEquals(Folders.read(third), Folders.read(second)));
    }

    /** The second patch refers to files that the first one writes, and moves one that neither writes. */
    @Test
    void mergedPatchesAreFollowedOneAfterTheOther() throws Exception {
        Path first = Folders.of(temp.resolve("1"), Map.of("a", LONG_TEXT, "b", "1", "still", "still"));
        Path second = Folders.of(temp.resolve("2"), Map.of("a", LONG_TEXT + "2", "c", "22", "still", "still"));
        Path third =
                Folders.of(temp.resolve("3"), Map.of("a", LONG_TEXT + "23", "d", "22", "e", "22", "moved", "still"));
        Path merged = merge(diff(second, first), diff(third, second));

        Apply.run(merged, first, false, Folders.NOWHERE);

        assertEquals(Folders.read(third), Folders.read(first));
    }

    @Test
    void patchesThatLeadApartAreNotMerged() throws Exception {
        Path first = Folders.of(temp.resolve("1"), Map.of("a", "1"));
        Path second = Folders.of(temp.resolve("2"), Map.of("a", "2"));
        Path third = Folders.of(temp.resolve("3"), Map.of("a", "3"));
        Path apart = diff(second, first);
        Path other = diff(third, first);
        Path back = diff(first, second);

        assertAll(
                () -> assertEquals(
                        "The patches together: found ways to 2 versions, expected ways that end in one version",
                        assertThrows(PatchException.class, () -> merge(apart, other))
                                .getMessage()),
                () -> assertEquals(
                        "The patches together: found ways that lead in a circle, expected ways that end in one version",
                        assertThrows(PatchException.class, () -> merge(apart, back))
                                .getMessage()),
                () -> assertFalse(Files.exists(temp.resolve("merged.patch"))));
    }

    @Test
    void aFolderThatHasTheVersionIsLeftAlone() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "2"));
        Path patch = diff(newer, old);

        assertEquals(List.of(), Apply.run(patch, newer, false, Folders.NOWHERE).entries());
    }

    @Test
    void aDryRunProvesAllAndChangesNothing() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", LONG_TEXT, "b", "b"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", LONG_TEXT + "!"));
        Path patch = diff(newer, old);
        SortedMap<String, String> before = Folders.read(old);
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        new Patches(new PrintStream(out, true, StandardCharsets.UTF_8), Folders.NOWHERE).apply(patch, old, true);

        String told = out.toString(StandardCharsets.UTF_8);
        assertAll(
                () -> assertEquals(before, Folders.read(old)),
                () -> assertTrue(told.startsWith("would replace a" + System.lineSeparator() + "would delete b"), told),
                () -> assertTrue(told.contains("would have the version"), told));
    }

    @Test
    void aFolderOfNoKnownVersionIsToldWhatDiffers() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1", "wing", "1", "still", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "2", "wing", "2", "still", "1"));
        Path patch = diff(newer, old);
        Folders.of(old, Map.of("wing", "mine"));

        String message = assertThrows(PatchException.class, () -> Apply.run(patch, old, false, Folders.NOWHERE))
                .getMessage();

        assertTrue(message.endsWith("\n  wing is another than it was, or is too many"), message);
    }

    @Test
    void aStrangeFileIsNotPatchedOver() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "2"));
        Path patch = diff(newer, old);
        Folders.of(old, Map.of("mine", "mine"));

        String message = assertThrows(PatchException.class, () -> Apply.run(patch, old, false, Folders.NOWHERE))
                .getMessage();

        assertAll(
                () -> assertTrue(message.contains("(2 files, 5 bytes), expected "), message),
                () -> assertTrue(message.endsWith("\n  mine is another than it was, or is too many"), message));
    }

    /** What systems and tools leave behind neither hinders nor changes. */
    @Test
    void junkIsNeitherComparedNorTouched() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1", "Thumbs.db", "x"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "2", ".git/HEAD", "y"));
        Path patch = diff(newer, old);
        Folders.of(old, Map.of("Thumbs.db", "other", ".DS_Store", "z"));

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertEquals(
                List.of(".DS_Store", "Thumbs.db", "a"),
                List.copyOf(Folders.read(old).keySet()));
    }

    /** One stays, one is new, one says something else, one becomes a file, one comes of a file, and one goes. */
    @Test
    void linksWithinTheFolderAreKept() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("x/a", "1", "b", "2", "file", "3"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("x/a", "1", "b", "2!", "link/c", "4"));
        link(old, "stays", "x/a", "turns", "b", "link", "x", "gone", "nowhere");
        link(newer, "stays", "x/a", "turns", "x", "x/fresh", "../b", "file", "b");
        Path patch = diff(newer, old);
        String before = links(old);

        Apply.run(patch, old, true, Folders.NOWHERE);
        assertEquals(before, links(old));
        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(links(newer), links(old)),
                () -> assertEquals("4", Files.readString(old.resolve("link/c"))),
                () -> assertEquals("2!", Files.readString(old.resolve("x/fresh"))));
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
        ZipFolder.pack(old, zip, Folders.NOWHERE);

        Apply.run(diff(newer, old), zip, false, Folders.NOWHERE);
        Path unpacked = Files.createDirectory(temp.resolve("unpacked"));
        ZipFolder.unpack(zip, unpacked);

        assertAll(
                () -> assertEquals(
                        Folders.read(newer).keySet(), Folders.read(unpacked).keySet()),
                () -> assertTrue(FileMode.isProgram(unpacked.resolve("stays"))),
                () -> assertTrue(FileMode.isProgram(unpacked.resolve("changed"))),
                () -> assertFalse(FileMode.isProgram(unpacked.resolve("text"))),
                () -> assertTrue(Files.isDirectory(unpacked.resolve("empty/inner"))));
    }

    @Test
    void linksOutOfTheFolderAreRefusedWhereverTheyAre() throws Exception {
        Path outside = Folders.of(temp.resolve("outside"), Map.of("a", "1"));
        Path old = Folders.of(temp.resolve("old"), Map.of("x/a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("x/a", "2"));
        Path patch = diff(newer, old);
        Folders.remove(old.resolve("x"));
        Files.createSymbolicLink(old.resolve("x"), outside);

        String message = assertThrows(PatchException.class, () -> Apply.run(patch, old, false, Folders.NOWHERE))
                .getMessage();

        assertAll(
                () -> assertTrue(message.endsWith("x is a link to an absolute path."), message),
                () -> assertEquals("1", Files.readString(outside.resolve("a"))));
    }

    @Test
    void theSameFoldersGiveTheSamePatch() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", LONG_TEXT, "b", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", LONG_TEXT + "!", "c", "2"));

        assertArrayEquals(Files.readAllBytes(diff(newer, old)), Files.readAllBytes(diff(newer, old)));
    }

    @Test
    void versionsThatAreTheSameAreRefused() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "1"));

        assertEquals(
                old + " holds the same version as " + newer + ": every file is the same.",
                assertThrows(PatchException.class, () -> diff(newer, old)).getMessage());
    }

    /** The file is longer than a block, and its middle has moved; noise has nothing else to be packed by. */
    @Test
    void aLargeFileTakesAsMuchAsWhatIsNewInIt() throws Exception {
        byte[] noise = new byte[Format.BLOCK + Format.BLOCK / 4];
        new Random(7).nextBytes(noise);
        Path old = temp.resolve("old");
        Folders.write(old, "large", noise);
        byte[] changed = new byte[noise.length + 1000];
        System.arraycopy(noise, 0, changed, 0, 5000);
        System.arraycopy(noise, 5000, changed, 6000, noise.length - 5000);
        Path newer = temp.resolve("new");
        Folders.write(newer, "large", changed);
        Path patch = diff(newer, old);

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertArrayEquals(changed, Files.readAllBytes(old.resolve("large"))),
                () -> assertTrue(Files.size(patch) < 5000, () -> patch.toFile().length() + " bytes"));
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

        Apply.run(diff(newer, old), old, false, Folders.NOWHERE);

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

        Apply.run(diff(newer, old), old, false, Folders.NOWHERE);

        assertTrue(Files.isDirectory(old.resolve("a")) && Files.isDirectory(old.resolve("d/e")));
    }

    /** What comes out is the zip that the author packs, byte by byte. */
    @Test
    void aZipIsPatchedAsAFolder() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("mod.json", "1", "scene/a", LONG_TEXT, "scene/gone", "g"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("mod.json", "2", "scene/a", LONG_TEXT + "!"));
        Path patch = diff(newer, old);
        Path zip = Files.createFile(temp.resolve("friend.zip"));
        ZipFolder.pack(old, zip, Folders.NOWHERE);
        byte[] before = Files.readAllBytes(zip);
        Path expected = Files.createFile(temp.resolve("author.zip"));
        ZipFolder.pack(newer, expected, Folders.NOWHERE);

        assertEquals(3, Apply.run(patch, zip, true, Folders.NOWHERE).entries().size());
        assertArrayEquals(before, Files.readAllBytes(zip), "a dry run");
        Apply.run(patch, zip, false, Folders.NOWHERE);

        assertAll(
                () -> assertArrayEquals(Files.readAllBytes(expected), Files.readAllBytes(zip)),
                () -> assertFalse(Files.exists(temp.resolve(".friend.zip.unpacked"))));
    }

    /** Where the pieces of a file have changed places, each is found where it was. */
    @Test
    void piecesThatMoveFarTakeNoRoom() throws Exception {
        byte[] noise = new byte[3 * Format.BLOCK];
        new Random(8).nextBytes(noise);
        byte[] turned = new byte[noise.length];
        int half = noise.length / 2 + 321;
        System.arraycopy(noise, half, turned, 0, noise.length - half);
        System.arraycopy(noise, 0, turned, noise.length - half, half);
        Path old = temp.resolve("old");
        Folders.write(old, "large", noise);
        Path newer = temp.resolve("new");
        Folders.write(newer, "other/name", turned);
        Path patch = diff(newer, old);

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(newer), Folders.read(old)),
                () -> assertTrue(Files.size(patch) < 1000, () -> patch.toFile().length() + " bytes"));
    }

    /** All are one stream in which a frame sees what they have in common, and no file has a hash of its own. */
    @Test
    void fiveThousandSmallFilesTakeThreeBytesEach() throws Exception {
        Random random = new Random(12);
        Path old = temp.resolve("old");
        Path newer = temp.resolve("new");
        for (int i = 0; i < 5000; i++) {
            String path = "dir" + i % 50 + "/thing" + i + ".json";
            String text =
                    "{\"health\": 30, \"speed\": " + random.nextInt(2000) + ", \"at\": [" + random.nextLong() + "]}";
            Folders.of(old, Map.of(path, text));
            Folders.of(newer, Map.of(path, text.replace("30", "31")));
        }

        Path patch = diff(newer, old);
        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(newer), Folders.read(old)),
                () -> assertTrue(
                        Files.size(patch) <= 15_000, () -> patch.toFile().length() + " bytes"));
    }

    private Path diff(Path newer, Path... olds) throws IOException, PatchException {
        Path patch = Files.createTempFile(temp, "a", ".patch");
        Diff.write(List.of(olds), newer, patch, Folders.NOWHERE);
        return patch;
    }

    private Path merge(Path... patches) throws IOException, PatchException {
        Path merged = temp.resolve("merged.patch");
        Merge.write(List.of(patches), merged, Folders.NOWHERE);
        return merged;
    }
}
