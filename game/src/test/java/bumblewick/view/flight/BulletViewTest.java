package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

    /** To the right of Wick and above, in u. It begins at 4.5 u and is complete at 10 u; the middle is 7.25. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0", "3, -2, 0", "0, 7.25, 0.5", "-4.35, 5.8, 0.5", "8, 6, 1", "40, 0, 1"})
    void whatPassesFarBesideWickPassesWide(float x, float y, float wide) {
        assertEquals(wide, BulletView.wide(x, y), 1e-3f);
    }

    /** In 0.6 s Wick, at 15 u/s, moves less than the 10 u by which a bullet passes wide. */
    @ParameterizedTest
    @CsvSource({"2, 0", "0.6, 0", "0.3, 0.5", "0, 1"})
    void itShrinksOnlyWhenWickGetsNoMoreIntoItsWay(float seconds, float late) {
        assertEquals(late, BulletView.late(seconds), 1e-6f);
    }

    /** Ahead in u, closing speed in u/s (negative: from behind). 2.6 units beyond Wick nothing is left. */
    @ParameterizedTest
    @CsvSource({
        "3, 40, 1",
        "0, 40, 1",
        "-1.3, 40, 0.5",
        "-2.6, 40, 0",
        "-30, 40, 0",
        "-3, -20, 1",
        "2, -20, 1",
        "-3, 0, 1"
    })
    void whatIsPastWickShrinksAway(float ahead, float closing, float left) {
        assertEquals(left, BulletView.left(ahead, closing), 1e-6f);
    }

    /** Far, wide, and how far ahead of Wick in u: 2.6 u beyond Wick a bullet is past. */
    @ParameterizedTest
    @CsvSource({"0, 0, 9, 1", "1, 0, 60, 0", "0, 1, 9, 0", "0.5, 0.5, 30, 0.25", "0, 0, -1.3, 0.5", "0, 0, -2.6, 0"})
    void onlyWhatSoonComesCloseIsAThreat(float far, float wide, float ahead, float threat) {
        assertEquals(threat, BulletView.threat(far, wide, ahead), 1e-6f);
    }
}
