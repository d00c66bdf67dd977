package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Fingerprint;
import bumblewick.def.Fingerprint.Change;
import bumblewick.sim.World;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
    private static final int TICKS = 250;
    private static final RunOptions OPTIONS = new RunOptions(
            "cloverfield",
            "normal",
            -5L,
            1,
            new Assists(Assists.Aim.STRONG, Assists.Bees.TOUGH, true),
            70,
            new Guidance(false, true),
            3);

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
                () -> assertEquals(written.content(), read.content()),
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
    void aReplayOfOtherContentNamesTheFiles() {
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), onOtherContent(record(), 1));
        assertAll(
                () -> assertEquals(TICKS, verdict.differsBy()),
                () -> assertEquals(
                        Map.of(
                                "enemies/bat.json", Change.MISSING,
                                "enemies/gnat.json", Change.ADDED,
                                "tuning/swarm.json", Change.CHANGED),
                        verdict.changes()),
                () -> assertTrue(
                        verdict.difference()
                                .endsWith("; it was recorded on other content: enemies/bat.json is not here, "
                                        + "enemies/gnat.json is only here, tuning/swarm.json differs"),
                        verdict::difference));
    }

    /** A fingerprint holds what can be met in the stage: the waves, the islet on which one crashes, not the mill. */
    @Test
    void aRecordingCarriesThePartsOfItsStageOnly() {
        Set<String> files = record().content().files().keySet();
        assertTrue(
                files.containsAll(Set.of(
                        "stages/cloverfield/waves.json",
                        "stages/clover_islet/level.glb",
                        "tuning/foot.json",
                        "bosses/old_stag.json",
                        "surfaces/ice.json")),
                files::toString);
        assertTrue(files.stream().noneMatch(file -> file.startsWith("stages/mill_yard")), files::toString);
    }

    @Test
    void otherContentIsADifferenceEvenIfAllStatesAreEqual() {
        Replay r = record();
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), onOtherContent(r, 0));
        assertFalse(verdict.same());
        assertEquals(0, verdict.differsBy());
        assertTrue(verdict.difference().startsWith("it was recorded on other content: "), verdict::difference);
    }

    @Test
    void theVersionIsNamedWhereStatesDiffer() {
        Replay r = record();
        Replay other = new Replay("0.0.1", r.content(), r.options(), r.intents(), r.hashes(), r.finalHash() + 1);
        assertTrue(ReplayCheck.check(ShippedRules.get(), other)
                .difference()
                .endsWith("; it was recorded by version 0.0.1, this is version " + GameVersion.number()));
    }

    @Test
    void anotherVersionWithEqualStatesIsTheSameRun() {
        Replay r = record();
        Replay other = new Replay("0.0.1", r.content(), r.options(), r.intents(), r.hashes(), r.finalHash());
        assertTrue(ReplayCheck.check(ShippedRules.get(), other).same());
    }

    /** As it would be if there had been a bat instead of the gnat, and another swarm. */
    private static Replay onOtherContent(Replay r, int more) {
        SortedMap<String, Long> files = new TreeMap<>(r.content().files());
        files.remove("enemies/gnat.json");
        files.put("enemies/bat.json", 1L);
        files.put("tuning/swarm.json", 1L);
        return new Replay(
                r.gameVersion(), new Fingerprint(files), r.options(), r.intents(), r.hashes(), r.finalHash() + more);
    }

    @Test
    void equalIntentsTakeNoMoreRoomHoweverLong() {
        IntentTrack track = new IntentTrack();
        track.add(PlayerIntent.NONE, 100_000);
        Replay still = new Replay("v", Fingerprint.NONE, OPTIONS, track, new long[0], 0L);
        assertEquals(1, track.runs());
        assertTrue(ReplayWriter.encode(still).length < 106 + 32);
    }

    @Test
    void whatIsNoReplayIsToldApart() {
        byte[] text = "{\"format\": 1}      ".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        ReplayFormatException e = damaged(text);
        assertEquals("x.bwrp at byte 0: found 0x7B22666F, expected 0x42575250 (BWRP)", e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"2, of an older game", "9, of a newer game"})
    void anotherFormatIsRefused(byte format, String whose) {
        byte[] bytes = ReplayWriter.encode(record());
        bytes[5] = format;
        assertEquals(
                "x.bwrp at byte 4: found format " + format + " " + whose + ", expected format 6",
                damaged(bytes).getMessage());
    }

    /** Else two files of one name would be one, and the fingerprint another than the one that was written. */
    @Test
    void filesOutOfOrderAreRefused() {
        byte[] bytes = ReplayWriter.encode(record());
        int firstAt = 4 + 2 + 2 + GameVersion.number().length() + 4 + 2;
        bytes[firstAt] = 'z';
        seal(bytes);
        assertTrue(damaged(bytes).getMessage().contains("expected a path after z"));
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
        int runsAt = assistsAt()
                + 3 * 4
                + 4
                + 6 * 4
                + 2 * 4
                + 4
                + 4; // behind helps, speed, further helps, guidance, deed, ticks
        ByteBuffer.wrap(bytes).putInt(runsAt, 1_000_000_000);
        seal(bytes);
        ReplayFormatException e = damaged(bytes);
        assertEquals(runsAt, e.offset());
        assertTrue(e.getMessage().contains("found the number of runs 1000000000, expected 0 to "), e::getMessage);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "0, 3, 'the help with aiming 3, expected 0 to 2'",
        "4, -1, 'the help for the bees -1, expected 0 to 3'",
        "8, 2, 'the help on foot 2, expected 0 to 1'",
        "12, 40, 'the speed 40, expected 50 to 100'",
        "16, 3, 'the crash timer 3, expected 0 to 2'",
        "20, 99, 'the whirl''s length 99, expected 100 to 250'",
        "24, 40, 'the bullets'' speed 40, expected 50 to 100'",
        "28, 13, 'the extra bees 13, expected 0 to 12'",
        "32, 2, 'the endless boost 2, expected 0 to 1'",
        "36, -1, 'the auto-gather -1, expected 0 to 1'",
        "40, 2, 'the guidance for the last bees 2, expected 0 to 1'",
        "44, -1, 'the guidance on the islet -1, expected 0 to 1'",
        "48, 100, 'what was done of the deed 100, expected 0 to 99'",
    })
    void helpsThatThereAreNotAreRefused(int offset, int value, String message) {
        byte[] bytes = ReplayWriter.encode(record());
        ByteBuffer.wrap(bytes).putInt(assistsAt() + offset, value);
        seal(bytes);
        ReplayFormatException e = damaged(bytes);
        assertEquals("x.bwrp at byte " + (assistsAt() + offset) + ": found " + message, e.getMessage());
    }

    /** Format 3 lacks 24 bytes of assists behind the speed, 8 of guidance and 4 of the deed, format 4 the last two. */
    @ParameterizedTest(name = "format {0}")
    @CsvSource({"3, 0, 36", "4, 24, 12"})
    void aReplayOfAFormatBeforeIsRead(byte format, int behindSpeed, int lacks) throws ReplayFormatException {
        Replay replay = record();
        byte[] now = ReplayWriter.encode(replay);
        int cut = assistsAt() + 16 + behindSpeed;
        byte[] before = new byte[now.length - lacks];
        System.arraycopy(now, 0, before, 0, cut);
        System.arraycopy(now, cut + lacks, before, cut, before.length - cut);
        before[5] = format;
        seal(before);

        Replay read = ReplayReader.decode(before, "x.bwrp");

        assertEquals(replay.options().with(Guidance.NONE).withDeed(0), read.options());
        assertEquals(intents(replay), intents(read));
        assertEquals(replay.finalHash(), read.finalHash());
    }

    @Test
    void everyAssistIsWrittenAndRead() throws ReplayFormatException {
        Assists.Timing timing = new Assists.Timing(Assists.CrashTimer.NONE, 225, 65);
        Assists all = new Assists(Assists.Aim.GENTLE, Assists.Bees.TOUGHER, false, timing, 7, true, true);
        Replay plain = record();
        RunOptions options = OPTIONS.with(all);
        Replay assisted = new Replay(
                plain.gameVersion(), plain.content(), options, plain.intents(), plain.hashes(), plain.finalHash());

        assertEquals(
                options, ReplayReader.decode(ReplayWriter.encode(assisted), "x").options());
    }

    /** Where the header names the helps: behind mark, format, version, content, stage, difficulty, seed, checkpoint. */
    private static int assistsAt() {
        int content = 4;
        for (String file : record().content().files().keySet()) {
            content += 2 + file.length() + 8;
        }
        return 4 + 2 + 2 + GameVersion.number().length() + content + 2 + "cloverfield".length() + 2 + 6 + 8 + 4;
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
        IntentRecorder recording = new IntentRecorder(new Script(), world);
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
