package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.asset.AssetManager;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A stem that is decoded while it plays is to the sample what its file holds, over and over. */
class StemStreamTest {
    private static final String FILE = "sounds/enemy_destroyed_1.ogg";
    private static final int PIECE = 35_280; // bytes: what the engine's renderer takes at once

    private final AssetManager assets = SilentDevice.assets();

    private byte[] whole(String file) {
        try (Recording recording = new Recording(assets, file)) {
            byte[] bytes = new byte[(int) recording.bytes()];
            recording.read(bytes);
            return bytes;
        }
    }

    private static byte[] repeated(byte[] once, int length) {
        byte[] all = new byte[length];
        for (int i = 0; i < length; i++) {
            all[i] = once[i % once.length];
        }
        return all;
    }

    @ParameterizedTest(name = "in pieces of {0} bytes")
    @ValueSource(ints = {4, 1000, 4098, PIECE})
    void itLoopsWithoutAGapHoweverItIsRead(int piece) {
        byte[] once = whole(FILE);
        int length = 3 * once.length + 2;
        StemStream stem = new StemStream(assets, FILE);
        byte[] heard = new byte[length];

        for (int at = 0; at < length; at += piece) {
            int bytes = Math.min(piece, length - at);
            assertEquals(bytes, stem.readSamples(heard, at, bytes));
            stem.fill();
        }

        assertArrayEquals(repeated(once, length), heard);
    }

    @ParameterizedTest
    @ValueSource(strings = {"music/lost_lead.ogg", "music/result_base.ogg"})
    void aWholeStemOfTheGameMeetsItsBeginning(String file) {
        byte[] once = whole(file);
        StemStream stem = new StemStream(assets, file);
        byte[] heard = new byte[once.length + PIECE];
        for (int at = 0; at < heard.length; at += PIECE) {
            stem.readSamples(heard, at, Math.min(PIECE, heard.length - at));
            stem.fill();
        }

        assertArrayEquals(repeated(once, heard.length), heard);
        assertEquals(stem.getDuration(), once.length / (stem.getChannels() * 2f * stem.getSampleRate()));
    }

    /** As when the decoder gets no time for a while: the other stems went on meanwhile. */
    @Test
    void whatWasNotDecodedInTimeIsSilentAndWhatFollowsIsInStep() {
        byte[] once = whole(FILE);
        StemStream stem = new StemStream(assets, FILE);
        byte[] late = new byte[40 * PIECE];
        stem.readSamples(late, 0, late.length);
        stem.fill();
        byte[] next = new byte[PIECE];

        stem.readSamples(next, 0, PIECE);

        byte[] all = repeated(once, late.length + PIECE);
        assertArrayEquals(Arrays.copyOfRange(all, late.length, all.length), next);
        assertEquals(0, late[late.length - 1] | late[late.length - 100], "silence, not something old");
    }
}
