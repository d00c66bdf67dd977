package bumblewick.desktop.workshop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.Mod;
import bumblewick.def.StageDef;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StarterModTest {
    private static final String ID = "moth_night";

    private final SceneFolder base = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    @TempDir
    Path temp;

    @Test
    void theGameTakesItAsItIs() throws Exception {
        StarterMod.write(ID, temp.resolve(ID));

        try (ModCheck check = ModCheck.open(temp.resolve(ID))) {
            assertEquals(List.of(), check.problems(base));
        }
    }

    @Test
    void itsFlightHasANameAndLeavesTheGamesOwnAlone() throws Exception {
        StarterMod.write(ID, temp.resolve(ID));

        try (Mod mod = Mod.open(temp.resolve(ID))) {
            ModdedScene modded = ModdedScene.read(base, List.of(mod));
            Scene scene = modded.scene();
            assertAll(
                    () -> assertTrue(scene.rules().all(StageDef.class).containsKey(ID)),
                    () -> assertTrue(modded.isUntouched("cloverfield")),
                    () -> assertEquals("Moth Night", scene.texts().get("en").text("stage." + ID)),
                    () -> assertEquals("日が暮れる。羽虫も来る。", scene.texts().get("ja").text("stage." + ID + ".line")));
        }
    }

    /** As far as the boss at least: the pilot is no master. */
    @Test
    void itsFlightCanBeFlown() throws Exception {
        StarterMod.write(ID, temp.resolve(ID));

        try (Mod mod = Mod.open(temp.resolve(ID))) {
            Scene scene = ModdedScene.read(base, List.of(mod)).scene();
            World world = new World(scene.rules(), new RunOptions(ID, "easy", 1, 0));
            HeadlessRun.Outcome outcome =
                    HeadlessRun.play(world, new IntentRecorder(new DemoPilot(world), world), 10 * 60 * Tick.PER_SECOND);
            float bossAfter = 900f / 18f; // seconds: bossAt / speed
            assertTrue(outcome.ticks() > bossAfter * Tick.PER_SECOND, outcome::toString);
            assertTrue(outcome.score() > 0, outcome::toString);
        }
    }

    @Test
    void thePageExplainsEveryFile() throws Exception {
        List<String> files = StarterMod.write(ID, temp.resolve(ID));

        String page = Files.readString(temp.resolve(ID).resolve("README.md"));
        for (String file : files) {
            String named = file.endsWith("ja.patch.json") ? "ja.patch.json" : file;
            assertTrue(file.equals("README.md") || page.contains("`" + named + "`"), file);
        }
        assertFalse(page.contains("{id}") || page.contains("{name}"), "a gap that was not filled");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "Moth", "1moth", "moth night", "../moth", "moth-night", "_moth"})
    void otherNamesAreNoIds(String id) {
        assertFalse(StarterMod.isId(id));
    }
}
