package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.Fingerprint;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayReader;
import bumblewick.replay.ReplayWriter;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever lies in the folder: it is shown, or it is said why not. */
class ReplayFileTest {
    private static final Path GOOD = Path.of("src/test/resources/bumblewick/replay/golden/yard.replay");

    private static Scene scene;

    @TempDir
    Path folder;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    private ReplayFile read(Path file) {
        return ReplayFile.read(file, scene.rules(), scene.text("en")::text);
    }

    private ReplayFile reread(Replay replay) throws IOException {
        Path file = folder.resolve("changed.replay");
        ReplayWriter.write(replay, file);
        return read(file);
    }

    private static Replay good() throws IOException {
        return ReplayReader.read(GOOD);
    }

    @Test
    void aRecordingOfThisContentIsShown() {
        ReplayFile recording = read(GOOD);
        assertAll(
                () -> assertTrue(recording.playable(), recording::problem),
                () -> assertEquals("yard.replay", recording.name()));
    }

    @Test
    void aFileThatIsCutShortSaysSo() throws IOException {
        byte[] bytes = Files.readAllBytes(GOOD);
        Path file = Files.write(folder.resolve("cut.replay"), Arrays.copyOf(bytes, bytes.length / 2));
        ReplayFile recording = read(file);
        assertAll(
                () -> assertFalse(recording.playable()),
                () -> assertTrue(recording.replay().isEmpty()),
                () -> assertTrue(recording.problem().contains("cut.replay at byte"), recording::problem));
    }

    @Test
    void aFileThatIsNoRecordingOrNotThereSaysSo() throws IOException {
        assertFalse(
                read(Files.writeString(folder.resolve("poem.replay"), "O lamp")).playable());
        assertFalse(
                read(Files.write(folder.resolve("empty.replay"), new byte[0])).playable());
        assertFalse(read(folder.resolve("absent.replay")).playable());
    }

    @Test
    void otherContentIsRefusedByTheNamesOfTheFilesThatDiffer() throws IOException {
        Replay replay = good();
        SortedMap<String, Long> files = new TreeMap<>(replay.content().files());
        String changed = files.firstKey();
        files.put(changed, files.get(changed) + 1L);
        files.put("enemies/unheard_of.json", 1L);
        ReplayFile recording = reread(
                new Replay("0.0.9", new Fingerprint(files), replay.options(), replay.intents(), replay.hashes(), 0L));
        assertAll(
                () -> assertFalse(recording.playable()),
                () -> assertTrue(recording.problem().contains("0.0.9"), recording::problem),
                () -> assertTrue(recording.problem().contains(changed + " differs"), recording::problem),
                () -> assertTrue(
                        recording.problem().contains("enemies/unheard_of.json is not here"), recording::problem));
    }

    @Test
    void whatIsOfAModIsToldWithTheModsName() throws IOException {
        Replay replay = good();
        SortedMap<String, Long> files = new TreeMap<>(replay.content().files());
        String changed = files.firstKey();
        files.put(changed, files.get(changed) + 1L);
        Path file = folder.resolve("modded.replay");
        ReplayWriter.write(
                new Replay("0.1.0", new Fingerprint(files), replay.options(), replay.intents(), replay.hashes(), 0L),
                file);

        ReplayFile recording = ReplayFile.read(
                file, scene.rules(), path -> path.equals(changed) ? "Cobalt" : "", scene.text("en")::text);

        assertTrue(recording.problem().contains(changed + " differs (mod: Cobalt)"), recording::problem);
    }

    @Test
    void anUnknownStageIsRefusedByItsName() throws IOException {
        Replay replay = good();
        RunOptions elsewhere = replay.options().startingAt("moon_base", 0);
        ReplayFile recording = reread(
                new Replay(replay.gameVersion(), replay.content(), elsewhere, replay.intents(), replay.hashes(), 0L));
        assertTrue(recording.problem().contains("'moon_base'"), recording::problem);
    }
}
