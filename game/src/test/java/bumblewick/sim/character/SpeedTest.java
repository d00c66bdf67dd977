package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
                () -> assertTrue(walker.controller.contacts().wall()));
    }

    /** The same with a solid of 1 mm, which may stand askew. */
    @ParameterizedTest(name = "solid turned by {0}°")
    @ValueSource(doubles = {0, 30, -60})
    void stopsBeforeAThinSolidAtAThousandUnitsASecond(double degrees) {
        Playground playground = new Playground().floor(4000);
        Solid wall = playground.solid(50f, 1f, 0f, 0.0005f, 3f, 3000f);
        double half = Math.toRadians(degrees) / 2;
        wall.place(new Vector3f(50f, 1f, 0f), new Quaternion(0f, (float) Math.sin(half), 0f, (float) Math.cos(half)));
        Walker walker = playground.walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2);

        walker.walk(1000, 0, 1);

        double sin = Math.sin(Math.toRadians(degrees));
        double cos = Math.cos(Math.toRadians(degrees));
        double before = 50 * cos - walker.feet.x * cos + walker.feet.z * sin;
        Measured.note("1000 u/s at a solid %.0f°: before it by %.5f", degrees, before);
        assertTrue(before >= 0.4 && before <= 0.45, "before it by " + before);
    }

    /** At any rate and any speed that the game could come to, wild ways through a rough level enter nothing. */
    @ParameterizedTest(name = "{0} u/s at {1} Hz")
    @CsvSource({"4, 10", "12, 20", "40, 60", "12, 240", "150, 30"})
    void entersNothingAtAnyRate(double speed, double hertz) {
        RandomStream random = new RandomStream(21, 1);
        Walker walker = Rockery.level().walker(0, 2, 0).yielding(0.005);
        walker.hertz(hertz);
        int steps = (int) Math.min(1500, 20 * hertz);
        double x = 0;
        double z = 0;
        for (int i = 0; i < steps; i++) {
            if (random.nextInt(20) == 0) {
                x = speed * random.between(-1f, 1f);
                z = speed * random.between(-1f, 1f);
            }
            if (walker.controller.grounded() && random.nextInt(40) == 0) {
                walker.leap(6);
            }
            walker.step(x, z);
        }
        Measured.note("wild %.0f at %.0f Hz: %s least %.5f", speed, hertz, walker.feet, walker.leastSeparation());
        assertAll(
                () -> assertTrue(walker.feet.y > -1, "fell through, at " + walker.feet),
                () -> assertTrue(
                        Math.abs(walker.feet.x) < 12 && Math.abs(walker.feet.z) < 12, "out, at " + walker.feet));
    }

    /** 200 u take √(2·200/g) = 6.4 s; it arrives with 63 u/s, more than a u a tick. */
    @Test
    void landsOnASingleSheetAfterAFallOfTwoHundredUnits() {
        Walker walker = new Playground().floor(5).walker(0.3, 200, 0.2);

        walker.walk(0, 0, 7);

        assertAll(() -> assertTrue(walker.controller.grounded()), () -> assertEquals(0.01, walker.feet.y, 0.001));
    }
}
