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
    void staysOnItsEntryWhereverThatMoves(String entry) {
        int before = WITH_A_RUN.indexOf(entry);
        int after = WITHOUT.indexOf(entry);

        assertEquals(after, TitleScreen.moved(WITH_A_RUN, before, WITHOUT));
        assertEquals(before, TitleScreen.moved(WITHOUT, after, WITH_A_RUN));
    }

    @Test
    void isOnTheFirstEntryWhenItsOwnIsGone() {
        assertEquals(0, TitleScreen.moved(WITH_A_RUN, WITH_A_RUN.indexOf("resume"), WITHOUT));
    }
}
