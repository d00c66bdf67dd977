package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.Fingerprint;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayWriter;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many replays at once: every file gets a verdict of its own, and the exit code is fine only if all are proven. */
class HeadlessTest {
    private static final int TICKS = 150;

    private static Scene scene;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeAll
    static void readTheScene() throws IOException {
        scene = SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene"))));
    }

    @Test
    void aFolderOfGoodReplaysIsFineInTheOrderOfTheirNames() throws Exception {
        for (int seed = 0; seed < 12; seed++) {
            write(recording(seed), String.format("deep/%02d.replay", seed));
        }
        Files.writeString(folder.resolve("deep/notes.txt"), "no replay, and nobody says so");

        assertEquals(ExitCode.FINE, verify(folder));

        List<JsonObject> lines = lines();
        assertEquals(13, lines.size());
        for (int seed = 0; seed < 12; seed++) {
            JsonObject line = lines.get(seed);
            assertEquals(seed, line.get("seed").getAsInt());
            assertEquals("same", line.get("result").getAsString());
            assertEquals(TICKS, line.get("ticks").getAsInt());
        }
        assertEquals(
                "{'files':12,'same':12,'different':0,'otherContent':0,'unplayable':0,'broken':0,'failed':0,'ticks':1800}"
                        .replace('\'', '"'),
                lines.get(12).toString());
    }

    /** Twelve files, ten parts: a line for each part that a file fills. */
    @Test
    void progressIsToldOnTheErrorStream() throws Exception {
        for (int seed = 0; seed < 12; seed++) {
            write(recording(seed), seed + ".replay");
        }
        verify(folder);

        List<String> told = err.toString(StandardCharsets.UTF_8).lines().toList();
        assertAll(
                () -> assertEquals(10, told.size()),
                () -> assertEquals("2 of 12 done", told.get(0)),
                () -> assertEquals("12 of 12 done", told.get(9)));
    }

    @Test
    void aStateThatDiffersIsLocated() throws Exception {
        Replay r = recording(1);
        r.hashes()[1] ^= 1L;

        assertEquals(ExitCode.FAILED, verify(write(r, "a.replay")));

        JsonObject line = lines().get(0);
        assertAll(
                () -> assertEquals("different", line.get("result").getAsString()),
                () -> assertEquals(60, line.get("sameUntil").getAsInt()),
                () -> assertEquals(120, line.get("differsBy").getAsInt()),
                () -> assertFalse(line.has("changes")));
    }

    @Test
    void otherContentIsNamedFileByFile() throws Exception {
        Replay r = recording(1);
        SortedMap<String, Long> files = new TreeMap<>(r.content().files());
        files.put("stages/clover_islet/level.glb", 1L);
        files.put("enemies/bat.json", 1L);
        Replay other = new Replay(
                r.gameVersion(), new Fingerprint(files), r.options(), r.intents(), r.hashes(), r.finalHash());

        assertEquals(ExitCode.FAILED, verify(write(other, "a.replay")));

        JsonObject line = lines().get(0);
        assertAll(
                () -> assertEquals("otherContent", line.get("result").getAsString()),
                () -> assertFalse(line.has("differsBy"), "all states are equal"),
                () -> assertEquals(
                        "{'enemies/bat.json':'missing','stages/clover_islet/level.glb':'changed'}".replace('\'', '"'),
                        line.get("changes").toString()));
    }

    @Test
    void aStageThatIsNotHereIsNamed() throws Exception {
        Replay r = recording(1);
        Replay moon = new Replay(
                r.gameVersion(),
                r.content(),
                new RunOptions("moon", "normal", 1, 0),
                r.intents(),
                r.hashes(),
                r.finalHash());

        assertEquals(ExitCode.FAILED, verify(write(moon, "a.replay")));

        JsonObject line = lines().get(0);
        assertAll(
                () -> assertEquals("unplayable", line.get("result").getAsString()),
                () -> assertEquals("moon", line.get("stage").getAsString()),
                () -> assertEquals(
                        "its stage 'moon' cannot be played here",
                        line.get("problem").getAsString()));
    }

    @Test
    void aBrokenFileDoesNotCostTheOthers() throws Exception {
        Path broken = Files.writeString(folder.resolve("poem.txt"), "Above the clouds drift orchard islands.");
        Path good = write(recording(3), "good.replay");

        assertEquals(ExitCode.FAILED, verify(broken, good));

        List<JsonObject> lines = lines();
        assertAll(
                () -> assertEquals("broken", lines.get(0).get("result").getAsString()),
                () -> assertEquals(broken.toString(), lines.get(0).get("file").getAsString()),
                () -> assertTrue(lines.get(0).get("problem").getAsString().contains("expected 0x42575250 (BWRP)")),
                () -> assertEquals("same", lines.get(1).get("result").getAsString()),
                () -> assertEquals(1, lines.get(2).get("broken").getAsInt()));
    }

    @Test
    void aFileThatIsNamedTwiceIsVerifiedOnce() throws Exception {
        Path file = write(recording(1), "a.replay");

        assertEquals(ExitCode.FINE, verify(file, folder));

        assertEquals(2, lines().size());
    }

    @Test
    void aFolderWithoutReplaysIsAMistakeOfTheCommandLine() {
        UsageException e = assertThrows(UsageException.class, () -> verify(folder));

        assertEquals("--verify-replay: the folder " + folder + " has no file that ends in .replay.", e.getMessage());
    }

    private int verify(Path... files) throws UsageException {
        return new Headless(
                        scene,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8))
                .verify(List.of(files));
    }

    private List<JsonObject> lines() {
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    private Path write(Replay replay, String name) throws IOException {
        Path file = folder.resolve(name);
        ReplayWriter.write(replay, file);
        return file;
    }

    private static Replay recording(long seed) {
        World world = new World(scene.rules(), new RunOptions("cloverfield", "normal", seed, 0));
        IntentRecorder recording = new IntentRecorder(() -> PlayerIntent.NONE, world);
        HeadlessRun.play(world, recording, TICKS);
        return recording.replay();
    }
}
