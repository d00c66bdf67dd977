package bumblewick.view.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathGizmoModelTest {
    /** Twenty-four marks at most, each a whole number of half seconds from the last. */
    @ParameterizedTest
    @CsvSource({"60, 30", "720, 30", "721, 60", "3000, 150"})
    void marksAreHalfSecondsApartOrAsFarAsALongFlightNeeds(int ticks, int expected) {
        assertEquals(expected, PathGizmoModel.marks(ticks));
        assertTrue(ticks / PathGizmoModel.marks(ticks) <= 24);
    }
}
