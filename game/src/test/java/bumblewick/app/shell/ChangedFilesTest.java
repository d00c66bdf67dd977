package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChangedFilesTest {
    private static final Path BASE = Path.of("/game/base");
    private static final Path MODS = Path.of("/home/ada/mods");

    private static ChangedFiles saved(Path file) {
        return new ChangedFiles(List.of(file), List.of(BASE), MODS);
    }

    @ParameterizedTest
    @CsvSource({
        // file, words, assets, sounds, interface
        "text/en.json,       true,  false, false, false",
        "text/en.patch.json, true,  false, false, false",
        "tuning/flight.json, false, false, false, false",
        "models/barn.glb,    false, true,  false, false",
        "sounds/hop.ogg,     false, true,  true,  false",
        "sounds/hop.json,    false, false, true,  false",
        "ui/atlas.png,       false, true,  false, true",
        "Shaders/Toon.frag,  false, true,  false, false",
        "Shaders/Text.frag,  false, true,  false, true"
    })
    void aFileIsPartOfWhatItsPlaceSaysInTheBaseAsInAMod(
            String file, boolean words, boolean assets, boolean sounds, boolean face) {
        for (Path place : List.of(BASE, MODS.resolve("moor/scene"))) {
            ChangedFiles saved = saved(place.resolve(file));

            assertEquals(new TreeSet<>(Set.of(file)), saved.paths());
            assertFalse(saved.wholeMods());
            assertEquals(words, saved.areWords(), "words");
            assertEquals(assets, !saved.assets().isEmpty(), "assets");
            assertEquals(sounds, saved.mayBeSounds(), "sounds");
            assertEquals(file.startsWith("music/"), saved.mayBeMusic(), "music");
            assertEquals(face, saved.mayBeInterface(), "interface");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"moor.zip", "moor/mod.json"})
    void aZipAndACardAreWholeMods(String file) {
        ChangedFiles saved = saved(MODS.resolve(file));

        assertTrue(saved.wholeMods());
        assertFalse(saved.areWords());
        assertTrue(saved.mayBeSounds() && saved.mayBeMusic());
        assertTrue(saved.mayBeInterface());
    }

    @Test
    void whatAModKeepsBesideItsSceneIsNothing() {
        ChangedFiles saved = saved(MODS.resolve("moor/notes/today.txt"));

        assertEquals(new TreeSet<>(), saved.paths());
        assertFalse(saved.wholeMods());
    }
}
