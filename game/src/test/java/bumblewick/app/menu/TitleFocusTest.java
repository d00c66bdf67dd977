package bumblewick.app.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The title's focus when a run that was kept is deleted, or one is kept, while a page lies over the title. */
class TitleFocusTest {
    private static final List<String> WITH_A_RUN = List.of("resume", "play", "settings", "quit");
    private static final List<String> WITHOUT = List.of("play", "settings", "quit");

    @ParameterizedTest(name = "on {0}")
    @CsvSource({"play", "settings", "quit"})
    void staysOnItsEntryWhenARunIsDeleted(String entry) {
        assertEquals(WITHOUT.indexOf(entry), TitleScreen.moved(WITH_A_RUN, WITH_A_RUN.indexOf(entry), WITHOUT));
    }

    @ParameterizedTest(name = "on {0}")
    @CsvSource({"settings", "quit"})
    void staysOnItsEntryWhenARunIsKept(String entry) {
        assertEquals(WITH_A_RUN.indexOf(entry), TitleScreen.moved(WITHOUT, WITHOUT.indexOf(entry), WITH_A_RUN));
    }

    /** Whoever leaves a run for the title is offered it a moment after the title has come. */
    @Test
    void theFirstEntryKeepsItForWhatComesFirst() {
        assertEquals(0, TitleScreen.moved(WITHOUT, 0, WITH_A_RUN));
        assertEquals(0, TitleScreen.moved(WITH_A_RUN, 0, WITHOUT));
    }
}
