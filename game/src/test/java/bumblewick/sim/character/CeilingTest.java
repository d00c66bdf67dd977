package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ceilings that lean, and ground that rises to meet them. */
class CeilingTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();
    private static final double TOP = Playground.CHARACTER.height() - RADIUS;

    /** A ceiling through the origin that rises towards −x. */
    private static Playground wedge(double degrees) {
        double y = 20 * Math.sin(Math.toRadians(degrees));
        double x = -20 * Math.cos(Math.toRadians(degrees));
        return new Playground().floor(60).quad(0, 0, -20, 0, 0, 20, x, y, 20, x, y, -20);
    }

    /**
     * Where the upper ball of the capsule touches: its centre is r and a skin from the ceiling, measured along the
     * normal (sin a, cos a).
     */
    private static double touch(double degrees) {
        double a = Math.toRadians(degrees);
        return -((TOP + SKIN) * Math.cos(a) + RADIUS + SKIN) / Math.sin(a);
    }

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 20, 30, 45, 60, 75, 85})
    void stopsWhereACeilingComesDownToTheFloor(double degrees) {
        Walker walker = wedge(degrees).walker(touch(degrees) - 2, 0.02, 0);
        walker.walk(SPEED, 0, 2).measure();
        Vector3f rest = walker.feet.clone();

        walker.walk(SPEED, 0, 2);

        Measured.note(
                "ceiling wedge %.0f°: at %.4f of %.4f, range %.6f, grounded %.3f, separation %.5f",
                degrees,
                walker.feet.x,
                touch(degrees),
                walker.feet.distance(rest),
                walker.grounded(),
                walker.leastSeparation());
        assertAll(
                () -> assertTrue(walker.feet.x <= touch(degrees) + 0.005 / Math.sin(Math.toRadians(degrees))),
                () -> assertTrue(walker.feet.x >= touch(degrees) - 0.05 / Math.sin(Math.toRadians(degrees))),
                () -> assertEquals(0, walker.feet.distance(rest), 0.002),
                () -> assertEquals(0.01, walker.feet.y, 0.002),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** As along a wall: what points into it is lost, and the floor does not let it down. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {20, 45, 70})
    void slidesAlongACeilingThatComesDownBesideIt(double degrees) {
        Walker walker = wedge(degrees).walker(touch(degrees), 0.01, -18);
        double part = SPEED * Math.sqrt(0.5);
        walker.walk(part, part, 0.3).measure();
        float from = walker.feet.z;

        walker.walk(part, part, 4);

        Measured.note(
                "along a ceiling %.0f°: %.4f, slowest %.4f, range %.5f",
                degrees, (walker.feet.z - from) / 4 / part, walker.slowest() / part, walker.heightRange());
        assertAll(
                () -> assertEquals(part, (walker.feet.z - from) / 4, 0.02 * part),
                () -> assertTrue(walker.slowest() >= 0.9 * part, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.003, "range " + walker.heightRange()));
    }

    /** Jumps against it are thrown nowhere, and end on the floor. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 30, 50, 70})
    void jumpsUnderACeilingThatLeansAndComesDownAgain(double degrees) {
        Walker walker = wedge(degrees).walker(touch(degrees) - 0.3, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();
        float from = walker.feet.x;

        walker.leap(6);
        double fastest = 0;
        for (int i = 0; i < 90; i++) {
            walker.step(i < 30 ? SPEED : 0, 0);
            fastest = Math.max(fastest, walker.stride() / walker.seconds());
        }

        double speed = fastest;
        Measured.note(
                "jump under %.0f°: highest %.3f, from %.3f to %.3f, fastest %.2f",
                degrees, walker.highest(), from, walker.feet.x, speed);
        assertAll(
                () -> assertTrue(walker.controller.grounded()),
                () -> assertEquals(0.01, walker.feet.y, 0.002),
                () -> assertTrue(speed <= 1.5 * SPEED, "as fast as " + speed));
    }

    /** The ground rises under a flat ceiling: one stops where the head touches, and rests. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 30, 45})
    void stopsWhereTheGroundRisesToTheCeiling(double degrees) {
        double slope = Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground()
                .ramp(degrees)
                .quad(0, 4, -10, 30, 4, -10, 30, 4, 10, 0, 4, 10)
                .walker(1, slope + 0.2, 0);
        walker.walk(SPEED, 0, 4).measure();
        Vector3f rest = walker.feet.clone();

        walker.walk(SPEED, 0, 2);

        Measured.note(
                "ramp %.0f° under a ceiling: %s, head at %.4f, range %.6f grounded %.3f",
                degrees, walker.feet, walker.feet.y + 1.8, walker.feet.distance(rest), walker.grounded());
        assertAll(
                () -> assertEquals(4 - 1.8 - SKIN, walker.feet.y, 0.01),
                () -> assertEquals(0, walker.feet.distance(rest), 0.002),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /**
     * Stairs under a ceiling that rises with them, 2.7 above each tread: across the flight there are 2.7 · cos 45°, and he
     * is 1.51 across.
     */
    @Test
    void climbsStairsUnderACeilingThatRisesWithThem() {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 10; i++) {
            double h = 0.3 * (i + 1);
            playground.box(2 + 0.3 * i, -1, -5, 2 + 0.3 * (i + 1), h, 5);
            playground.box(2 + 0.3 * i - 0.5, h + 2.7, -5, 2 + 0.3 * (i + 1), h + 3.5, 5);
        }
        Walker walker = playground.box(5, -1, -5, 20, 3, 5).walker(0, 0.02, 0);

        walker.walk(SPEED, 0, 2.5);

        Measured.note("stairs under a ceiling: %s", walker.feet);
        assertEquals(3.01, walker.feet.y, 0.001);
    }

    /** Twenty jumps in all directions. */
    @ParameterizedTest(name = "a ceiling at {0} u")
    @CsvSource({"1.82, 0.02", "1.9, 0.1", "2.5, 0.7"})
    void risesAsFarAsTheCeilingLetsIt(double ceiling, double room) {
        Walker walker = new Playground().floor(20).box(-5, ceiling, -5, 5, 3, 5).walker(0, 0.01, 0);
        walker.walk(0, 0, 0.2).measure();

        for (int i = 0; i < 20; i++) {
            walker.leap(5).walk(SPEED * Math.sin(i), SPEED * Math.cos(i), 0.2);
        }
        walker.walk(0, 0, 1);

        Measured.note("jumps under %.2f: highest %.4f", ceiling, walker.highest());
        assertTrue(walker.highest() <= room + 0.001 - SKIN + 0.005, "highest " + walker.highest());
        assertTrue(walker.controller.grounded());
    }
}
