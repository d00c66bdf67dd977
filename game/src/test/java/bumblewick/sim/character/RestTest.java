package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who wants nothing stays where it is. */
class RestTest {
    private static final double SKIN = Playground.CHARACTER.skin();

    @Test
    void standsStillOnFlatGroundOnceItHasFallenThere() {
        Walker walker =
                new Playground().floor(20).walker(0.3, 0.5, -0.2).walk(0, 0, 1).measure();
        Vector3f start = walker.feet.clone();

        walker.walk(0, 0, 10);

        Measured.note("flat rest: drift %.6f gap %.5f", walker.feet.distance(start), walker.separation());
        assertAll(
                () -> assertEquals(0, walker.feet.distance(start), 1e-4),
                () -> assertEquals(0, Math.hypot(walker.feet.x - 0.3, walker.feet.z + 0.2), 1e-4, "fell straight"),
                () -> assertEquals(1, walker.grounded(), 0),
                () -> assertTrue(walker.separation() <= SKIN + 0.005));
    }

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 30, 45})
    void doesNotCreepDownASlope(double degrees) {
        double slope = Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground().ramp(degrees).walker(5, 5 * slope + 0.5, 0);
        walker.walk(0, 0, 1).measure();
        Vector3f start = walker.feet.clone();

        walker.walk(0, 0, 10);

        Measured.note(
                "rest on %.0f°: creep %.6f grounded %.3f", degrees, walker.feet.distance(start), walker.grounded());
        assertAll(
                () -> assertEquals(0, walker.feet.distance(start), 0.002), () -> assertTrue(walker.grounded() >= 0.99));
    }

    /** There the numbers themselves are half a millimetre apart. */
    @ParameterizedTest(name = "slope of {0}°")
    @ValueSource(doubles = {0, 10, 30})
    void restsFiveKilometresFromTheOrigin(double degrees) {
        double rise = 30 * Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground()
                .quad(5000, 0, 5010, 5030, rise, 5010, 5030, rise, 4990, 5000, 0, 4990)
                .walker(5010, rise / 3 + 0.6, 5000);
        walker.walk(0, 0, 1).measure();
        Vector3f start = walker.feet.clone();

        walker.walk(0, 0, 10);

        Measured.note(
                "rest at 5 km, %.0f°: %.6f range %.6f", degrees, walker.feet.distance(start), walker.heightRange());
        assertAll(
                () -> assertTrue(walker.heightRange() <= 0.002),
                () -> assertEquals(0, walker.feet.distance(start), 0.002),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** A billionth of a step a tick, and less than a number can say. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {0, 1e-6, 1e-40, -1e-45})
    void aWishOfAsGoodAsNothingMovesNothing(double speed) {
        Walker walker = new Playground()
                .floor(20)
                .wall(1, -5, 1, 5)
                .walker(0.58, 0.1, 0)
                .walk(0, 0, 1);
        Vector3f start = walker.feet.clone();

        walker.walk(speed, speed, 10);

        Measured.note("wish %g: drift %.6f", speed, walker.feet.distance(start));
        assertEquals(0, walker.feet.distance(start), 1e-4);
    }
}
