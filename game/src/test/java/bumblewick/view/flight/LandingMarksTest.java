package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LandingMarksTest {
    /** From h at rest √(2h/g); thrown up at v from the ground 2v/g; and what lies there is there at once. */
    @ParameterizedTest(name = "from {0} u at {1} u/s, falling at {2} u/s²: {3} s")
    @CsvSource({"8, 0, 4, 2", "0, 10, 10, 2", "0, 0, 9, 0", "6, -1, 4, 1.5"})
    void fallsAsLongAsTheFormulaSays(float height, float rises, float falls, float seconds) {
        assertEquals(seconds, LandingMarks.untilGround(height, rises, falls), 1e-5f);
    }
}
