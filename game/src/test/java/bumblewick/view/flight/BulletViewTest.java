package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef.Floor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BulletViewTest {
    /** In seconds until it is beside Wick; negative is past. */
    @ParameterizedTest
    @CsvSource({"-1, 0", "0.5, 0", "1, 0", "1.675, 0.5", "2.2, 1", "6, 1"})
    void whatIsLongUnderWayIsFarAndWhatSoonArrivesIsNot(float seconds, float far) {
        float closing = 40f;

        assertEquals(far, BulletView.far(closing * seconds, closing), 1e-3f);
    }

    /** A bullet that hangs before Wick never arrives, but is no farther than it is. */
    @ParameterizedTest
    @CsvSource({"8, 0", "40, 1"})
    void whatHangsInTheAirIsAsFarAsItsDistance(float ahead, float far) {
        assertEquals(far, BulletView.far(ahead, 0f), 1e-3f);
    }

    /** To the right of Wick and above, in u. Between 4.5 and 10 u the strength falls from all to 0.55; the middle is 7.25. */
    @ParameterizedTest
    @CsvSource({"0, 0, 1", "3, -2, 1", "0, 7.25, 0.775", "-4.35, 5.8, 0.775", "8, 6, 0.55", "40, 0, 0.55"})
    void whatPassesWideOfWickIsPaler(float x, float y, float strength) {
        assertEquals(strength, BulletView.near(x, y), 1e-3f);
    }

    @Test
    void aSeaOfCloudsHasNoMarksOfBullets() {
        assertFalse(BulletView.marks(Floor.NONE));
        assertTrue(BulletView.marks(Floor.MEADOW) && BulletView.marks(Floor.WOOD));
    }

    /** Ahead in u, closing speed in u/s (negative: from behind), u from the camera, share before the figure. */
    @ParameterizedTest
    @CsvSource({
        "-2, 40, 4, 1, 0.5",
        "-2, 40, 4, 0, 1",
        "-2, 40, 9, 1, 1",
        "3, 40, 4, 1, 1",
        "-3, -20, 4, 1, 1",
        "2, -20, 4, 1, 0.5"
    })
    void onlyWhatIsPastWickAndBeforeTheFigureIsHalfSeen(
            float ahead, float closing, float away, float covered, float left) {
        assertEquals(left, BulletView.left(ahead, closing, away, covered));
    }
}
