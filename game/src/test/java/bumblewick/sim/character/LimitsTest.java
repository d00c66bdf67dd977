package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the character can just do, and what it just cannot: both sides of every number that it is made of. */
class LimitsTest {
    private static final double SPEED = 4;

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {49, 49.9})
    void standsAndWalksOnASlopeBelowTheLimit(double degrees) {
        double slope = Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground().ramp(degrees).walker(5, 5 * slope + 0.4, 0);
        walker.walk(0, 0, 1).measure();
        float from = walker.feet.x;

        walker.walk(0, 0, 2);
        assertEquals(from, walker.feet.x, 1e-3, "stands");
        walker.walk(SPEED, 0, 1);

        Measured.note("limit %.1f°: grounded %.3f, walked %.3f", degrees, walker.grounded(), walker.feet.x - from);
        assertAll(() -> assertEquals(1, walker.grounded(), 0), () -> assertEquals(SPEED, walker.feet.x - from, 0.02));
    }

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {50.1, 51, 70, 85})
    void slidesDownASlopeAboveTheLimit(double degrees) {
        double slope = Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground().ramp(degrees).walker(2, 2 * slope + 0.8, 0);
        walker.walk(0, 0, 0.3).measure();
        float from = walker.feet.y;

        walker.walk(SPEED, 0, 0.5);

        Measured.note("limit %.1f°: grounded %.3f, sank %.3f", degrees, walker.grounded(), from - walker.feet.y);
        assertAll(
                () -> assertEquals(0, walker.grounded(), 0),
                () -> assertTrue(walker.feet.y < from - 0.4, "sank by " + (from - walker.feet.y)));
    }

    @ParameterizedTest(name = "{0} u: climbed {1}")
    @CsvSource({"0.02, true", "0.1, true", "0.39, true", "0.41, false", "0.45, false"})
    void climbsWhatIsNoHigherThanAStep(double height, boolean climbed) {
        Walker walker = new Playground().floor(60).box(2, -1, -5, 30, height, 5).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 1);

        Measured.note("step %.2f: at %s", height, walker.feet);
        if (climbed) {
            assertEquals(4, walker.feet.x, 0.2);
            assertEquals(height + 0.01, walker.feet.y, 0.001);
        } else {
            assertEquals(1.59, walker.feet.x, 0.01);
            assertEquals(0.01, walker.feet.y, 0.001);
        }
        assertEquals(1, walker.grounded(), 0);
    }

    @ParameterizedTest(name = "{0} u: keeps to the ground {1}")
    @CsvSource({"0.1, true", "0.3, true", "0.39, true", "0.6, false"})
    void followsGroundThatFallsAwayByNoMoreThanTheSnap(double depth, boolean kept) {
        Walker walker = new Playground().floor(60).box(-30, -1, -5, 0, depth, 5).walker(-2, depth + 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 1.5);

        Measured.note("drop %.2f: grounded %.3f", depth, walker.grounded());
        assertEquals(kept, walker.grounded() == 1);
        assertEquals(0.01, walker.feet.y, 0.001);
    }

    /** 0.8 wide it needs 0.8 and two skins. */
    @ParameterizedTest(name = "{0} u wide: passed {1}")
    @CsvSource({"0.79, false", "0.83, true", "0.9, true"})
    void passesADoorThatIsWideEnough(double width, boolean passed) {
        Walker walker = new Playground()
                .floor(60)
                .box(2, -1, -9, 3, 4, -width / 2)
                .box(2, -1, width / 2, 3, 4, 9)
                .walker(0, 0.02, 0.002);

        walker.walk(SPEED, 0, 2);

        Measured.note("door %.2f: %s", width, walker.feet);
        assertEquals(passed, walker.feet.x > 7);
        assertTrue(passed || walker.feet.x < 2);
    }

    /** 1.8 high and a skin above as well as below. */
    @ParameterizedTest(name = "{0} u high: passed {1}")
    @CsvSource({"1.79, false", "1.83, true"})
    void passesUnderWhatIsHighEnough(double height, boolean passed) {
        Walker walker = new Playground().floor(60).box(2, height, -9, 6, 4, 9).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 3);

        Measured.note("headroom %.2f: %s grounded %.3f", height, walker.feet, walker.grounded());
        assertEquals(passed, walker.feet.x > 7);
        assertTrue(passed || walker.feet.x < 2);
        assertEquals(1, walker.grounded(), 0);
    }
}
