package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** Patches lead from versions to another one, whatever files they have. */
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

        Apply.Result result = Apply.run(Folders.diff(temp, newer, old), folder, false, Folders.NOWHERE);

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
            Path patch = Folders.diff(temp, newer, old);

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
        Path patch = Folders.diff(temp, third, first, second);

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
        Path merged = merge(Folders.diff(temp, third, first), Folders.diff(temp, third, second));

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
        Path merged = merge(Folders.diff(temp, second, first), Folders.diff(temp, third, second));

        Apply.run(merged, first, false, Folders.NOWHERE);

        assertEquals(Folders.read(third), Folders.read(first));
    }

    @Test
    void patchesThatLeadApartAreNotMerged() throws Exception {
        Path first = Folders.of(temp.resolve("1"), Map.of("a", "1"));
        Path second = Folders.of(temp.resolve("2"), Map.of("a", "2"));
        Path third = Folders.of(temp.resolve("3"), Map.of("a", "3"));
        Path apart = Folders.diff(temp, second, first);
        Path other = Folders.diff(temp, third, first);
        Path back = Folders.diff(temp, first, second);

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
        Path patch = Folders.diff(temp, newer, old);

        assertEquals(List.of(), Apply.run(patch, newer, false, Folders.NOWHERE).entries());
    }

    @Test
    void aDryRunProvesAllAndChangesNothing() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", LONG_TEXT, "b", "b"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", LONG_TEXT + "!"));
        Path patch = Folders.diff(temp, newer, old);
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
        Path patch = Folders.diff(temp, newer, old);
        Folders.of(old, Map.of("wing", "mine"));

        String message = assertThrows(PatchException.class, () -> Apply.run(patch, old, false, Folders.NOWHERE))
                .getMessage();

        assertTrue(message.endsWith("\n  wing is another than it was, or is too many"), message);
    }

    @Test
    void aStrangeFileIsNotPatchedOver() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "2"));
        Path patch = Folders.diff(temp, newer, old);
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
        Path patch = Folders.diff(temp, newer, old);
        Folders.of(old, Map.of("Thumbs.db", "other", ".DS_Store", "z"));

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertEquals(
                List.of(".DS_Store", "Thumbs.db", "a"),
                List.copyOf(Folders.read(old).keySet()));
    }

    @Test
    void theSameFoldersGiveTheSamePatch() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", LONG_TEXT, "b", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", LONG_TEXT + "!", "c", "2"));

        assertArrayEquals(
                Files.readAllBytes(Folders.diff(temp, newer, old)), Files.readAllBytes(Folders.diff(temp, newer, old)));
    }

    @Test
    void versionsThatAreTheSameAreRefused() throws Exception {
        Path old = Folders.of(temp.resolve("old"), Map.of("a", "1"));
        Path newer = Folders.of(temp.resolve("new"), Map.of("a", "1"));

        assertEquals(
                old + " holds the same version as " + newer + ": every file is the same.",
                assertThrows(PatchException.class, () -> Folders.diff(temp, newer, old))
                        .getMessage());
    }

    private Path merge(Path... patches) throws IOException, PatchException {
        Path merged = temp.resolve("merged.patch");
        Merge.write(List.of(patches), merged, Folders.NOWHERE);
        return merged;
    }
}
