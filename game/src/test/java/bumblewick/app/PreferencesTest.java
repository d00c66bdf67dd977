package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.settings.Catalogue;
import bumblewick.settings.Overrides;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesTest {
    private static final Overrides START =
            Overrides.none().with(Catalogue.QUALITY, "low").with(Catalogue.FRAME_CAP, "50");

    @TempDir
    Path folder;

    @Test
    void whatThisStartWantsCountsAndIsNotWrittenDown() {
        Preferences preferences = new Preferences(folder, START);
        preferences.set(Catalogue.SHAKE, 0.5f);
        preferences.settle();

        Preferences next = new Preferences(folder);
        assertAll(
                () -> assertEquals("low", preferences.get(Catalogue.QUALITY)),
                () -> assertEquals("50", preferences.get(Catalogue.FRAME_CAP)),
                () -> assertEquals("auto", next.get(Catalogue.QUALITY)),
                () -> assertEquals("none", next.get(Catalogue.FRAME_CAP)),
                () -> assertEquals(0.5f, next.get(Catalogue.SHAKE)));
    }

    @Test
    void whatThePlayerChoosesAnewWinsAndIsWrittenDown() {
        Preferences preferences = new Preferences(folder, START);
        preferences.set(Catalogue.QUALITY, "high");
        preferences.settle();

        Preferences next = new Preferences(folder);
        assertAll(
                () -> assertEquals("high", preferences.get(Catalogue.QUALITY)),
                () -> assertEquals("50", preferences.get(Catalogue.FRAME_CAP), "still as this start wants it"),
                () -> assertEquals("high", next.get(Catalogue.QUALITY)),
                () -> assertEquals("none", next.get(Catalogue.FRAME_CAP)));
    }

    @Test
    void whatWasChosenBeforeComesBackAtTheNextStart() {
        Preferences before = new Preferences(folder);
        before.set(Catalogue.QUALITY, "medium");
        before.settle();

        Preferences preferences = new Preferences(folder, START);
        preferences.set(Catalogue.SHAKE, 0f);
        preferences.settle();

        assertEquals("medium", new Preferences(folder).get(Catalogue.QUALITY));
    }
}
