package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BulletViewTest {
    /** In seconds until it is beside Wick; negative is past. */
    @ParameterizedTest
    @CsvSource({"-1, 0", "0.5, 0", "1, 0", "1.475, 0.5", "2, 1", "6, 1"})
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
}
