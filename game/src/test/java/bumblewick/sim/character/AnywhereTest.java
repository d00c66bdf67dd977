package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Scenarios once more, turned and far away: a level need not be built along the axes, nor about the origin. 5 km away
 * numbers are half a millimetre apart, and corners lie as far from where they were meant to be.
 */
class AnywhereTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();

    static Stream<Spot> spots() {
        return Stream.of(
                new Spot(0, 0, 37.3),
                new Spot(0, 0, 90),
                new Spot(0, 0, 200),
                new Spot(5000, 5000, 0),
                new Spot(-5000, 5000, 37.3),
                new Spot(3000, -4000, 281));
    }

    /** Where numbers are so far apart, each step is off by up to one of them. */
    private static double grain(Spot spot) {
        return Math.ulp((float) Math.max(Math.abs(spot.x()), Math.abs(spot.z())));
    }

    private static void walk(Walker walker, Spot spot, double ahead, double aside, double time) {
        walker.walk(spot.turnedX(ahead, aside), spot.turnedZ(ahead, aside), time);
    }

    private static double ahead(Walker walker, Spot spot) {
        return spot.ahead(walker.feet.x, walker.feet.z);
    }

    private static double aside(Walker walker, Spot spot) {
        return spot.aside(walker.feet.x, walker.feet.z);
    }

    @ParameterizedTest
    @MethodSource("spots")
    void walksOnTheFlat(Spot spot) {
        Walker walker = new Playground().at(spot).floor(60).walker(-20, 0.02, 0);
        walk(walker, spot, 0, 0, 0.2);
        walker.measure();

        walk(walker, spot, SPEED, 0, 5);

        Measured.note(
                "flat %s: %.4f aside %.5f slowest %.4f range %.6f",
                spot, ahead(walker, spot), aside(walker, spot), walker.slowest() / SPEED, walker.heightRange());
        assertAll(
                () -> assertEquals(0, ahead(walker, spot), 300 * grain(spot) / 2 + 1e-3),
                () -> assertEquals(0, aside(walker, spot), 300 * grain(spot) / 2 + 1e-3),
                () -> assertTrue(walker.slowest() >= 0.98 * SPEED, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.001),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** On either side; the wish turns from the wall by 45°. */
    @ParameterizedTest
    @MethodSource("spots")
    void slidesAlongAWall(Spot spot) {
        for (int side = -1; side <= 1; side += 2) {
            double z = side * (1 - RADIUS - SKIN);
            Walker walker = new Playground()
                    .at(spot)
                    .floor(60)
                    .wall(-50, side, 50, side)
                    .walker(-20, 0.02, z);
            double part = SPEED * Math.sqrt(0.5);
            walk(walker, spot, part, side * part, 0.2);
            walker.measure();
            double from = ahead(walker, spot);

            walk(walker, spot, part, side * part, 4);

            double mean = (ahead(walker, spot) - from) / 4;
            double gap = 1 - RADIUS - side * aside(walker, spot);
            Measured.note(
                    "wall %s: %.5f slowest %.5f gap %.5f range %.6f",
                    spot, mean / part, walker.slowest() / part, gap, walker.heightRange());
            assertAll(
                    () -> assertEquals(part, mean, 0.02 * part),
                    () -> assertTrue(walker.slowest() >= 0.9 * part, "slowest " + walker.slowest()),
                    () -> assertTrue(gap >= -1e-3 && gap <= SKIN + 0.01, "gap " + gap),
                    () -> assertTrue(walker.heightRange() <= 0.003, "range " + walker.heightRange()));
        }
    }

    @ParameterizedTest
    @MethodSource("spots")
    void restsInAWedgeOfThirtyDegrees(Spot spot) {
        double half = Math.toRadians(15);
        Walker walker = new Playground().at(spot).floor(60).wedge(30).walker(-1.5 - RADIUS / Math.sin(half), 0.02, 0);
        walk(walker, spot, SPEED, 0, 3);
        double rest = ahead(walker, spot);
        double restAside = aside(walker, spot);
        double moved = 0;
        for (int i = 0; i < 60; i++) {
            walk(walker, spot, SPEED, 0, walker.seconds());
            moved = Math.max(moved, Math.hypot(ahead(walker, spot) - rest, aside(walker, spot) - restAside));
        }

        double range = moved;
        double depth = Math.hypot(ahead(walker, spot), aside(walker, spot));
        Measured.note("wedge %s: depth %.4f range %.6f", spot, depth, range);
        assertAll(
                () -> assertTrue(depth >= (RADIUS + SKIN) / Math.sin(half) - 0.004, "as deep as " + depth),
                () -> assertTrue(depth <= (RADIUS + 0.02) / Math.sin(half), "no deeper than " + depth),
                () -> assertTrue(range <= 0.002, "range " + range));
    }

    @ParameterizedTest
    @MethodSource("spots")
    void walksUpAndDownARamp(Spot spot) {
        double slope = Math.tan(Math.toRadians(30));
        Walker walker = new Playground().at(spot).ramp(30).walker(2, 2 * slope + 0.2, 0);
        walk(walker, spot, 0, 0, 0.5);
        walker.measure();
        double from = ahead(walker, spot);

        walk(walker, spot, SPEED, 0, 3);
        double up = (ahead(walker, spot) - from) / 3;
        walk(walker, spot, -SPEED, 0, 3);
        double down = ahead(walker, spot) - from;

        Measured.note("ramp %s: up %.4f back to %.5f aside %.5f", spot, up / SPEED, down, aside(walker, spot));
        assertAll(
                () -> assertEquals(SPEED, up, 0.02 * SPEED),
                () -> assertEquals(0, down, 360 * grain(spot) / 2 + 2e-3),
                () -> assertEquals(0, aside(walker, spot), 360 * grain(spot) / 2 + 2e-3),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    @ParameterizedTest
    @MethodSource("spots")
    void climbsStairsAndComesDown(Spot spot) {
        Playground playground = new Playground().at(spot).floor(60);
        for (int i = 0; i < 10; i++) {
            playground.box(2 + 0.3 * i, -1, -5, 2 + 0.3 * (i + 1), 0.3 * (i + 1), 5);
        }
        Walker walker = playground.box(5, -1, -5, 20, 3, 5).walker(0, 0.02, 0);
        walk(walker, spot, 0, 0, 0.2);
        walker.measure();

        walk(walker, spot, SPEED, 0, 2);
        double top = walker.feet.y;
        double there = ahead(walker, spot);
        walk(walker, spot, -SPEED, 0, 2);

        Measured.note("stairs %s: to %.3f at %.3f, grounded %.3f", spot, there, top, walker.grounded());
        assertAll(
                () -> assertTrue(there >= 8 / 1.5, "climbed to " + there),
                () -> assertEquals(3.01, top, 0.002),
                () -> assertEquals(0.01, walker.feet.y, 0.002),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }
}
