package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.GuardedSceneFiles;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.ContentProblem;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pictures whose parts are all whole, and which no decoder takes: the engine's own says so, before the game starts. */
class PictureMistakesTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final int SIDE = 4;
    private static final byte RGBA = 6;
    private static final byte PALETTE = 3;

    @BeforeEach
    void keepTheEngineQuiet() {
        Logger.getLogger("com.jme3").setLevel(Level.OFF);
    }

    @Test
    void aSoundPictureIsTaken() throws IOException {
        assertEquals(List.of(), told(picture(RGBA, 0, new byte[0][])));
    }

    @Test
    void aFilterThatThereIsNotIsRefused() throws IOException {
        expectRefusal(picture(RGBA, 9, new byte[0][]));
    }

    @Test
    void aPaletteThatIsMissingIsRefused() throws IOException {
        expectRefusal(picture(PALETTE, 0, new byte[0][]));
    }

    /** Decoders either refuse it or do not care; neither ends the game. */
    @Test
    void transparencyOfAnyLengthIsRefusedOrTaken() throws IOException {
        for (byte colour : new byte[] {0, 2, PALETTE, 4, RGBA}) {
            for (int length : new int[] {0, 1, 3, 999}) {
                byte[][] chunks = {chunk("PLTE", new byte[length % 8]), chunk("tRNS", new byte[length])};
                assertTrue(told(picture(colour, 0, chunks)).size() <= 1);
            }
        }
    }

    @Test
    void theBaseStandsInForAPictureThatIsSavedDamaged() throws IOException {
        SceneFolder base = new SceneFolder(SHIPPED);
        MemoryFiles mod = new MemoryFiles().with("sprites/atlas.png", picture(RGBA, 9, new byte[0][]));

        try (InputStream in =
                new GuardedSceneFiles(mod, base, new GuardedSceneFiles.Memory()).open("sprites/atlas.png")) {
            assertEquals(Files.size(SHIPPED.resolve("sprites/atlas.png")), in.readAllBytes().length);
        }
    }

    private static void expectRefusal(byte[] picture) {
        List<String> told = told(picture);
        assertEquals(1, told.size());
        assertTrue(told.get(0).startsWith("a.png: "), told::toString);
    }

    private static List<String> told(byte[] picture) {
        MemoryFiles mod = new MemoryFiles().with("a.png", picture);
        return new AssetCheck(mod.over(new MemoryFiles()))
                .problems().values().stream().map(ContentProblem::toString).toList();
    }

    private static byte[] picture(byte colour, int filter, byte[][] chunks) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(0x89504E470D0A1A0AL);
        out.write(chunk("IHDR", new byte[] {0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, colour, 0, 0, 0}));
        for (byte[] chunk : chunks) {
            out.write(chunk);
        }
        int[] channels = {1, 0, 3, 1, 2, 0, 4};
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream rows = new DeflaterOutputStream(packed)) {
            for (int row = 0; row < SIDE; row++) {
                rows.write(filter);
                rows.write(new byte[SIDE * channels[colour]]);
            }
        }
        out.write(chunk("IDAT", packed.toByteArray()));
        out.write(chunk("IEND", new byte[0]));
        return bytes.toByteArray();
    }

    private static byte[] chunk(String kind, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(content.length);
        out.write(kind.getBytes(StandardCharsets.US_ASCII));
        out.write(content);
        CRC32 sum = new CRC32();
        sum.update(bytes.toByteArray(), 4, content.length + 4);
        out.writeInt((int) sum.getValue());
        return bytes.toByteArray();
    }
}
