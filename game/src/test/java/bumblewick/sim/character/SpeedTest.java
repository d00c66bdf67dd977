package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is too fast to be stopped. */
class SpeedTest {
    @ParameterizedTest(name = "{0}° from head-on")
    @ValueSource(doubles = {0, 30})
    void stopsBeforeAThinWallAtAThousandUnitsASecond(double degrees) {
        Walker walker =
                new Playground().floor(4000).box(5, -1, -3000, 5.001, 4, 3000).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2);

        walker.walk(1000 * Math.cos(Math.toRadians(degrees)), 1000 * Math.sin(Math.toRadians(degrees)), 1);

        Measured.note("1000 u/s %.0f°: gap %.5f", degrees, 5 - 0.4 - walker.feet.x);
        assertAll(
                () -> assertTrue(walker.feet.x <= 4.6, "at " + walker.feet),
                () -> assertTrue(walker.feet.x >= 4.55, "at " + walker.feet),
                () -> assertTrue(walker.controller.atWall()));
    }

    /** 200 u take √(2·200/g) = 6.4 s; it arrives with 63 u/s, more than a u a tick. */
    @Test
    void landsOnASingleSheetAfterAFallOfTwoHundredUnits() {
        Walker walker = new Playground().floor(5).walker(0.3, 200, 0.2);

        walker.walk(0, 0, 7);

        assertAll(() -> assertTrue(walker.controller.grounded()), () -> assertEquals(0.01, walker.feet.y, 0.001));
    }
}
