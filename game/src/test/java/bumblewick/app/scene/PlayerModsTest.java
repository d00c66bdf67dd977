package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.ModdedScene;
import bumblewick.content.TestLevel;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.TestMod;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerModsTest {
    private static final String MODEL = "models/gnat.glb";

    @TempDir
    Path folder;

    /** It has a camera of no type, which our own look does not know; in play there would be a crystal without a word. */
    @Test
    void aModelThatOnlyTheEngineRefusesIsAMistakeOfItsModAndTheGamesOwnShows() throws IOException {
        String odd = new TestLevel()
                .square("thing")
                .document()
                .toString()
                .replace("\"asset\":", "\"cameras\":[{}],\"asset\":");
        new TestMod("cobalt")
                .holding("scene/" + MODEL, TestLevel.glb(odd))
                .holding("scene/models/own.glb", TestLevel.glb(odd))
                .folder(folder.resolve("mods"));
        Files.writeString(
                folder.resolve("mods.json"), "{\"format\": 1, \"order\": [\"cobalt\"], \"on\": [\"cobalt\"]}");
        byte[] own = {1, 2, 3};

        PlayerMods.Loaded loaded =
                new PlayerMods(folder).load(MemoryFiles.shipped().with(MODEL, own));

        ModdedScene scene = loaded.scene();
        Mod mod = loaded.mods().get(0);
        String why = ": the engine cannot read its camera: No type defined for camera";
        assertEquals(
                List.of("mods/cobalt/scene/" + MODEL + why, "mods/cobalt/scene/models/own.glb" + why),
                scene.problems(mod).stream().map(ContentProblem::toString).collect(Collectors.toList()));
        try (InputStream in = scene.files().open(MODEL)) {
            assertArrayEquals(own, in.readAllBytes());
        }
        loaded.close();
    }
}
