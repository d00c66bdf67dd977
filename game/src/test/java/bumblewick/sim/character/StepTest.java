package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps, stairs and ledges. */
class StepTest {
    private static final double SPEED = 4;
    private static final int STAIRS = 10;
    private static final double STAIR = 0.3;

    @ParameterizedTest(name = "at {0} u/s, {1} Hz")
    @CsvSource({"4, 60", "1, 60", "0.3, 60", "8, 60", "4, 30", "4, 240"})
    void climbsAStep(double speed, double hertz) {
        Walker walker = new Playground().floor(60).box(2, -1, -5, 30, 0.3, 5).walker(0, 0.02, 0);
        walker.hertz(hertz).walk(0, 0, 0.2).measure();

        walker.walk(speed, 0, 4 / speed);

        Measured.note(
                "step 0.3 at %.1f u/s %.0f Hz: %.4f v, slowest %.3f, grounded %.3f",
                speed, hertz, walker.feet.x / 4, walker.slowest() / speed, walker.grounded());
        assertAll(
                () -> assertTrue(walker.feet.x >= 0.8 * 4, "got as far as " + walker.feet.x),
                () -> assertTrue(walker.feet.x <= 4.001, "no further than its speed"),
                () -> assertEquals(0.31, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.98));
    }

    @Test
    void isBlockedByABoxThatIsTooHighForAStep() {
        Walker walker = new Playground().floor(60).box(2, -1, -5, 30, 0.5, 5).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 3);

        Measured.note("box 0.5: highest %.5f x %.4f", walker.highest(), walker.feet.x);
        assertAll(
                () -> assertEquals(1.59, walker.feet.x, 0.01),
                () -> assertTrue(walker.heightRange() <= 0.001, "rose by " + walker.heightRange()));
    }

    /** Room for the feet is not enough: 1.7 above the step is too little for a height of 1.8. */
    @Test
    void doesNotStepUpWhereThereIsNoRoomForTheHead() {
        Walker walker = new Playground()
                .floor(60)
                .box(2, -1, -5, 30, 0.3, 5)
                .box(1, 2, -5, 30, 3, 5)
                .walker(0, 0.02, 0);

        walker.walk(SPEED, 0, 3);

        assertAll(
                () -> assertTrue(walker.feet.x < 2, "at " + walker.feet),
                () -> assertEquals(2 - 1.8 - 0.01, walker.feet.y, 0.002, "as high as the head may rise"));
    }

    private static Playground stairs() {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < STAIRS; i++) {
            playground.box(2 + STAIR * i, -1, -5, 2 + STAIR * (i + 1), STAIR * (i + 1), 5);
        }
        return playground.box(2 + STAIR * STAIRS, -1, -5, 40, STAIR * STAIRS, 5);
    }

    @ParameterizedTest(name = "{0} Hz")
    @ValueSource(doubles = {30, 60, 120, 240})
    void climbsTenStairs(double hertz) {
        Walker walker = stairs().walker(0, 0.02, 0);
        walker.hertz(hertz).walk(0, 0, 0.2).measure();
        double ideal = (2 + STAIR * STAIRS) / SPEED;

        double time = 0;
        double largestFall = 0;
        while (walker.feet.x < 2 + STAIR * STAIRS && time < 2 * ideal) {
            walker.step(SPEED, 0);
            time += walker.seconds();
            largestFall = Math.max(largestFall, walker.drop());
        }

        double taken = time;
        double fall = largestFall;
        Measured.note(
                "stairs up %.0f Hz: %.3f of ideal, fall %.5f, grounded %.3f",
                hertz, taken / ideal, fall, walker.grounded());
        assertAll(
                () -> assertTrue(taken <= 1.5 * ideal, "took " + taken),
                () -> assertTrue(fall <= 1e-3, "sank by " + fall),
                () -> assertEquals(3.01, walker.highest(), 0.02),
                () -> assertTrue(walker.grounded() >= 0.9));
    }

    @ParameterizedTest(name = "{0} Hz at {1} u/s")
    @CsvSource({"60, 4", "120, 4", "240, 4", "60, 2"})
    void keepsToTheStairsGoingDown(double hertz, double speed) {
        Walker walker = stairs().walker(7, 3.02, 0);
        walker.hertz(hertz).walk(0, 0, 0.2).measure();

        walker.walk(-speed, 0, 6 / speed);

        Measured.note("stairs down %.0f Hz: grounded %.3f x %.3f", hertz, walker.grounded(), walker.feet.x);
        assertAll(
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()),
                () -> assertEquals(1, walker.feet.x, 0.1),
                () -> assertEquals(0.01, walker.feet.y, 0.001));
    }

    @Test
    void fallsOffALedge() {
        Walker walker = new Playground().floor(60).box(-30, -1, -5, 0, 1.5, 5).walker(-2, 1.52, 0);
        walker.walk(0, 0, 0.2).measure();

        double fastest = 0;
        int airborne = 0;
        for (int i = 0; i < 120; i++) {
            walker.step(SPEED, 0);
            airborne += walker.controller.grounded() ? 0 : 1;
            if (airborne <= 4) {
                fastest = Math.max(fastest, walker.drop());
            }
        }

        double drop = fastest;
        int ticks = airborne;
        Measured.note("ledge: first drops %.4f, airborne %d ticks", drop, ticks);
        assertAll(
                () -> assertTrue(ticks >= 20, "in the air for " + ticks),
                () -> assertTrue(drop <= 0.13, "fell by " + drop),
                () -> assertTrue(walker.controller.grounded(), "landed"),
                () -> assertEquals(0.01, walker.feet.y, 0.001));
    }
}
