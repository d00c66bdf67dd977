package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Between two walls one comes to rest, between two slopes too, and nothing trembles. */
class WedgeTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();

    /** A circle of radius r fits into a wedge of angle α down to r / sin(α/2) from its edge. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 20, 30, 40, 50, 60, 70, 80})
    void restsInAnAcuteWedge(double degrees) {
        double half = Math.toRadians(degrees / 2);
        Walker walker = new Playground().floor(60).wedge(degrees).walker(-1.5 - RADIUS / Math.sin(half), 0.02, 0);
        walker.walk(SPEED, 0, 3).measure();
        Vector3f rest = walker.feet.clone();

        double[] range = {0};
        for (int i = 0; i < 120; i++) {
            walker.step(SPEED, 0);
            range[0] = Math.max(range[0], walker.feet.distance(rest));
        }

        double depth = Math.hypot(walker.feet.x, walker.feet.z);
        Measured.note(
                "wedge %.0f°: depth %.4f of %.4f to %.4f, range %.6f, separation %.5f",
                degrees,
                depth,
                (RADIUS + SKIN) / Math.sin(half),
                (RADIUS + 0.02) / Math.sin(half),
                range[0],
                walker.leastSeparation());
        assertAll(
                () -> assertTrue(depth >= (RADIUS + SKIN) / Math.sin(half) - 0.002, "as deep as " + depth),
                () -> assertTrue(depth <= (RADIUS + 0.02) / Math.sin(half), "no deeper than " + depth),
                () -> assertTrue(range[0] <= 0.002, "range " + range[0]));
    }

    @ParameterizedTest(name = "{0}° off the diagonal")
    @ValueSource(doubles = {0, 10, 30})
    void restsInACornerOfTwoWallsAndTheFloor(double degrees) {
        Walker walker =
                new Playground().floor(60).wall(3, -9, 3, 9).wall(-9, 3, 9, 3).walker(0, 0.02, 0);
        double angle = Math.toRadians(45 + degrees);
        walker.walk(SPEED * Math.cos(angle), SPEED * Math.sin(angle), 4);
        Vector3f rest = walker.feet.clone();

        double[] range = {0};
        for (int i = 0; i < 120; i++) {
            walker.step(SPEED * Math.cos(angle), SPEED * Math.sin(angle));
            range[0] = Math.max(range[0], walker.feet.distance(rest));
        }

        Measured.note("corner %.0f°: range %.6f at %s", degrees, range[0], walker.feet);
        assertAll(
                () -> assertTrue(range[0] <= 0.001),
                () -> assertEquals(3 - RADIUS - SKIN, walker.feet.x, 0.003),
                () -> assertEquals(3 - RADIUS - SKIN, walker.feet.z, 0.003));
    }

    private static Playground valley() {
        double rise = 10 * Math.tan(Math.toRadians(60));
        return new Playground()
                .quad(0, 0, -40, 0, 0, 40, 10, rise, 40, 10, rise, -40)
                .quad(0, 0, -40, 0, 0, 40, -10, rise, 40, -10, rise, -40);
    }

    @Test
    void restsInAValleyOfTwoSteepSlopes() {
        Walker walker = valley().walker(0.3, 2, 0).walk(0, 0, 3).measure();
        Vector3f rest = walker.feet.clone();

        walker.walk(0, 0, 5);

        Measured.note("valley rest: %.6f grounded %.2f", walker.feet.distance(rest), walker.grounded());
        assertEquals(0, walker.feet.distance(rest), 0.002);
    }

    @Test
    void walksAlongTheCreaseOfAValley() {
        Walker walker = valley().walker(0.3, 2, -30).walk(0, 0, 3);
        float from = walker.feet.z;

        walker.walk(0, SPEED, 5);

        Measured.note("valley walk: %.5f of v", (walker.feet.z - from) / 5 / SPEED);
        assertTrue((walker.feet.z - from) / 5 >= 0.8 * SPEED, "went " + (walker.feet.z - from));
    }
}
