package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.settings.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which language the game speaks. */
class SpeechTest {
    private static Scene scene;

    @TempDir
    Path folder;

    private final FakePlatform platform = new FakePlatform();
    private Preferences preferences;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
    }

    @BeforeEach
    void onAJapaneseMachine() {
        platform.language = "ja";
        preferences = new Preferences(folder);
    }

    private Speech speech(GameOptions options) {
        return new Speech(platform, options, preferences);
    }

    @Test
    void itIsTheMachinesUntilOneIsChosen() {
        Speech speech = speech(GameOptions.defaults());
        speech.read(scene);
        assertEquals("ja", speech.language());

        assertTrue(speech.choose("en"));

        assertEquals("en", speech.language());
        assertEquals(scene.text("en").text("title.start"), speech.words().text("title.start"));
    }

    @Test
    void theCommandLineHoldsThoughTheSceneIsReadAgain() {
        preferences.set(Catalogue.LANGUAGE, "ja");
        Speech speech = speech(GameOptions.builder().language("en").build());
        speech.read(scene);

        assertFalse(speech.choose("ja"), "it was chosen long ago");
        speech.read(scene);

        assertEquals("en", speech.language());
    }

    @Test
    void aMachineThatChangesItsLanguageIsFollowedUnlessOneIsChosen() {
        Speech speech = speech(GameOptions.defaults());
        speech.read(scene);
        platform.language = "en";

        assertTrue(speech.followMachine());
        assertEquals("en", speech.language());

        preferences.set(Catalogue.LANGUAGE, "en");
        platform.language = "ja";
        assertFalse(speech.followMachine());
        assertEquals("en", speech.language());
    }

    @Test
    void nothingIsSaidAnewBeforeThereAreWords() {
        Speech speech = speech(GameOptions.defaults());

        assertFalse(speech.choose("en"));
        assertFalse(speech.followMachine());
    }
}
