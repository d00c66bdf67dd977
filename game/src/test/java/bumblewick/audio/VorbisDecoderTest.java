package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is heard is what the files say: as another decoder, stb_vorbis, has it. */
class VorbisDecoderTest {
    private static final Path FOLDER = Path.of(System.getProperty("bumblewick.scene"));

    /** Two decoders round differently, in their transforms and to 16 bits; a click is hundreds of times louder. */
    private static final float ROUNDING = 4f / 32768f;

    static List<Path> music() throws IOException {
        return files("music");
    }

    static List<Path> sounds() throws IOException {
        return files("sounds");
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".ogg"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("music")
    @Tag("long")
    void everyStemIsDecodedAsByAnotherDecoder(Path file) throws IOException {
        assertSame(file);
    }

    @ParameterizedTest
    @MethodSource("sounds")
    @Tag("long")
    void everySoundIsDecodedAsByAnotherDecoder(Path file) throws IOException {
        assertSame(file);
    }

    /** The drums of the boss's music: there the engine's own decoder clicks. */
    @Test
    void drumsAreDecodedAsByAnotherDecoder() throws IOException {
        assertSame(FOLDER.resolve("music/spindle_base.ogg"));
    }

    private static void assertSame(Path file) throws IOException {
        AudioRecording ours = AudioRecording.of(
                SilentDevice.assets(), FOLDER.relativize(file).toString().replace('\\', '/'));
        AudioRecording theirs = AudioRecording.byOtherDecoder(file);
        assertEquals(theirs.rate(), ours.rate());
        assertEquals(theirs.channels().length, ours.channels().length);
        assertEquals(theirs.length(), ours.length());
        for (int channel = 0; channel < ours.channels().length; channel++) {
            assertArrayEquals(theirs.channels()[channel], ours.channels()[channel], ROUNDING, file.toString());
        }
    }

    /** However small the pieces are that are asked for. */
    @Test
    void piecesMakeUpTheWhole() throws IOException {
        byte[] file = Files.readAllBytes(FOLDER.resolve("sounds/bee_lost_1.ogg"));
        byte[] whole = new byte[1 << 20];
        VorbisDecoder one = new VorbisDecoder(new ByteArrayInputStream(file));
        int length = one.read(whole, whole.length);
        assertEquals(0, one.read(whole, whole.length), "behind the end");

        VorbisDecoder other = new VorbisDecoder(new ByteArrayInputStream(file));
        byte[] piece = new byte[150];
        int read = 0;
        for (int got = other.read(piece, 150); got > 0; got = other.read(piece, 150)) {
            assertArrayEquals(Arrays.copyOfRange(whole, read, read + got), Arrays.copyOf(piece, got));
            read += got;
        }
        assertEquals(length, read);
    }

    @Test
    void whatIsNoVorbisFileIsRefused() throws IOException {
        byte[] file = Files.readAllBytes(FOLDER.resolve("sounds/bee_lost_1.ogg"));
        for (byte[] broken :
                List.of(new byte[0], new byte[9000], Arrays.copyOf(file, 100), Arrays.copyOf(file, 3000))) {
            assertThrows(IOException.class, () -> decode(broken), () -> broken.length + " bytes");
        }
    }

    /** It ends, with an exception that is expected or with something to hear. */
    @Test
    void brokenBytesNeverEscapeAsSomethingElse() throws IOException {
        byte[] file = Files.readAllBytes(FOLDER.resolve("sounds/bee_lost_1.ogg"));
        RandomStream random = new RandomStream(5, 1);
        int heard = 0;
        for (int i = 0; i < 300; i++) {
            byte[] broken = file.clone();
            for (int k = 0; k < 1 + i % 5; k++) {
                broken[random.nextInt(broken.length)] ^= (byte) (1 << random.nextInt(8));
            }
            try {
                decode(broken);
                heard++;
            } catch (IOException expected) {
                assertTrue(expected.getMessage().length() > 5);
            }
        }
        assertTrue(heard > 0, "none could be played");
    }

    private static void decode(byte[] file) throws IOException {
        VorbisDecoder decoder = new VorbisDecoder(new ByteArrayInputStream(file));
        byte[] store = new byte[8192];
        while (decoder.read(store, store.length) > 0) {
            assertTrue(decoder.channels() > 0);
        }
    }
}
