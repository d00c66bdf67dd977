package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.SettingOverrides;
import bumblewick.settings.SettingsCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesTest {
    private static final SettingOverrides START =
            SettingOverrides.none().with(SettingsCatalogue.QUALITY, "low").with(SettingsCatalogue.FRAME_CAP, "50");

    @TempDir
    Path folder;

    @Test
    void whatThisStartWantsCountsAndIsNotWrittenDown() {
        Preferences preferences = new Preferences(folder, START);
        preferences.set(SettingsCatalogue.SHAKE, 0.5f);
        preferences.flush();

        Preferences next = new Preferences(folder);
        assertAll(
                () -> assertEquals("low", preferences.get(SettingsCatalogue.QUALITY)),
                () -> assertEquals("50", preferences.get(SettingsCatalogue.FRAME_CAP)),
                () -> assertEquals("auto", next.get(SettingsCatalogue.QUALITY)),
                () -> assertEquals("auto", next.get(SettingsCatalogue.FRAME_CAP)),
                () -> assertEquals(0.5f, next.get(SettingsCatalogue.SHAKE)));
    }

    @Test
    void whatThePlayerChoosesAnewWinsAndIsWrittenDown() {
        Preferences preferences = new Preferences(folder, START);
        preferences.set(SettingsCatalogue.QUALITY, "high");
        preferences.flush();

        Preferences next = new Preferences(folder);
        assertAll(
                () -> assertEquals("high", preferences.get(SettingsCatalogue.QUALITY)),
                () -> assertEquals("50", preferences.get(SettingsCatalogue.FRAME_CAP), "still as this start wants it"),
                () -> assertEquals("high", next.get(SettingsCatalogue.QUALITY)),
                () -> assertEquals("auto", next.get(SettingsCatalogue.FRAME_CAP)));
    }

    @Test
    void whatWasChosenBeforeComesBackAtTheNextStart() {
        Preferences before = new Preferences(folder);
        before.set(SettingsCatalogue.QUALITY, "medium");
        before.flush();

        Preferences preferences = new Preferences(folder, START);
        preferences.set(SettingsCatalogue.SHAKE, 0f);
        preferences.flush();

        assertEquals("medium", new Preferences(folder).get(SettingsCatalogue.QUALITY));
    }

    @Test
    void aDataFolderIsFreshUntilSettingsWereKeptInIt() {
        Preferences first = new Preferences(folder);
        assertTrue(first.isFresh());
        assertTrue(new Preferences(folder).isFresh(), "reading leaves nothing behind");

        first.keep();

        assertTrue(first.isFresh(), "as long as this start lasts");
        assertFalse(new Preferences(folder).isFresh());
    }

    /** Whoever has played before is not asked again because a file was damaged. */
    @Test
    void damagedSettingsAreNoFirstStart() throws IOException {
        Files.writeString(folder.resolve("settings.json"), "{ broken");

        assertFalse(new Preferences(folder).isFresh());
    }
}
