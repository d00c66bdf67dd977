package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Things that move about a character who moves as well: doors, presses, seesaws, carriages. */
class MovingThingsTest {
    private static final double SPEED = 4;
    private static final double TICK = 1 / 60.0;
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Vector3f where = new Vector3f();

    private static Quaternion aboutY(double angle) {
        return new Quaternion(0f, (float) Math.sin(angle / 2), 0f, (float) Math.cos(angle / 2));
    }

    private static Quaternion aboutZ(double angle) {
        return new Quaternion(0f, 0f, (float) Math.sin(angle / 2), (float) Math.cos(angle / 2));
    }

    private void moveTo(Solid solid, double x, double y, double z) {
        solid.moveTo(where.set((float) x, (float) y, (float) z), UPRIGHT);
    }

    /** Two walls come together until 0.9 is left between them, from both sides: room enough to walk on. */
    @ParameterizedTest(name = "askew by {0} u/s")
    @ValueSource(doubles = {0, 1, -1})
    void walksOnBetweenTwoWallsThatClose(double aside) {
        Playground playground = new Playground().floor(60);
        Solid left = playground.solid(0f, 1f, -2f, 40f, 1f, 0.5f);
        Solid right = playground.solid(0f, 1f, 2f, 40f, 1f, 0.5f);
        Walker walker = playground.walker(-15, 0.02, 0).yielding(0.03);
        walker.walk(0, 0, 0.2).measure();
        float from = walker.feet.x;

        for (int i = 1; i <= 360; i++) {
            double z = Math.max(0.95, 2 - 0.5 * i * TICK);
            moveTo(left, 0, 1, -z);
            moveTo(right, 0, 1, z);
            walker.step(SPEED, aside);
        }

        Measured.note(
                "closing walls %.0f: %.4f of v, slowest %.4f, separation %.5f at %s",
                aside,
                (walker.feet.x - from) / 6 / SPEED,
                walker.slowest() / SPEED,
                walker.leastSeparation(),
                walker.feet);
        assertAll(
                () -> assertEquals(SPEED, (walker.feet.x - from) / 6, 0.02 * SPEED),
                () -> assertTrue(walker.slowest() >= 0.9 * SPEED, "slowest " + walker.slowest()),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** Less than its own width: it says so, stays between them, and walks on when they open again. */
    @Test
    void isCrushedBetweenTwoWallsAndFreeAgain() {
        Playground playground = new Playground().floor(60);
        Solid left = playground.solid(0f, 1f, -2f, 40f, 1f, 0.5f);
        Solid right = playground.solid(0f, 1f, 2f, 40f, 1f, 0.5f);
        Walker walker = playground.walker(0, 0.02, 0.2).yielding(1);
        boolean crushed = false;
        double off = 0;
        for (int i = 1; i <= 600; i++) {
            double z = 0.8 + Math.abs(1.2 - 0.25 * i * TICK);
            moveTo(left, 0, 1, -z);
            moveTo(right, 0, 1, z);
            walker.step(0, 0);
            crushed |= walker.controller.crushed();
            off = Math.max(off, Math.abs(walker.feet.z));
        }

        boolean told = crushed;
        double most = off;
        Measured.note("crushed between walls: off %.4f, end %s, %.5f", most, walker.feet, walker.separation());
        assertAll(
                () -> assertTrue(told, "told"),
                () -> assertFalse(walker.controller.crushed(), "free again"),
                () -> assertTrue(most <= 0.25, "strayed by " + most),
                () -> assertEquals(0.01, walker.feet.y, 0.005),
                () -> assertTrue(walker.separation() >= -1e-3));
    }

    @ParameterizedTest(name = "ferry at {0} u/s")
    @ValueSource(doubles = {-3, 1, 3, 6})
    void jumpsOntoAFerryThatMoves(double speed) {
        Playground playground = new Playground().floor(60);
        Solid ferry = playground.solid(4f, 0.5f, 0f, 2f, 0.3f, 2f);
        Walker walker = playground.walker(0.5, 0.02, 0).yielding(0.005);
        walker.walk(0, 0, 0.2);
        double landed = 0;
        double drift = 0;
        walker.leap(6);
        for (int i = 1; i <= 180; i++) {
            // at the middle of the jump it is in front of the jumper
            moveTo(ferry, 4, 0.5, speed * (i - 60) * TICK);
            double before = walker.feet.z - ferry.position().z;
            boolean aboard = walker.controller.groundSolid() == ferry;
            walker.step(aboard ? 0 : SPEED * 0.8, 0);
            landed = aboard || walker.controller.groundSolid() != ferry ? landed : before;
            drift = aboard ? Math.max(drift, Math.abs(walker.feet.z - ferry.position().z - landed)) : drift;
        }

        double worst = drift;
        Measured.note("ferry %.0f: at %s, ferry at %s, drift %.5f", speed, walker.feet, ferry.position(), worst);
        assertAll(
                () -> assertEquals(ferry, walker.controller.groundSolid()),
                () -> assertEquals(0.81, walker.feet.y, 0.001),
                () -> assertTrue(worst <= 1e-3, "drifts by " + worst));
    }

    /** Walking on a ferry is walking: the ferry's way and one's own add up. */
    @ParameterizedTest(name = "{0} u/s, turning by {1} a second")
    @CsvSource({"2, 0", "-5, 0", "0, 0.5", "2, 0.25"})
    void walksOnAFerryAsOnTheGround(double speed, double turns) {
        Playground playground = new Playground();
        Solid ferry = playground.solid(0f, 0.5f, 0f, 8f, 0.5f, 8f);
        Walker walker = playground.walker(0, 1.02, 0).yielding(0.003);
        walker.walk(0, 0, 0.2).measure();

        double slowest = SPEED;
        double ownX = 0;
        double ownZ = 0;
        for (int i = 1; i <= 90; i++) {
            double x = ferry.position().x;
            double angle = 2 * Math.PI * turns * (i - 1) * TICK;
            double[] at = seenFrom(walker.feet, x, angle);
            ferry.moveTo(where.set((float) (speed * i * TICK), 0.5f, 0f), aboutY(2 * Math.PI * turns * i * TICK));
            double to = 2 * Math.PI * turns * i * TICK;
            walker.step(SPEED * Math.cos(to), -SPEED * Math.sin(to));
            double[] now = seenFrom(walker.feet, ferry.position().x, to);
            ownX += now[0] - at[0];
            ownZ += now[1] - at[1];
            slowest = Math.min(slowest, Math.hypot(now[0] - at[0], now[1] - at[1]) / TICK);
        }

        double least = slowest;
        double x = ownX;
        double z = ownZ;
        Measured.note("walk on a ferry %.0f %.2f: %.4f %.4f slowest %.4f", speed, turns, x, z, least);
        assertAll(
                () -> assertEquals(SPEED * 1.5, x, 0.02),
                () -> assertEquals(0, z, 0.02),
                () -> assertTrue(least >= 0.98 * SPEED, "slowest " + least),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    private static double[] seenFrom(Vector3f feet, double x, double angle) {
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        return new double[] {(feet.x - x) * cos - feet.z * sin, (feet.x - x) * sin + feet.z * cos};
    }

    /** A carriage with two walls turns and moves; one presses into the corner of its walls and stays there. */
    @ParameterizedTest(name = "{0} u/s, turning by {1} a second")
    @CsvSource({"0, 0", "2, 0", "-2, 0", "0, 0.1", "2, -0.1"})
    void restsInACornerThatMoves(double speed, double turns) {
        Playground playground = new Playground();
        Solid[] carriage = {
            playground.solid(0f, 0.5f, 0f, 3f, 0.5f, 3f),
            playground.solid(2.75f, 2f, 0f, 0.25f, 1f, 3f),
            playground.solid(0f, 2f, 2.75f, 3f, 1f, 0.25f)
        };
        double[][] place = {{0, 0.5, 0}, {2.75, 2, 0}, {0, 2, 2.75}};
        Walker walker = playground.walker(1, 1.02, 1).yielding(0.03);
        double[] rest = null;
        double range = 0;
        for (int i = 1; i <= 240; i++) {
            double angle = 2 * Math.PI * turns * i * TICK;
            double x = speed * i * TICK;
            for (int k = 0; k < 3; k++) {
                double px = place[k][0] * Math.cos(angle) + place[k][2] * Math.sin(angle);
                double pz = place[k][2] * Math.cos(angle) - place[k][0] * Math.sin(angle);
                carriage[k].moveTo(where.set((float) (x + px), (float) place[k][1], (float) pz), aboutY(angle));
            }
            double wx = SPEED * Math.cos(angle - Math.PI / 4);
            double wz = -SPEED * Math.sin(angle - Math.PI / 4);
            walker.step(wx, wz);
            double[] at = seenFrom(walker.feet, x, angle);
            rest = i == 60 ? at : rest;
            range = i > 60 ? Math.max(range, Math.hypot(at[0] - rest[0], at[1] - rest[1])) : 0;
        }

        double most = range;
        double[] stop = rest;
        Measured.note(
                "moving corner %.0f %.2f: %.4f %.4f range %.5f sep %.5f",
                speed, turns, stop[0], stop[1], most, walker.leastSeparation());
        assertAll(
                () -> assertEquals(2.5 - 0.41, stop[0], 0.02),
                () -> assertEquals(2.5 - 0.41, stop[1], 0.02),
                () -> assertTrue(most <= 0.005, "range " + most),
                () -> assertEquals(1, walker.measure().step(0, 0).grounded(), 0));
    }

    /** A lift comes down to 1.15 above the floor and goes up again. */
    @Test
    void crouchesUnderALiftThatComesDown() {
        Playground playground = new Playground().floor(20);
        Solid lift = playground.solid(0f, 2.5f, 0f, 2f, 0.25f, 2f);
        Walker walker = playground.walker(0.3, 0.02, 0).yielding(0.005);
        walker.walk(0, 0, 0.2);
        walker.controller.crouch(true);
        Vector3f feet = walker.feet.clone();
        int refused = 0;
        for (int i = 1; i <= 240; i++) {
            moveTo(lift, 0, 1.4 + Math.abs(1.1 - 0.5 * i * TICK), 0);
            walker.step(0, 0);
            boolean room = lift.position().y - 0.25 > walker.feet.y + 1.8;
            boolean up = !room && walker.controller.crouch(false);
            assertFalse(up, "stood up under the lift at " + lift.position());
            refused += room ? 0 : 1;
            assertFalse(walker.controller.crushed());
        }

        int times = refused;
        Measured.note("crouch under a lift: %s, refused %d", walker.feet, times);
        assertAll(
                () -> assertTrue(times > 100, "asked " + times + " times"),
                () -> assertEquals(0, walker.feet.distance(feet), 1e-3),
                () -> assertTrue(walker.controller.crouch(false) || lift.position().y < 2.06));
    }

    /** A press comes down on one who stands: it is told, and the floor is never entered, nor after. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {0.5, 2, 8})
    void isCrushedByAPressAndNeverThroughTheFloor(double speed) {
        Playground playground = new Playground().floor(20);
        Solid press = playground.solid(0f, 3f, 0f, 2f, 0.25f, 2f);
        Walker walker = playground.walker(0.3, 0.02, 0).yielding(2);
        walker.walk(0, 0, 0.2);
        boolean crushed = false;
        double least = 1;
        for (int i = 1; i <= 240; i++) {
            double down = Math.max(1.25, 3 - speed * i * TICK);
            moveTo(press, 0, i < 200 ? down : 3, 0);
            walker.step(0, 0);
            crushed |= walker.controller.crushed();
            least = Math.min(least, walker.fromLevel());
        }
        boolean told = crushed;
        double deepest = least;
        Measured.note("press %.1f: %s floor %.5f", speed, walker.feet, deepest);
        assertAll(
                () -> assertTrue(told, "told"),
                () -> assertTrue(deepest >= -0.005, "in the floor by " + -deepest),
                () -> assertTrue(walker.feet.length() < 0.5, "thrown to " + walker.feet),
                () -> assertTrue(walker.separation() >= -1e-3));
    }

    /** A lift goes up to a ceiling with a rider: it is told, and the ceiling is never entered. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {0.5, 2, 8})
    void isCrushedAgainstTheCeilingAndNeverThroughIt(double speed) {
        Playground playground = new Playground().floor(20).box(-5, 4, -5, 5, 5, 5);
        Solid lift = playground.solid(0f, 0.25f, 0f, 2f, 0.25f, 2f);
        Walker walker = playground.walker(0.3, 0.52, 0).yielding(2);
        walker.walk(0, 0, 0.2);
        boolean crushed = false;
        double least = 1;
        for (int i = 1; i <= 420; i++) {
            double up = Math.min(2.75, 0.25 + speed * i * TICK);
            moveTo(lift, 0, i < 400 ? up : 0.25, 0);
            walker.step(0, 0);
            crushed |= walker.controller.crushed();
            least = Math.min(least, walker.fromLevel());
        }
        walker.walk(0, 0, 2);
        boolean told = crushed;
        double deepest = least;
        Measured.note("lift to the ceiling %.1f: told %b, %s level %.5f", speed, told, walker.feet, deepest);
        assertAll(
                () -> assertTrue(told, "told"),
                () -> assertTrue(deepest >= -0.005, "in the ceiling by " + -deepest),
                () -> assertTrue(walker.feet.y < 2, "above the ceiling at " + walker.feet),
                () -> assertTrue(walker.separation() >= -1e-3));
    }

    /** A wall that moves presses one against the level, straight or into a corner of 60°: the level is never entered. */
    @ParameterizedTest(name = "{0} u/s, corner {1}")
    @CsvSource({"0.2, false", "0.5, false", "1, false", "2, false", "8, false", "0.2, true", "1, true", "8, true"})
    void isPressedAgainstTheLevelAndNeverIntoIt(double speed, boolean corner) {
        Playground playground = new Playground().floor(30);
        if (corner) {
            playground.wall(2, 0, -2, 2.309).wall(2, 0, -2, -2.309);
        } else {
            playground.box(1, -1, -9, 1.2, 4, 9);
        }
        double end = corner ? 0.6 : 0.2;
        Solid wall = playground.solid(-4f, 1f, 0f, 0.5f, 1f, 9f);
        Walker walker = playground.walker(-0.5, 0.02, 0).yielding(2);
        walker.walk(0, 0, 0.2);
        boolean crushed = false;
        double least = 1;
        for (int i = 1; i <= 1500; i++) {
            moveTo(wall, Math.min(end, -4 + speed * i * TICK), 1, 0);
            walker.step(0, 0);
            crushed |= walker.controller.crushed();
            least = Math.min(least, walker.fromLevel());
        }
        boolean told = crushed;
        double deepest = least;
        Measured.note("pressed %.1f %b: told %b, %s level %.5f", speed, corner, told, walker.feet, deepest);
        assertAll(() -> assertTrue(told, "told"), () -> assertTrue(deepest >= -0.005, "in the level by " + -deepest));
    }

    /** A bar turns about its middle and drives one who stands idly before it round and out; never through it. */
    @ParameterizedTest(name = "{0} rev/s at {1}")
    @CsvSource({"0.1, 2, 0.03", "0.25, 2, 0.03", "-0.25, 2, 0.03", "0.25, 1, 0.03", "1, 2, 0.06"})
    void aTurningWallPushesWhoStandsInItsWay(double turns, double radius, double allowed) {
        Playground playground = new Playground().floor(60);
        Solid bar = playground.solid(0f, 1f, 0f, 5f, 1f, 0.2f);
        double side = Math.signum(turns);
        Walker walker = playground.walker(radius, 0.02, -side * 0.9).yielding(allowed);
        walker.walk(0, 0, 0.2).measure();

        for (int i = 1; i <= 300; i++) {
            bar.moveTo(where.set(0f, 1f, 0f), aboutY(2 * Math.PI * turns * i * TICK));
            walker.step(0, 0);
        }

        Measured.note(
                "turning bar %.2f at %.0f: %s separation %.5f, grounded %.3f",
                turns, radius, walker.feet, walker.leastSeparation(), walker.grounded());
        assertAll(
                () -> assertTrue(Math.hypot(walker.feet.x, walker.feet.z) > radius, "still at " + walker.feet),
                () -> assertEquals(0.01, walker.feet.y, 0.005),
                () -> assertTrue(walker.grounded() >= 0.95, "grounded " + walker.grounded()));
    }

    /** A board rocks by 20° to each side in four seconds: who stands on it goes up and down with it. */
    @ParameterizedTest(name = "{0} u from the middle")
    @ValueSource(doubles = {0, 1, 2.5, -2.5})
    void standsOnASeesaw(double at) {
        Playground playground = new Playground().floor(60);
        Solid board = playground.solid(0f, 2f, 0f, 4f, 0.1f, 1f);
        Walker walker = playground.walker(at, 2.12, 0).yielding(0.03);
        walker.walk(0, 0, 0.2).measure();

        double off = 0;
        for (int i = 1; i <= 480; i++) {
            double angle = Math.toRadians(20) * Math.sin(Math.PI / 2 * i * TICK);
            board.moveTo(where.set(0f, 2f, 0f), aboutZ(angle));
            walker.step(0, 0);
            double along = walker.feet.x * Math.cos(angle) + (walker.feet.y - 2) * Math.sin(angle);
            off = Math.max(off, Math.abs(along - at));
        }

        double most = off;
        Measured.note(
                "seesaw %.1f: off %.4f grounded %.3f separation %.5f",
                at, most, walker.grounded(), walker.leastSeparation());
        assertAll(
                () -> assertTrue(walker.grounded() >= 0.98, "grounded " + walker.grounded()),
                () -> assertTrue(most <= 0.1, "off by " + most));
    }

    /** A lift sinks so fast that nobody could fall as fast; one comes down after it, and stands on it again. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {3, 12, 40})
    void followsALiftThatDropsAway(double speed) {
        Playground playground = new Playground();
        Solid lift = playground.solid(0f, 20f, 0f, 2f, 0.5f, 2f);
        Walker walker = playground.walker(0.3, 20.52, 0).yielding(0.005);
        walker.walk(0, 0, 0.2).measure();
        for (int i = 1; i <= 240; i++) {
            moveTo(lift, 0, Math.max(0, 20 - speed * i * TICK), 0);
            walker.step(0, 0);
        }
        walker.walk(0, 0, 2);
        Measured.note("dropping lift %.0f: grounded %.3f, %s", speed, walker.grounded(), walker.feet);
        assertAll(
                () -> assertEquals(lift.position().y + 0.51, walker.feet.y, 0.001),
                () -> assertEquals(0.3, walker.feet.x, 1e-3),
                () -> assertTrue(speed > 9 || walker.grounded() == 1, "grounded " + walker.grounded()));
    }
}
