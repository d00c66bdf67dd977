package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches take as much as what is new. */
@Tag("long")
class SmallPatchesTest {
    @TempDir
    Path temp;

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
        Path patch = Folders.diff(temp, newer, old);

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertArrayEquals(changed, Files.readAllBytes(old.resolve("large"))),
                () -> assertTrue(Files.size(patch) < 5000, () -> patch.toFile().length() + " bytes"));
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
        Path patch = Folders.diff(temp, newer, old);

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

        Path patch = Folders.diff(temp, newer, old);
        Apply.run(patch, old, false, Folders.NOWHERE);

        assertAll(
                () -> assertEquals(Folders.read(newer), Folders.read(old)),
                () -> assertTrue(
                        Files.size(patch) <= 15_000, () -> patch.toFile().length() + " bytes"));
    }
}
