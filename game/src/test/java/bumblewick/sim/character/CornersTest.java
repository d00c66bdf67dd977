package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Corners that stick out, walls that bend, steps beside walls, shafts and funnels. */
class CornersTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();

    /**
     * The corner of a house turned by 45° is in the way, a little off the middle: one slides past it. On the corner the
     * round body is turned aside at the sine off / r, on the faces at 45°.
     */
    @ParameterizedTest(name = "{0} off the middle")
    @ValueSource(doubles = {0.02, -0.02, 0.2, -0.2, 0.39})
    void slidesAroundACornerThatSticksOut(double off) {
        Walker walker = new Playground().floor(60).hull(3, 1, 0, 1, 2, 1, 45).walker(0, 0.02, off);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 3);

        Measured.note("corner %.2f: %s slowest %.3f", off, walker.feet, walker.slowest() / SPEED);
        double expected = SPEED * Math.min(Math.sqrt(0.5), Math.abs(off) / (RADIUS + SKIN));
        assertAll(
                () -> assertTrue(walker.feet.x > 5, "got to " + walker.feet),
                () -> assertEquals(Math.sqrt(2), Math.abs(walker.feet.z), 0.6),
                () -> assertTrue(walker.slowest() >= 0.9 * expected, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.001));
    }

    /** Inside a tower of 32 walls, and outside of one: a bend of 11° costs nothing to speak of. */
    @ParameterizedTest(name = "inside {0}")
    @ValueSource(booleans = {true, false})
    void slidesAlongAWallThatBends(boolean inside) {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 32; i++) {
            double a = Math.PI * i / 16;
            double b = Math.PI * (i + 1) / 16;
            playground.wall(6 * Math.cos(a), 6 * Math.sin(a), 6 * Math.cos(b), 6 * Math.sin(b));
        }
        double at = inside ? 5.5 : 6.42;
        Walker walker = playground.walker(at, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        double turned = 0;
        double angle = 0;
        double slowest = SPEED;
        double strayed = 0;
        for (int i = 0; i < 600; i++) {
            double now = Math.atan2(walker.feet.z, walker.feet.x);
            turned += Math.IEEEremainder(now - angle, 2 * Math.PI);
            angle = now;
            double lean = Math.toRadians(inside ? 60 : 120); // 30° into the wall
            walker.step(SPEED * Math.cos(now + lean), SPEED * Math.sin(now + lean));
            slowest = i < 30 ? slowest : Math.min(slowest, walker.stride() / walker.seconds());
            strayed = Math.max(strayed, Math.abs(Math.hypot(walker.feet.x, walker.feet.z) - at));
        }

        double along = turned * at / 10;
        double least = slowest;
        double off = strayed;
        Measured.note("round wall inside %b: mean %.3f, slowest %.3f, off %.3f", inside, along, least, off);
        assertAll(
                () -> assertEquals(SPEED * Math.cos(Math.toRadians(30)), along, 0.06 * SPEED),
                () -> assertTrue(least >= 0.7 * SPEED * Math.cos(Math.toRadians(30)), "slowest " + least),
                () -> assertTrue(off <= 0.15, "off by " + off),
                () -> assertTrue(walker.heightRange() <= 0.001));
    }

    /**
     * A wall runs past a step at x 2, upright or leaning back; pressing into it hinders nobody from climbing, also where
     * the step is met before the wall.
     */
    @ParameterizedTest(name = "{0}° into a wall that leans by {1}°")
    @CsvSource({"2, 0", "10, 0", "20, 0", "45, 0", "70, 0", "-10, 0", "10, 15", "45, 15", "10, 30"})
    void climbsAStepBesideAWall(double degrees, double lean) {
        double side = Math.signum(degrees);
        double back = side * (1 + 4 * Math.tan(Math.toRadians(lean)));
        Walker walker = new Playground()
                .floor(60)
                .quad(-50, 0, side, 50, 0, side, 50, 4, back, -50, 4, back)
                .box(2, -1, -9, 30, 0.3, 9)
                .walker(0, 0.02, side * 0.4);
        double along = SPEED * Math.cos(Math.toRadians(degrees));
        walker.walk(0, 0, 0.2).measure();

        walker.walk(along, SPEED * Math.sin(Math.toRadians(degrees)), 4 / along);

        Measured.note(
                "step beside a wall %.0f° lean %.0f°: %s grounded %.3f", degrees, lean, walker.feet, walker.grounded());
        assertAll(
                () -> assertTrue(walker.feet.x >= 0.8 * 4, "got to " + walker.feet),
                () -> assertTrue(walker.feet.x <= 4.05, "got to " + walker.feet),
                () -> assertEquals(0.31, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    /** A stairway between two walls, 0.9 apart. */
    @ParameterizedTest(name = "{0}° askew")
    @ValueSource(doubles = {0, 5, -5, 30, -60})
    void climbsANarrowStairway(double degrees) {
        Playground playground =
                new Playground().floor(60).wall(-50, 0.45, 50, 0.45).wall(-50, -0.45, 50, -0.45);
        for (int i = 0; i < 10; i++) {
            playground.box(2 + 0.3 * i, -1, -1, 2 + 0.3 * (i + 1), 0.3 * (i + 1), 1);
        }
        Walker walker = playground.box(5, -1, -1, 20, 3, 1).walker(0, 0.02, 0);
        double along = SPEED * Math.cos(Math.toRadians(degrees));
        walker.walk(0, 0, 0.2).measure();

        walker.walk(along, SPEED * Math.sin(Math.toRadians(degrees)), 7 / along);

        Measured.note("stairway %.0f°: %s grounded %.3f", degrees, walker.feet, walker.grounded());
        assertAll(
                () -> assertTrue(walker.feet.x >= 7 / 1.5, "got to " + walker.feet),
                () -> assertTrue(walker.feet.x <= 7.05, "got to " + walker.feet),
                () -> assertEquals(3.01, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.95));
    }

    /** The stairs rise towards +x; whoever goes up askew is no faster and no slower on the plan. */
    @ParameterizedTest(name = "{0}° askew at {1} Hz")
    @CsvSource({"20, 60", "45, 60", "70, 60", "45, 120", "45, 240"})
    void climbsStairsAskewAndComesDownAgain(double degrees, double hertz) {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 10; i++) {
            playground.box(2 + 0.3 * i, -1, -40, 2 + 0.3 * (i + 1), 0.3 * (i + 1), 40);
        }
        Walker walker = playground.box(5, -1, -40, 20, 3, 40).walker(0, 0.02, -20);
        walker.hertz(hertz).walk(0, 0, 0.2).measure();
        double x = SPEED * Math.cos(Math.toRadians(degrees));
        double z = SPEED * Math.sin(Math.toRadians(degrees));

        walker.walk(x, z, 7 / x);
        float there = walker.feet.x;
        float aside = walker.feet.z;
        float top = walker.feet.y;
        walker.walk(-x, -z, 7 / x);

        Measured.note(
                "stairs askew %.0f°: %.3f, aside %.3f, top %.3f, grounded %.3f, back at %s",
                degrees, there, aside + 20 - 7 * z / x, top, walker.grounded(), walker.feet);
        assertAll(
                () -> assertEquals(3.01, top, 0.001),
                () -> assertTrue(there >= 7 / 1.5 && there <= 7 + 0.034, "got to " + there),
                () -> assertTrue(Math.abs(aside + 20 - 7 * z / x) <= 0.3, "aside by " + aside),
                () -> assertEquals(0.01, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    /** A stair that winds about a pillar, 16 treads a turn. */
    @Test
    void climbsAWindingStair() {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 24; i++) {
            double a = Math.PI * i / 8;
            playground.hull(3 * Math.cos(a), 0.25 * (i + 1) - 0.1, 3 * Math.sin(a), 1.5, 0.1, 0.8, -Math.toDegrees(a));
        }
        Walker walker = playground.walker(3 * Math.cos(-0.5), 0.02, 3 * Math.sin(-0.5));
        double turned = -0.5;
        double angle = -0.5;
        for (int i = 0; i < 1500 && turned < 2.4 * Math.PI; i++) {
            double now = Math.atan2(walker.feet.z, walker.feet.x);
            turned += Math.IEEEremainder(now - angle, 2 * Math.PI);
            angle = now;
            double keep = 3 - Math.hypot(walker.feet.x, walker.feet.z);
            walker.step(-2 * Math.sin(now) + 4 * keep * Math.cos(now), 2 * Math.cos(now) + 4 * keep * Math.sin(now));
        }
        double end = turned;
        Measured.note("winding stair: %.2f of a turn, %s", end / 2 / Math.PI, walker.feet);
        assertTrue(walker.feet.y > 4.5, "as high as " + walker.feet);
    }

    @Test
    void fallsThroughAShaftThatIsJustWideEnough() {
        double w = RADIUS + 0.02;
        Walker walker = new Playground()
                .floor(60)
                .box(-9, 0, -9, -w, 20, 9)
                .box(w, 0, -9, 9, 20, 9)
                .box(-w, 0, -9, w, 20, -w)
                .box(-w, 0, w, w, 20, 9)
                .walker(0.005, 18, -0.005);

        walker.walk(SPEED, SPEED, 4);

        Measured.note("shaft: %s", walker.feet);
        assertEquals(0.01, walker.feet.y, 0.001);
        assertTrue(walker.controller.grounded());
    }

    /** Four slopes of 60° that meet in a point: one comes to rest, wedged, and stays. */
    @ParameterizedTest(name = "wanting {0} u/s")
    @ValueSource(doubles = {0, 4})
    void comesToRestInAFunnel(double speed) {
        double y = 10 * Math.tan(Math.toRadians(60));
        Walker walker = new Playground()
                .triangle(0, 0, 0, -10, y, 10, 10, y, 10)
                .triangle(0, 0, 0, 10, y, 10, 10, y, -10)
                .triangle(0, 0, 0, 10, y, -10, -10, y, -10)
                .triangle(0, 0, 0, -10, y, -10, -10, y, 10)
                .walker(0.7, 4, 0.3);
        walker.walk(speed, 0.3 * speed, 4);
        Vector3f rest = walker.feet.clone();
        double range = 0;
        for (int i = 0; i < 120; i++) {
            walker.step(speed, 0.3 * speed);
            range = Math.max(range, walker.feet.distance(rest));
        }
        double moved = range;
        Measured.note("funnel: %s range %.6f grounded %b", walker.feet, moved, walker.controller.grounded());
        assertTrue(moved <= 0.002, "range " + moved);
    }

    /** On the point of a spire a round foot stands within the slope limit of its middle; farther off it slides down. */
    @ParameterizedTest(name = "{0} off the middle: stands {1}")
    @CsvSource({"0, true", "0.01, true", "0.2, true", "0.35, false", "0.5, false"})
    void standsOnASpireOrSlidesOffIt(double off, boolean stands) {
        double r = 4 / Math.tan(Math.toRadians(70));
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 8; i++) {
            double a = Math.PI * i / 4;
            double b = Math.PI * (i + 1) / 4;
            playground.triangle(0, 4, 0, r * Math.cos(b), 0, r * Math.sin(b), r * Math.cos(a), 0, r * Math.sin(a));
        }
        Walker walker = playground.walker(off, 6, 0);
        walker.walk(0, 0, 3);
        Vector3f rest = walker.feet.clone();

        walker.walk(0, 0, 3);

        Measured.note("spire %.2f: %s grounded %b", off, walker.feet, walker.controller.grounded());
        assertAll(
                () -> assertEquals(stands ? 4 : 0, walker.feet.y, 0.1),
                () -> assertEquals(0, walker.feet.distance(rest), 1e-3),
                () -> assertTrue(walker.controller.grounded()));
    }

    /** Over a ridge of 20° on either side: the snap keeps the feet on it at a walk, whatever the rate. */
    @ParameterizedTest(name = "{0} u/s at {1} Hz")
    @CsvSource({"4, 60", "8, 60", "4, 240", "4, 30"})
    void walksOverARidge(double speed, double hertz) {
        double y = 10 * Math.tan(Math.toRadians(20));
        Walker walker = new Playground()
                .quad(-10, 0, -9, -10, 0, 9, 0, y, 9, 0, y, -9)
                .quad(0, y, -9, 0, y, 9, 10, 0, 9, 10, 0, -9)
                .walker(-8, 2 * Math.tan(Math.toRadians(20)) + 0.1, 0);
        walker.hertz(hertz).walk(0, 0, 0.3).measure();

        walker.walk(speed, 0, 16 / speed);

        Measured.note(
                "ridge %.0f %.0f Hz: %s grounded %.3f slowest %.3f",
                speed, hertz, walker.feet, walker.grounded(), walker.slowest() / speed);
        assertAll(
                () -> assertEquals(1, walker.grounded(), 0),
                () -> assertEquals(8, walker.feet.x, 0.05),
                () -> assertTrue(walker.slowest() >= 0.98 * speed));
    }

    /** Stands at the rim of a ledge, the middle on it or beyond it: it stands, or falls, and does not tremble. */
    @ParameterizedTest(name = "{0} beyond the rim")
    @ValueSource(doubles = {-0.2, -0.05, 0.05, 0.2, 0.35})
    void standsOnALedgeOrFallsOffIt(double beyond) {
        Walker walker = new Playground().floor(60).box(-30, -1, -5, 0, 1.5, 5).walker(beyond, 1.6, 0);
        int changes = 0;
        boolean was = false;
        for (int i = 0; i < 180; i++) {
            walker.step(0, 0);
            changes += walker.controller.grounded() == was ? 0 : 1;
            was = walker.controller.grounded();
        }
        int flickers = changes;
        Vector3f rest = walker.feet.clone();
        walker.walk(0, 0, 1);
        Measured.note("rim %.2f: %s, %d changes", beyond, walker.feet, flickers);
        assertAll(
                () -> assertTrue(flickers <= 3, flickers + " changes"),
                () -> assertEquals(0, walker.feet.distance(rest), 1e-4),
                () -> assertTrue(walker.controller.grounded()));
    }
}
