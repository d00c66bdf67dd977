package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Slopes that can be walked on, and one that cannot. */
class RampTest {
    private static final double SPEED = 4;
    private static final double SKIN = Playground.CHARACTER.skin();

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 20, 30, 40, 45})
    void walksUp(double degrees) {
        double cos = Math.cos(Math.toRadians(degrees));
        Walker walker = new Playground().ramp(degrees).walker(2, 2 * Math.tan(Math.toRadians(degrees)) + 0.2, 0);
        walker.walk(0, 0, 0.5).measure();
        float from = walker.feet.x;

        walker.walk(SPEED, 0, 3);

        double speed = (walker.feet.x - from) / 3;
        Measured.note("up %.0f°: %.4f v, grounded %.3f", degrees, speed / SPEED, walker.grounded());
        assertAll(
                () -> assertTrue(speed >= 0.9 * SPEED * cos * cos, "speed " + speed),
                () -> assertTrue(speed <= 1.02 * SPEED, "speed " + speed),
                () -> assertTrue(walker.grounded() >= 0.98));
    }

    @ParameterizedTest(name = "{0}° at {1} u/s")
    @CsvSource({"30, 4", "30, 8", "45, 4", "45, 8"})
    void staysOnTheGroundGoingDown(double degrees, double speed) {
        Walker walker = new Playground().ramp(degrees).walker(19, 19 * Math.tan(Math.toRadians(degrees)) + 0.2, 0);
        walker.walk(0, 0, 0.5).measure();

        double widest = 0;
        for (int i = 0; i < 120; i++) {
            walker.step(-speed, 0);
            widest = Math.max(widest, walker.separation());
        }

        double gap = widest;
        Measured.note("down %.0f° at %.0f: grounded %.3f gap %.5f", degrees, speed, walker.grounded(), gap);
        assertAll(() -> assertTrue(walker.grounded() >= 0.98), () -> assertTrue(gap <= SKIN + 0.03, "gap " + gap));
    }

    @Test
    void standsAtTheFootOfASlopeThatIsTooSteep() {
        Walker walker = new Playground().floor(60).ramp(60).walker(-2, 0.02, 0);

        walker.walk(SPEED, 0, 4);

        Measured.note("60° from the floor: highest %.4f at %s", walker.highest(), walker.feet);
        assertAll(
                () -> assertTrue(walker.highest() <= 0.12, "as high as " + walker.highest()),
                () -> assertTrue(walker.feet.x < 0.2 && walker.feet.x > -0.5, "at " + walker.feet));
        float stop = walker.feet.x;
        walker.walk(SPEED, 0, 1);
        assertEquals(stop, walker.feet.x, 0.0005);
    }

    @Test
    void slidesDownASlopeThatIsTooSteep() {
        Walker walker = new Playground().ramp(60).walker(8, 8 * Math.tan(Math.toRadians(60)) + 0.45, 0);
        Vector3f start = walker.feet.clone();

        walker.walk(0, 0, 1.5);

        Measured.note("60° placed: slid %.3f", walker.feet.distance(start));
        assertTrue(walker.feet.distance(start) >= 2);
        assertTrue(walker.feet.x < start.x);
    }

    /** Pressing against it, in the air or not, does not climb it. */
    @Test
    void cannotBeClimbedByPressingOn() {
        Walker walker = new Playground().ramp(60).walker(8, 8 * Math.tan(Math.toRadians(60)) + 0.45, 0);
        walker.walk(0, 0, 0.2);
        float from = walker.feet.y;

        walker.walk(SPEED, 0, 1);

        Measured.note("60° pressed on: %.3f", walker.feet.y - from);
        assertTrue(walker.feet.y < from - 1);
    }

    /** A jump of v rises by v²/2g, whatever the legs do on the slope. */
    @Test
    void jumpsAsHighFromASlopeAsFromTheFlat() {
        Walker walker = new Playground().ramp(20).walker(2, 2 * Math.tan(Math.toRadians(20)) + 0.2, 0);
        walker.walk(SPEED, 0, 1).measure();
        float ground = walker.feet.y;

        walker.leap(5).walk(SPEED, 0, 0.6);

        double apex = walker.highest() - ground;
        Measured.note("jump on 20°: apex %.4f", apex);
        assertEquals(25 / (2 * Walker.GRAVITY), apex, 0.26);
    }
}
