package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that patches a folder to and fro is killed again and again, every other time while it moves files: the next
 * run leaves the folder exactly old or exactly new. {@code -Dbumblewick.kills=200} tries more often.
 */
@Tag("long")
class KilledPatchTest {
    private static final int KILLS = Integer.getInteger("bumblewick.kills", 12);
    private static final int FILES = 60;

    @TempDir
    Path temp;

    private final Random random = new Random(9);
    private Path folder;
    private Path there;
    private Path back;
    private SortedMap<String, String> before;
    private SortedMap<String, String> after;
    private int halfWay;

    @BeforeEach
    void makePatches() throws Exception {
        Path old = Folders.of(temp.resolve("old"), files("old"));
        Path newer = Folders.of(temp.resolve("new"), files("new"));
        Folders.of(newer, Map.of("moved/0", "text of 0, the same in old and new", "only/in/new", "n"));
        empty(old, "bare/old", "bare/both", "bare/file", "gone", "filled");
        empty(newer, "bare/new", "bare/both", "part9");
        Folders.of(newer, Map.of("bare/file", "a file where a folder was", "filled/in", "no longer empty"));
        before = read(old);
        after = read(newer);
        there = temp.resolve("there.patch");
        back = temp.resolve("back.patch");
        Diff.write(List.of(old), newer, there, Folders.NOWHERE);
        Diff.write(List.of(newer), old, back, Folders.NOWHERE);
        folder = Folders.copy(old, temp.resolve("folder"));
        empty(folder, "bare/old", "bare/both", "bare/file", "gone", "filled");
    }

    private static void empty(Path folder, String... names) throws IOException {
        for (String name : names) {
            Files.createDirectories(folder.resolve(name));
        }
    }

    /** All files with their contents, and all empty folders. */
    private static SortedMap<String, String> read(Path folder) throws IOException {
        SortedMap<String, String> all = Folders.read(folder);
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isDirectory).toList()) {
                if (isEmpty(path)) {
                    all.put(folder.relativize(path).toString().replace('\\', '/') + "/", "");
                }
            }
        }
        return all;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        }
    }

    /** Some files are the same in both versions, most differ, some are where the other has a folder with files. */
    private static Map<String, String> files(String version) {
        Map<String, String> files = new HashMap<>();
        for (int i = 0; i < FILES; i++) {
            String name = i % 7 == 6 && version.equals("new") ? i + "/inside" : String.valueOf(i);
            String text = "text of " + i + ", the same in old and new";
            files.put("part" + i % 3 + "/" + name, i % 5 == 0 ? text : text + version.repeat(1 + i));
        }
        return files;
    }

    @Test
    void theNextRunLeavesTheFolderExactlyOldOrNew() throws Exception {
        for (int i = 0; i < KILLS; i++) {
            patchUntilKilled(i % 2 == 1);
            if (Recovery.isNeeded(folder)) {
                halfWay++;
            }
            Recovery.run(folder, Folders.NOWHERE);
            SortedMap<String, String> found = read(folder);
            found.keySet().removeIf(path -> path.startsWith(WorkFolder.NAME)); // what was prepared may stay
            assertTrue(found.equals(before) || found.equals(after), "kill " + i + " left " + found.keySet());

            Apply.run(there, folder, false, Folders.NOWHERE);
            assertEquals(after, read(folder), "kill " + i + ", and nothing is left of the work");
            Apply.run(back, folder, false, Folders.NOWHERE);
            assertEquals(before, read(folder), "kill " + i + ", and back");
        }
        System.out.println(KILLS + " kills, " + halfWay + " between the versions");
        assertTrue(halfWay > 0, "no kill came while files were moved");
    }

    /** Kills after a few patches and a moment of no known length, which may begin when files are about to be moved. */
    private void patchUntilKilled(boolean whileMoving) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        PatchingLoop.class.getName(),
                        folder.toString(),
                        there.toString(),
                        back.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (int i = random.nextInt(4); i >= 0; i--) {
                out.readLine();
            }
            while (whileMoving && process.isAlive() && !Recovery.isNeeded(folder)) {
                Thread.onSpinWait();
            }
            int spins = random.nextInt(whileMoving ? 200_000 : 2_000_000);
            for (int i = 0; i < spins; i++) {
                Thread.onSpinWait();
            }
            assertTrue(process.isAlive(), "it ended by itself");
            process.toHandle().destroyForcibly();
            process.waitFor();
        }
    }
}
