package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedFilesTest {
    @ParameterizedTest
    @CsvSource({
        // file, words, assets, sounds, interface
        "scene/text/en.json,                 true,  false, false, false",
        "scene/tuning/flight.json,           false, false, false, false",
        "mods/moor/scene/text/en.patch.json, true,  false, false, false",
        "scene/models/barn.glb,              false, true,  false, false",
        "scene/sounds/hop.ogg,               false, true,  true,  false",
        "scene/sounds/hop.json,              false, false, true,  false",
        "scene/ui/atlas.png,                 false, true,  false, true",
        "scene/Shaders/Toon.frag,            false, true,  false, true",
        "mods/moor.zip,                      false, true,  true,  true",
        "mods/moor/mod.json,                 false, true,  true,  true"
    })
    void aFileIsPartOfWhatItsPlaceSays(String file, boolean words, boolean assets, boolean sounds, boolean face) {
        SavedFiles saved = new SavedFiles(List.of(Path.of("/home/ada", file)));

        assertEquals(words, saved.areWords(), "words");
        assertEquals(assets, saved.mayBeAssets(), "assets");
        assertEquals(sounds, saved.mayBeSounds(), "sounds");
        assertEquals(face, saved.mayBeInterface(), "interface");
    }
}
