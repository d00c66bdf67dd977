package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.def.StageDef;
import bumblewick.desktop.workshop.StarterMod;
import bumblewick.save.ModChoices;
import bumblewick.save.ModsFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayedSceneTest {
    private final SceneFolder base = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    @TempDir
    Path data;

    @BeforeEach
    void makeMod() throws Exception {
        StarterMod.write("moth_night", data.resolve("mods/moth_night"));
    }

    @Test
    void aModThatIsOnAddsItsStage() throws Exception {
        new ModsFile(data).write(new ModChoices(List.of(), List.of("moth_night"), List.of()));

        assertTrue(PlayedScene.read(base, data, ModSettingOptions.NONE)
                .rules()
                .all(StageDef.class)
                .containsKey("moth_night"));
    }

    @Test
    void aModThatIsOffAddsNothing() throws Exception {
        assertFalse(PlayedScene.read(base, data, ModSettingOptions.NONE)
                .rules()
                .all(StageDef.class)
                .containsKey("moth_night"));
    }

    @Test
    void withoutAnyModsThereIsTheBase() throws Exception {
        assertEquals(
                List.of("cloverfield", "flight_sandbox", "orchard_canopy", "windmill_reach"),
                List.copyOf(PlayedScene.read(base, data.resolve("absent"), ModSettingOptions.NONE)
                        .rules()
                        .all(StageDef.class)
                        .keySet()));
    }
}
