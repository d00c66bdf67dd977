package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KillScoresTest {
    /** In lines to the right of the picture's middle: the burst stays free. */
    @ParameterizedTest
    @CsvSource({"0, 0", "60, 30", "400, 60", "-400, -60"})
    void aNumberStandsOutwardFromItsEnemy(float right, float outward) {
        assertEquals(outward, KillScores.outward(right));
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "10, 2", "99, 2", "1200, 4", "12345, 5", "1234567, 5"})
    void aNumberHasAsManyFiguresAsAreWritten(int number, int figures) {
        assertEquals(figures, KillScores.digits(number));
    }
}
