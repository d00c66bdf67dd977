package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two versions of the base scene folder, of which one model and ten texts differ: the patch between them is compared with
 * what the tool {@code zstd} makes of the same files at its best level. Skipped where there is no such tool, except in CI.
 */
@Tag("long")
class PatchSizeTest {
    private static final double AT_MOST = 1.1;
    private static final String MODEL = "models/wick.glb";
    private static final int TEXTS = 10;

    /** Where a glTF's numbers begin, in any of our models. */
    private static final int NUMBERS = 40_000;

    @TempDir
    Path temp;

    private final Path scene = Path.of(System.getProperty("bumblewick.scene"));

    @Test
    void aPatchOfTheSceneIsHardlyLargerThanThatOfTheTool() throws Exception {
        assumeTrue(System.getenv("CI") != null || hasTool(), "zstd is not installed");
        Path old = Folders.copy(scene, temp.resolve("old"));
        Path newer = Folders.copy(scene, temp.resolve("new"));
        List<String> changed = change(newer);
        Path patch = temp.resolve("scene.patch");

        long bytes = Diff.write(List.of(old), newer, patch, Folders.NOWHERE);
        long start = System.nanoTime();
        Apply.run(patch, old, false, Folders.NOWHERE);
        long milliseconds = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);

        assertEquals(Folders.read(newer), Folders.read(old));
        long tool = bytesByTool(changed, newer);
        System.out.printf("patch of the scene: %d bytes, zstd %d, applied in %d ms%n", bytes, tool, milliseconds);
        assertTrue(bytes <= AT_MOST * tool, () -> bytes + " bytes, the tool " + tool);
    }

    /** Moves every twentieth number of a model a little, as a new export does, and rewrites a line of each text. */
    private static List<String> change(Path folder) throws IOException {
        List<String> changed = new ArrayList<>(List.of(MODEL));
        Random random = new Random(11);
        ByteBuffer model =
                ByteBuffer.wrap(Files.readAllBytes(folder.resolve(MODEL))).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = NUMBERS; at + Float.BYTES <= model.capacity(); at += Float.BYTES) {
            if (random.nextInt(20) == 0) {
                model.putFloat(at, model.getFloat(at) * (1f + 0.01f * random.nextFloat()));
            }
        }
        Files.write(folder.resolve(MODEL), model.array());
        for (String path : texts(folder)) {
            Path file = folder.resolve(path);
            List<String> lines = new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
            int line = random.nextInt(lines.size());
            lines.set(line, lines.get(line) + " changed " + random.nextInt());
            Files.write(file, lines);
            changed.add(path);
        }
        return changed;
    }

    private static List<String> texts(Path folder) throws IOException {
        return Folders.read(folder).keySet().stream()
                .filter(path -> path.endsWith(".json") && !path.startsWith("text/en"))
                .skip(20)
                .limit(TEXTS)
                .toList();
    }

    private long bytesByTool(List<String> changed, Path newer) throws Exception {
        long bytes = 0;
        for (String path : changed) {
            Path out = temp.resolve("by-tool");
            Process process = new ProcessBuilder(
                            "zstd",
                            "-q",
                            "-f",
                            "--ultra",
                            "-22",
                            "--patch-from=" + scene.resolve(path),
                            newer.resolve(path).toString(),
                            "-o",
                            out.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assertEquals(0, process.waitFor(), path);
            bytes += Files.size(out);
        }
        return bytes;
    }

    private static boolean hasTool() throws InterruptedException {
        try {
            return new ProcessBuilder("zstd", "-V")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
