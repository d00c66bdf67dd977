package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions.Quality;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchmarkResultTest {
    private static final BenchmarkResult SPEED =
            new BenchmarkResult(Quality.MEDIUM, 0.85f, 1280 * 720, "Lamp 3000 (4 % brighter)");

    @Test
    void itsLineIsReadAgainAndCanBeKept() {
        assertAll(
                () -> assertEquals("medium 85 % of 921600 pixels by Lamp 3000 (4 % brighter)", SPEED.line()),
                () -> assertEquals(Optional.of(SPEED), BenchmarkResult.read(SPEED.line())),
                () -> assertTrue(
                        SettingsCatalogue.LAST_SPEED.accept(SPEED.line()).isPresent()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "medium",
                "best 85 % of 1 pixels by x",
                "low 0 % of 1 pixels by x",
                "low 101 % of 1 pixels by x"
            })
    void whatIsNoLineIsNothing(String line) {
        assertEquals(Optional.empty(), BenchmarkResult.read(line));
    }

    @Test
    void holdsForThisMachineAndWindowsThatAreNotMuchLarger() {
        String here = SPEED.machine();
        assertAll(
                () -> assertTrue(SPEED.holds(640 * 360, here)),
                () -> assertTrue(SPEED.holds(1366 * 768, here), "1.14 times the pixels"),
                () -> assertFalse(SPEED.holds(1920 * 1080, here), "2.25 times the pixels"),
                () -> assertFalse(SPEED.holds(640 * 360, "another")));
    }
}
