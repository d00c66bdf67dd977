package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A wall takes the part of the speed that points into it, and no more. */
class WallTest {
    private static final double SPEED = 4;
    private static final double RADIUS = Playground.CHARACTER.radius();
    private static final double SKIN = Playground.CHARACTER.skin();

    /** The wall runs along +x; the wish turns from it by the angle. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 20, 30, 40, 50, 60, 70, 80})
    void slidesAlongAWallWithWhatIsLeftOfTheSpeed(double degrees) {
        Walker walker = new Playground().floor(60).wall(-50, 1, 50, 1).walker(-20, 0.02, 1 - RADIUS - SKIN);
        double along = SPEED * Math.cos(Math.toRadians(degrees));
        double into = SPEED * Math.sin(Math.toRadians(degrees));
        walker.walk(along, into, 0.2).measure();
        float from = walker.feet.x;

        walker.walk(along, into, 4);

        double mean = (walker.feet.x - from) / 4;
        Measured.note(
                "wall slide %.0f°: mean/ideal %.5f slowest/ideal %.5f range %.6f",
                degrees, mean / along, walker.slowest() / along, walker.heightRange());
        assertAll(
                () -> assertEquals(along, mean, 0.02 * along),
                () -> assertTrue(walker.slowest() >= 0.9 * along, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.003, "height range " + walker.heightRange()));
    }

    @ParameterizedTest(name = "wall turned by {0}°")
    @ValueSource(doubles = {0, 37.3})
    void stopsHeadOnBeforeAWall(double degrees) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        Walker walker = new Playground()
                .floor(60)
                .wall(3 * cos + 9 * sin, 3 * sin - 9 * cos, 3 * cos - 9 * sin, 3 * sin + 9 * cos)
                .walker(0, 0.02, 0);
        walker.walk(SPEED * cos, SPEED * sin, 2);
        Vector3f stop = walker.feet.clone();

        walker.walk(SPEED * cos, SPEED * sin, 2);

        double gap = 3 - RADIUS - (walker.feet.x * cos + walker.feet.z * sin);
        double lateral = walker.feet.z * cos - walker.feet.x * sin;
        double creep = walker.feet.distance(stop);
        Measured.note("head-on %.1f°: gap %.5f lateral %.6f still %.6f", degrees, gap, lateral, creep);
        assertAll(
                () -> assertTrue(gap >= -0.001 && gap <= SKIN + 0.01, "gap " + gap),
                () -> assertEquals(0, lateral, 0.001),
                () -> assertEquals(0, creep, 2e-4),
                () -> assertEquals(0, walker.velocity.length(), 1e-3));
    }

    @Test
    void slidesAlongAWallInTheAirWithoutGravity() {
        Walker walker = new Playground().wall(-50, 1, 50, 1).walker(-20, 1, 0).weightless();
        double part = SPEED * Math.cos(Math.toRadians(45));
        walker.walk(part, part, 1).measure();
        float from = walker.feet.x;

        walker.walk(part, part, 4);

        double mean = (walker.feet.x - from) / 4;
        Measured.note("floating slide: %.5f dy %.6f", mean / part, walker.heightRange());
        assertAll(() -> assertEquals(part, mean, 0.01 * part), () -> assertTrue(walker.heightRange() <= 0.002));
    }

    /** The fastest way along a wall is the way without it: a step that finds nothing gives nothing. */
    @ParameterizedTest(name = "{0} Hz")
    @ValueSource(doubles = {60, 240})
    void noStepSpeedsUpAlongAWall(double hertz) {
        Walker walker = new Playground().floor(60).wall(-50, 1, 50, 1).walker(-20, 0.02, 1 - RADIUS - SKIN);
        walker.hertz(hertz).walk(5, 1, 0.2);
        float from = walker.feet.x;

        walker.walk(5, 1, 1);

        Measured.note("(5,0,1) at %.0f Hz: %.5f", hertz, walker.feet.x - from);
        assertEquals(5, walker.feet.x - from, 0.03);
    }

    /**
     * RULES 4: head-on, at a cosine of 0.9 and more, friction leaves a share of the speed along the wall; 20° from
     * head-on, 4 · sin 20° · 0.3.
     */
    @ParameterizedTest(name = "{0}° from head-on leaves {1} u/s")
    @CsvSource({"20, 0.41042", "30, 2.0", "60, 3.46410"})
    void frictionSlowsOnlyWhatMeetsTheWallHeadOn(double degrees, double expected) {
        Playground playground = new Playground().floor(60).wall(1, -50, 1, 50);
        Walker walker = playground.walker(Defs.withHeadOnFriction(0.3f), 0.5, 0.02, -20);
        walker.walk(SPEED * Math.cos(Math.toRadians(degrees)), SPEED * Math.sin(Math.toRadians(degrees)), 0.5);
        float from = walker.feet.z;

        walker.walk(SPEED * Math.cos(Math.toRadians(degrees)), SPEED * Math.sin(Math.toRadians(degrees)), 2);

        assertEquals(expected, (walker.feet.z - from) / 2, 0.001);
    }
}
