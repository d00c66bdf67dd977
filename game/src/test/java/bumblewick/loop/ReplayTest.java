package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
    private static final int TICKS = 250;
    private static final RunOptions OPTIONS = new RunOptions("cloverfield", "normal", -5L, 1);

    @TempDir
    private Path folder;

    @Test
    void aWrittenReplayIsReadBackAsItWas() throws IOException {
        Replay written = record();
        Path file = folder.resolve("deep/down/run.bwrp");

        ReplayWriter.write(written, file);
        Replay read = ReplayReader.read(file);

        assertAll(
                () -> assertEquals(written.options(), read.options()),
                () -> assertEquals(written.gameVersion(), read.gameVersion()),
                () -> assertEquals(written.contentHash(), read.contentHash()),
                () -> assertEquals(written.finalHash(), read.finalHash()),
                () -> assertArrayEquals(written.hashes(), read.hashes()),
                () -> assertEquals(intents(written), intents(read)),
                () -> assertEquals(List.of(file), list(file.getParent()), "no temporary file is left"));
    }

    @Test
    void aReplayProvesItself() {
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), record());
        assertTrue(verdict.same(), verdict::difference);
        assertEquals(TICKS, verdict.outcome().ticks());
    }

    @Test
    void aHashIsKeptForEverySecond() {
        assertEquals(TICKS / 60, record().hashes().length);
    }

    @Test
    void aDifferenceIsLocatedToASecond() {
        Replay replay = record();
        replay.hashes()[2] ^= 1L;
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), replay);
        assertFalse(verdict.same());
        assertTrue(verdict.difference().startsWith("differs between tick 120 and 180"), verdict::difference);
    }

    @Test
    void aReplayOfOtherContentSaysSo() {
        Replay r = record();
        Replay other = new Replay(r.gameVersion(), 1L, r.options(), r.intents(), r.hashes(), r.finalHash() + 1);
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), other);
        assertTrue(verdict.difference().contains("recorded on other content: 0000000000000001"), verdict::difference);
    }

    @Test
    void otherContentIsADifferenceEvenIfAllStatesAreEqual() {
        Replay r = record();
        Replay other = new Replay(r.gameVersion(), 1L, r.options(), r.intents(), r.hashes(), r.finalHash());
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), other);
        assertFalse(verdict.same());
        assertTrue(
                verdict.difference().startsWith("it was recorded on other content: 0000000000000001"),
                verdict::difference);
    }

    @Test
    void equalIntentsTakeNoMoreRoomHoweverLong() {
        IntentTrack track = new IntentTrack();
        track.add(PlayerIntent.NONE, 100_000);
        Replay still = new Replay("v", 0L, OPTIONS, track, new long[0], 0L);
        assertEquals(1, track.runs());
        assertTrue(ReplayWriter.encode(still).length < 90);
    }

    @Test
    void whatIsNoReplayIsToldApart() {
        byte[] text = "{\"format\": 1}      ".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        ReplayFormatException e = damaged(text);
        assertEquals("x.bwrp at byte 0: found 0x7B22666F, expected 0x42575250 (BWRP)", e.getMessage());
    }

    @Test
    void aNewerFormatIsRefused() {
        byte[] bytes = ReplayWriter.encode(record());
        bytes[5] = 9;
        assertEquals(
                "x.bwrp at byte 4: found format 9, expected format 2",
                damaged(bytes).getMessage());
    }

    @Test
    void anEmptyFileIsRefused() {
        assertEquals(
                "x.bwrp at byte 0: found the end of the file, expected the mark of a replay",
                damaged(new byte[0]).getMessage());
    }

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {3, 5, 8, 20, 40, 60, 100})
    void aFileCutShortIsRefusedWhereverItIsCut(int length) {
        byte[] bytes = Arrays.copyOf(ReplayWriter.encode(record()), length);
        assertTrue(damaged(bytes).offset() <= length);
    }

    @Test
    void everyFlippedByteIsNoticed() {
        byte[] good = ReplayWriter.encode(record());
        for (int i = 0; i < good.length; i++) {
            byte[] bytes = good.clone();
            bytes[i] ^= 0x10;
            damaged(bytes);
        }
    }

    /** A number that is out of range is refused even where the checksum is right. */
    @Test
    void aBillionRunsAreNotBelieved() {
        byte[] bytes = ReplayWriter.encode(record());
        int runsAt = 4 + 2 + 2 + GameVersion.number().length() + 8 + 2 + "cloverfield".length() + 2 + 6 + 8 + 4 + 4;
        ByteBuffer.wrap(bytes).putInt(runsAt, 1_000_000_000);
        seal(bytes);
        ReplayFormatException e = damaged(bytes);
        assertEquals(runsAt, e.offset());
        assertTrue(e.getMessage().contains("found the number of runs 1000000000, expected 0 to "), e::getMessage);
    }

    /** A forger knows the checksum: what is read then is a replay, or refused, and never anything else. */
    @Test
    void tenThousandForgeriesAreReadOrRefused() {
        Random random = new Random(5);
        byte[] whole = ReplayWriter.encode(record());
        int refused = 0;
        for (int i = 0; i < 10_000; i++) {
            byte[] forged =
                    Arrays.copyOf(whole, random.nextInt(8) == 0 ? 4 + random.nextInt(whole.length) : whole.length);
            for (int changes = random.nextInt(6); changes >= 0; changes--) {
                forged[random.nextInt(forged.length)] = (byte) random.nextInt(256);
            }
            seal(forged);
            try {
                Replay replay = ReplayReader.decode(forged, "x.bwrp");
                assertEquals(replay.intents().ticks() / Replay.HASH_EVERY, replay.hashes().length);
            } catch (ReplayFormatException e) {
                refused++;
            }
        }
        assertTrue(refused > 1_000, "refused " + refused);
    }

    private static void seal(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, bytes.length - 4);
        ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) crc.getValue());
    }

    private static ReplayFormatException damaged(byte[] bytes) {
        return assertThrows(ReplayFormatException.class, () -> ReplayReader.decode(bytes, "x.bwrp"));
    }

    private static Replay record() {
        World world = new World(ShippedRules.get(), OPTIONS);
        RecordingIntents recording =
                new RecordingIntents(new Script(), world, ShippedRules.get().hash());
        HeadlessRun.play(world, recording, TICKS);
        return recording.replay();
    }

    private static List<PlayerIntent> intents(Replay replay) {
        ReplayIntents source = new ReplayIntents(replay);
        return Stream.generate(source::take).limit(replay.intents().ticks()).toList();
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
