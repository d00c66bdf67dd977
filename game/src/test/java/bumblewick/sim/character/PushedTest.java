package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where one is pushed there is more than a wall: slopes, kerbs, corners, other things. */
class PushedTest {
    private static final double TICK = 1 / 60.0;
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Vector3f where = new Vector3f();

    @ParameterizedTest(name = "{0}° at {1} u/s")
    @CsvSource({"20, 0.3", "20, 1", "20, 3", "45, 1", "-20, 1", "-45, 3"})
    void isPushedUpAndDownASlope(double degrees, double speed) {
        double slope = Math.tan(Math.toRadians(degrees));
        Playground playground =
                new Playground().quad(-30, -30 * slope, 9, 30, 30 * slope, 9, 30, 30 * slope, -9, -30, -30 * slope, -9);
        Solid wall = playground.solid(-2f, 0f, 0f, 0.5f, 4f, 3f);
        Walker walker = playground.walker(0, 0.3, 0.3).yielding(0.03 + speed * TICK);
        walker.walk(0, 0, 0.5).measure();
        int steps = (int) (3 / (speed * TICK));
        for (int i = 1; i <= steps; i++) {
            double x = -2 + speed * i * TICK;
            wall.moveTo(where.set((float) x, (float) (x * slope), 0f), UPRIGHT);
            walker.step(0, 0);
        }
        double expected = -2 + speed * steps * TICK + 0.5 + 0.41;
        Measured.note(
                "pushed on %.0f° at %.1f: %.4f of %.4f separation %.5f grounded %.3f",
                degrees, speed, walker.feet.x, expected, walker.leastSeparation(), walker.grounded());
        assertAll(
                () -> assertEquals(expected, walker.feet.x, 0.03),
                () -> assertEquals(0.3, walker.feet.z, 0.02),
                () -> assertTrue(walker.fromLevel() >= -0.001),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    /** A way out leads along the other wall where two walls are entered at once. */
    @ParameterizedTest(name = "{0}°, in by {1}")
    @CsvSource({"90, 0.1", "60, 0.02", "60, 0.1", "40, 0.05", "40, 0.1", "120, 0.2", "25, 0.05"})
    void getsOutOfAWedge(double degrees, double depth) {
        double half = Math.toRadians(degrees / 2);
        Walker walker = new Playground()
                .floor(60)
                .wedge(degrees)
                .walker(-(0.4 - depth) / Math.sin(half), 0.02, 0.01)
                .yielding(1);

        walker.walk(0, 0, 1);

        double free = 0.41 / Math.sin(half);
        Measured.note(
                "out of %.0f° from %.2f: %s of %.4f, separation %.5f",
                degrees, depth, walker.feet, -free, walker.separation());
        assertAll(
                () -> assertTrue(walker.separation() >= -1e-4, "in by " + -walker.separation()),
                () -> assertTrue(walker.feet.x >= -free - 0.1, "thrown to " + walker.feet),
                () -> assertEquals(0.01, walker.feet.y, 0.01));
    }

    /** A wall pushes one along another one that stands askew: out at its end, not through it. */
    @ParameterizedTest(name = "{0}° at {1} u/s")
    @CsvSource({"25, 1", "45, 1", "45, 0.3", "70, 1", "45, 4"})
    void isPushedAlongAWall(double degrees, double speed) {
        double a = Math.toRadians(degrees);
        Playground playground = new Playground()
                .floor(60)
                .wall(1, 0, 1 + 5 * Math.cos(a), 5 * Math.sin(a))
                .wall(1, 0, 1, -9);
        Solid wall = playground.solid(-3f, 1f, 0f, 0.5f, 1f, 9f);
        double from = Math.min(1, Math.tan(a));
        Walker walker = playground.walker(-1, 0.02, from).yielding(0.03 + speed * TICK);
        walker.walk(0, 0, 0.2).measure();
        double least = 1;
        int steps = (int) ((2.5 + 2 * Math.cos(a)) / (speed * TICK));
        for (int i = 1; i <= steps; i++) {
            wall.moveTo(where.set((float) (-3 + speed * i * TICK), 1f, 0f), UPRIGHT);
            walker.step(0, 0);
            least = Math.min(least, walker.fromLevel());
        }
        double deepest = least;
        Measured.note(
                "pushed along %.0f° at %.1f: %s level %.5f separation %.5f",
                degrees, speed, walker.feet, deepest, walker.leastSeparation());
        assertAll(
                () -> assertTrue(deepest >= -0.005, "in the level by " + -deepest),
                () -> assertTrue(walker.feet.z > from + 0.3, "at " + walker.feet),
                () -> assertEquals(0.01, walker.feet.y, 0.005));
    }

    /** A round foot is driven over kerbs, low ones and high ones; a wall would have to hold it. */
    @ParameterizedTest(name = "{0} u")
    @ValueSource(doubles = {0.05, 0.3})
    void isPushedOverAKerb(double height) {
        Playground playground = new Playground().floor(60).box(1, -1, -9, 9, height, 9);
        Solid wall = playground.solid(-2f, 1f, 0f, 0.5f, 1f, 3f);
        Walker walker = playground.walker(0, 0.02, 0).yielding(0.03);
        walker.walk(0, 0, 0.2);
        double least = 1;
        for (int i = 1; i <= 180; i++) {
            wall.moveTo(where.set((float) (-2 + i * TICK), 1f, 0f), UPRIGHT);
            walker.step(0, 0);
            least = Math.min(least, walker.fromLevel());
        }
        double deepest = least;
        Measured.note("kerb %.2f: %s level %.5f", height, walker.feet, deepest);
        assertAll(
                () -> assertEquals(1.5 + 0.41, walker.feet.x, 0.02),
                () -> assertEquals(height + 0.01, walker.feet.y, 0.001),
                () -> assertTrue(deepest >= -0.001, "in the level by " + -deepest));
    }
}
