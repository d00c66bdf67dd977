package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.FakePlatform;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.Preferences;
import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.settings.SettingsCatalogue;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which language the game speaks. */
class LocalizationTest {
    private static Scene scene;

    @TempDir
    Path folder;

    private final FakePlatform platform = new FakePlatform();
    private Preferences preferences;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    @BeforeEach
    void onAJapaneseMachine() {
        platform.language = "ja";
        preferences = new Preferences(folder);
    }

    private Localization speech(GameOptions options) {
        return new Localization(platform, options, preferences);
    }

    @Test
    void itIsTheMachinesUntilOneIsChosen() {
        Localization localization = speech(GameOptions.defaults());
        localization.load(scene);
        assertEquals("ja", localization.language());

        assertTrue(localization.select("en"));

        assertEquals("en", localization.language());
        assertEquals(
                scene.text("en").text("title.start"),
                localization.translations().text("title.start"));
    }

    @Test
    void theCommandLineHoldsThoughTheSceneIsReadAgain() {
        preferences.set(SettingsCatalogue.LANGUAGE, "ja");
        Localization localization = speech(GameOptions.builder().language("en").build());
        localization.load(scene);

        assertFalse(localization.select("ja"), "it was chosen long ago");
        localization.load(scene);

        assertEquals("en", localization.language());
    }

    @Test
    void aMachineThatChangesItsLanguageIsFollowedUnlessOneIsChosen() {
        Localization localization = speech(GameOptions.defaults());
        localization.load(scene);
        platform.language = "en";

        assertTrue(localization.followMachine());
        assertEquals("en", localization.language());

        preferences.set(SettingsCatalogue.LANGUAGE, "en");
        platform.language = "ja";
        assertFalse(localization.followMachine());
        assertEquals("en", localization.language());
    }

    @Test
    void nothingIsSaidAnewBeforeThereAreWords() {
        Localization localization = speech(GameOptions.defaults());

        assertFalse(localization.select("en"));
        assertFalse(localization.followMachine());
    }
}
