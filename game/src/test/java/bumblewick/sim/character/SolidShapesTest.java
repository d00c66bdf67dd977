package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.ConvexHull;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solids of every shape in the way of one who walks: round ones, slanting ones, such as stand and such as come. */
class SolidShapesTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Vector3f where = new Vector3f();

    /** A block with a square of 2 u below and one of 1 u above, 2 u high: its sides lean back by 14°. */
    private static ConvexHull stump() {
        return new ConvexHull(
                -1, -1, -1, 1, -1, -1, 1, -1, 1, -1, -1, 1, -0.5f, 1, -0.5f, 0.5f, 1, -0.5f, 0.5f, 1, 0.5f, -0.5f, 1,
                0.5f);
    }

    /** The shape and its height above the floor, 1 u to each side at the height of a shoulder, or nearly so. */
    static Stream<Arguments> pillars() {
        return Stream.of(
                Arguments.of(new Cylinder(1, 1.5f), 1.5f),
                Arguments.of(new Box(1, 1.5f, 1), 1.5f),
                Arguments.of(new Sphere(1), 1f),
                Arguments.of(new Sphere(1), 1.4f),
                Arguments.of(stump(), 1f));
    }

    @ParameterizedTest(name = "{0} at height {1}")
    @MethodSource("pillars")
    void slidesPastAPillar(ConvexShape shape, float height) {
        for (double off : new double[] {0.1, -0.1, 0.6, -1.2}) {
            Playground playground = new Playground().floor(60);
            playground.solid(shape, 3f, height, 0f);
            Walker walker = playground.walker(0, 0.02, off);
            walker.walk(0, 0, 0.2).measure();

            walker.walk(SPEED, 0, 4);

            Measured.note(
                    "pillar %s %.1f: %s slowest %.3f range %.4f grounded %.3f",
                    shape.getClass().getSimpleName(),
                    off,
                    walker.feet,
                    walker.slowest() / SPEED,
                    walker.heightRange(),
                    walker.grounded());
            boolean flatFace = shape instanceof Box || shape instanceof ConvexHull;
            assertAll(
                    () -> assertTrue(flatFace == walker.feet.x < 3 || off == -1.2, "got to " + walker.feet),
                    () -> assertTrue(walker.heightRange() <= 0.01, "range " + walker.heightRange()),
                    () -> assertTrue(walker.grounded() >= 0.98, "grounded " + walker.grounded()));
        }
    }

    /** Head-on, exactly in the middle, it stops; and stands there. */
    @ParameterizedTest(name = "{0} at height {1}")
    @MethodSource("pillars")
    void stopsHeadOn(ConvexShape shape, float height) {
        Playground playground = new Playground().floor(60);
        playground.solid(shape, 3f, height, 0f);
        Walker walker = playground.walker(0, 0.02, 0);
        walker.walk(SPEED, 0, 2).measure();
        Vector3f rest = walker.feet.clone();

        walker.walk(SPEED, 0, 1);

        Measured.note("head-on %s: %s creep %.6f", shape.getClass().getSimpleName(), rest, walker.feet.distance(rest));
        assertAll(
                () -> assertTrue(walker.feet.x < 2, "at " + walker.feet),
                () -> assertEquals(0, walker.feet.distance(rest), 5e-4),
                () -> assertTrue(walker.separation() <= SKIN + 0.01, "gap " + walker.separation()));
    }

    /** One who falls on it stands where it is flat enough, and otherwise comes down beside it. */
    @ParameterizedTest(name = "{0} at height {1}")
    @MethodSource("pillars")
    void landsOnTopOrBeside(ConvexShape shape, float height) {
        for (double off : new double[] {0, 0.4, 0.9, 1.2}) {
            Playground playground = new Playground().floor(60);
            playground.solid(shape, 3f, height, 0f);
            Walker walker = playground.walker(3 + off, 5, 0.05);
            walker.walk(0, 0, 3);
            Vector3f rest = walker.feet.clone();

            walker.walk(0, 0, 2);

            Measured.note(
                    "top of %s %.1f: %s moved %.5f",
                    shape.getClass().getSimpleName(), off, walker.feet, walker.feet.distance(rest));
            assertAll(
                    () -> assertTrue(walker.controller.grounded(), "in the air at " + walker.feet),
                    () -> assertEquals(0, walker.feet.distance(rest), 1e-3));
        }
    }

    /** A ball of 1 u rolls at one who stands: it is driven on before it, not lifted, not thrown. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {1, 3, 8})
    void aBallRollsAgainstOneWhoStands(double speed) {
        Playground playground = new Playground().floor(60);
        Solid ball = playground.solid(new Sphere(0.5f), -3f, 0.5f, 0f);
        Walker walker = playground.walker(0, 0.02, 0.05).yielding(0.03 + speed / 60);
        walker.walk(0, 0, 0.2).measure();
        double fastest = 0;
        for (int i = 1; i <= 150; i++) {
            ball.moveTo(where.set((float) (-3 + speed * i / 60), 0.5f, 0f), UPRIGHT);
            walker.step(0, 0);
            fastest = Math.max(fastest, walker.stride() * 60);
        }

        double most = fastest;
        Measured.note(
                "rolling ball %.0f: %s separation %.5f fastest %.3f",
                speed, walker.feet, walker.leastSeparation(), most);
        assertAll(
                () -> assertTrue(most <= 1.5 * speed + 1, "as fast as " + most),
                () -> assertTrue(walker.heightRange() <= 0.01, "range " + walker.heightRange()),
                () -> assertTrue(walker.separation() >= -0.001 - speed / 60));
    }

    /** A slanting block comes along and pushes: its sides lean back, so the foot is met first. */
    @ParameterizedTest(name = "turned by {0}°")
    @ValueSource(doubles = {0, 20, 45})
    void aHullPushesOneAhead(double degrees) {
        Playground playground = new Playground().floor(60);
        Solid hull = playground.solid(stump(), -3f, 1f, 0f);
        double half = Math.toRadians(degrees) / 2;
        Quaternion turned = new Quaternion(0f, (float) Math.sin(half), 0f, (float) Math.cos(half));
        Walker walker = playground.walker(0, 0.02, 0.1).yielding(0.03);
        walker.walk(0, 0, 0.2).measure();
        for (int i = 1; i <= 240; i++) {
            hull.moveTo(where.set(-3 + i / 60f, 1f, 0f), turned);
            walker.step(0, 0);
        }
        Measured.note(
                "hull %.0f°: %s separation %.5f range %.4f grounded %.3f",
                degrees, walker.feet, walker.leastSeparation(), walker.heightRange(), walker.grounded());
        assertAll(
                () -> assertTrue(walker.heightRange() <= 0.02, "range " + walker.heightRange()),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()),
                () -> assertTrue(walker.feet.x > 0.2 || Math.abs(walker.feet.z) > 0.6, "at " + walker.feet));
    }

    /** Five crates in a row, a hand's breadth between them: a floor with gaps. */
    @ParameterizedTest(name = "gaps of {0}")
    @ValueSource(doubles = {0, 0.01, 0.1, 0.3})
    void walksOverARowOfCrates(double gap) {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 5; i++) {
            playground.solid((float) (i * (1 + gap)), 0.5f, 0f, 0.5f, 0.5f, 0.5f);
        }
        Walker walker = playground.walker(0, 1.02, 0.1);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, (4 + 4 * gap) / SPEED);

        // a ball of r sinks into a gap of g by r − √(r² − g²/4)
        double sunk = RADIUS - Math.sqrt(RADIUS * RADIUS - gap * gap / 4);
        Measured.note(
                "crates %.2f: %s slowest %.4f range %.5f of %.5f",
                gap, walker.feet, walker.slowest() / SPEED, walker.heightRange(), sunk);
        assertAll(
                () -> assertTrue(walker.slowest() >= 0.9 * SPEED, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= sunk + 0.005, "range " + walker.heightRange()),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** A stair of crates, each 0.3 higher: solids are climbed as meshes are. */
    @ParameterizedTest(name = "{0} Hz")
    @CsvSource({"60", "240"})
    void climbsAStairOfCrates(double hertz) {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 8; i++) {
            playground.solid(2.5f + i, 0.15f * (i + 1), 0f, 0.5f, 0.15f * (i + 1), 2f);
        }
        Walker walker = playground.walker(0, 0.02, 0.1);
        walker.hertz(hertz).walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 9.5 / SPEED);

        Measured.note("crate stair: %s grounded %.3f", walker.feet, walker.grounded());
        assertAll(
                () -> assertTrue(walker.feet.x >= 9.5 * 0.8, "got to " + walker.feet),
                () -> assertEquals(2.41, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    /** A drum lies on its side: low enough to walk over if it is thin, in the way if not. */
    @ParameterizedTest(name = "radius {0}: walked over {1}")
    @CsvSource({"0.1, true", "0.6, false", "1, false"})
    void meetsADrumThatLies(float radius, boolean over) {
        Playground playground = new Playground().floor(60);
        Solid drum = playground.solid(new Cylinder(radius, 3f), 3f, radius, 0f);
        drum.place(where.set(3f, radius, 0f), new Quaternion((float) Math.sqrt(0.5), 0f, 0f, (float) Math.sqrt(0.5)));
        Walker walker = playground.walker(0, 0.02, 0.1);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 3);
        Vector3f there = walker.feet.clone();
        walker.walk(SPEED, 0, 0.5);

        Measured.note("drum %.1f: %s highest %.3f grounded %.3f", radius, there, walker.highest(), walker.grounded());
        assertAll(
                () -> assertEquals(over, there.x > 6, "at " + there),
                () -> assertTrue(over || walker.feet.distance(there) < 1e-3, "trembles"),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    @Test
    void standsOnABallAndRollsOffWhereItIsSteep() {
        Playground playground = new Playground().floor(60);
        playground.solid(new Sphere(2), 0f, 2f, 0f);
        Walker near = playground.walker(0.5, 4.5, 0);
        near.walk(0, 0, 2);
        Vector3f rest = near.feet.clone();
        near.walk(0, 0, 2);
        Walker far = playground.walker(2.2, 4.5, 0);
        far.walk(0, 0, 4);

        assertAll(
                () -> assertEquals(0, near.feet.distance(rest), 1e-3),
                () -> assertTrue(near.feet.y > 3.5),
                () -> assertEquals(0.01, far.feet.y, 0.002));
    }
}
