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
import org.junit.jupiter.params.provider.ValueSource;

/** What moves carries who stands on it, and pushes who stands in its way. */
class PlatformTest {
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Vector3f where = new Vector3f();

    private static Quaternion turned(double angle) {
        return new Quaternion(0f, (float) Math.sin(angle / 2), 0f, (float) Math.cos(angle / 2));
    }

    /** sin(1.57 t): one u up and down, at most 1.57 u/s. */
    @ParameterizedTest(name = "{0} Hz")
    @ValueSource(doubles = {60, 240})
    void ridesALift(double hertz) {
        Playground playground = new Playground().floor(30);
        Solid lift = playground.solid(0f, 2.5f, 0f, 1.5f, 0.5f, 1.5f);
        Walker walker = playground.walker(0.2, 3.02, 0.1);
        walker.hertz(hertz).yielding(0.005);
        walker.walk(0, 0, 0.2).measure();

        double worst = 0;
        int airborne = 0;
        int steps = (int) (12 * hertz);
        for (int i = 1; i <= steps; i++) {
            double top = 3 + Math.sin(1.57 * i / hertz);
            lift.moveTo(where.set(0f, (float) (top - 0.5), 0f), UPRIGHT);
            walker.step(0, 0);
            airborne += walker.controller.grounded() ? 0 : 1;
            worst = Math.max(worst, Math.abs(walker.feet.y - top - 0.01));
        }

        double off = worst;
        int ticks = airborne;
        Measured.note("lift %.0f Hz: off %.6f airborne %d", hertz, off, ticks);
        assertAll(
                () -> assertTrue(off <= 0.03, "off by " + off),
                () -> assertTrue(ticks <= 4, "in the air for " + ticks),
                () -> assertEquals(0.2, walker.feet.x, 1e-4));
    }

    @Test
    void ridesATurntable() {
        Playground playground = new Playground().floor(30);
        Solid table = playground.solid(0f, 0.5f, 0f, 6f, 0.5f, 6f);
        Walker walker = playground.walker(4, 1.02, 0);
        walker.walk(0, 0, 0.2);
        double startAngle = Math.atan2(walker.feet.x, walker.feet.z);

        double worstRadius = 0;
        double worstLag = 0;
        double turned = 0;
        for (int i = 1; i <= 300; i++) {
            double angle = 2 * Math.PI * i / 60;
            table.moveTo(where.set(0f, 0.5f, 0f), turned(angle));
            walker.step(0, 0);
            turned += walker.controller.carriedYaw();
            double at = Math.atan2(walker.feet.x, walker.feet.z) - startAngle - angle;
            worstLag = Math.max(worstLag, Math.abs(Math.IEEEremainder(at, 2 * Math.PI)));
            worstRadius = Math.max(worstRadius, Math.abs(Math.hypot(walker.feet.x, walker.feet.z) - 4));
        }

        double radius = worstRadius;
        double lag = worstLag;
        double yaw = turned;
        Measured.note("turntable: radius off %.6f lag %.6f", radius, lag);
        assertAll(
                () -> assertTrue(radius <= 0.1),
                () -> assertTrue(lag <= 0.25),
                () -> assertEquals(10 * Math.PI, yaw, 0.01, "turned with it, five times round"));
    }

    /** The wall moves at 1 u/s through where the character stands. */
    @Test
    void aMovingWallPushesWhoStandsInItsWay() {
        Playground playground = new Playground().floor(30);
        Solid wall = playground.solid(-2f, 1f, 0f, 0.5f, 1f, 3f);
        Walker walker = playground.walker(0, 0.02, 0.3).yielding(0.03);
        walker.walk(0, 0, 0.2).measure();

        for (int i = 1; i <= 300; i++) {
            wall.moveTo(where.set(-2f + i / 60f, 1f, 0f), UPRIGHT);
            walker.step(0, 0);
        }

        Measured.note("pushing wall: at %s separation %.5f", walker.feet, walker.leastSeparation());
        assertAll(
                () -> assertEquals(3.5 + 0.41, walker.feet.x, 0.011),
                () -> assertEquals(0.3, walker.feet.z, 0.01),
                () -> assertTrue(walker.grounded() >= 0.98));
    }

    /** Who has no way out is overlapped by what moves, never pressed through what stands; and is free again after. */
    @Test
    void aMovingWallPressesNobodyThroughAnother() {
        Playground playground = new Playground().floor(30).box(1, -1, -9, 1.2, 4, 9);
        Solid wall = playground.solid(-2f, 1f, 0f, 0.5f, 1f, 9f);
        Walker walker = playground.walker(0.3, 0.02, 0).yielding(1);
        walker.walk(0, 0, 0.2);

        double farthest = 0;
        for (int i = 1; i <= 180; i++) {
            float x = Math.min(0.7f, -2f + i / 60f) - Math.max(0f, i / 30f - 4f);
            wall.moveTo(where.set(x, 1f, 0f), UPRIGHT);
            walker.step(0, 0);
            farthest = Math.max(farthest, walker.feet.x);
        }

        double most = farthest;
        assertAll(
                () -> assertTrue(most < 0.7, "pressed to " + most),
                () -> assertEquals(0.59, walker.feet.x, 0.02, "and out again"),
                () -> assertTrue(walker.separation() >= -1e-4));
    }

    /** Squeezed between walls that leave 0.5 u for a body of 0.8: only whoever set the walls up can help. */
    @Test
    void saysWhenItIsCrushed() {
        Playground playground = new Playground().floor(30).box(1, -1, -9, 1.2, 4, 9);
        Solid wall = playground.solid(-2f, 1f, 0f, 0.5f, 1f, 9f);
        Walker walker = playground.walker(0.3, 0.02, 0).yielding(1);
        walker.walk(0, 0, 0.2);
        assertFalse(walker.controller.crushed(), "free");

        wall.moveTo(where.set(0f, 1f, 0f), UPRIGHT);
        walker.step(0, 0);
        walker.step(0, 0);
        assertFalse(walker.controller.crushed(), "squeezed for two moves may be a passing push");

        walker.step(0, 0);
        assertTrue(walker.controller.crushed());

        walker.controller.place(where.set(-5f, 0.02f, 0f));
        assertFalse(walker.controller.crushed(), "put elsewhere");
    }

    /** The ferry goes on into the wall; its rider stays before it. */
    @Test
    void isCarriedAgainstAWallButNotThroughIt() {
        Playground playground = new Playground().floor(30).box(3, 0, -9, 4, 9, 9);
        Solid ferry = playground.solid(0f, 0.5f, 0f, 2f, 0.5f, 2f);
        Walker walker = playground.walker(0, 1.02, 0);
        walker.walk(0, 0, 0.2);

        for (int i = 1; i <= 150; i++) {
            ferry.moveTo(where.set(i * 0.02f, 0.5f, 0f), UPRIGHT);
            walker.step(0, 0);
        }

        assertEquals(3 - 0.41, walker.feet.x, 0.01);
    }

    /** One stands still on it even where nobody tells the platform that it stands still now. */
    @Test
    void aPlatformThatHasStoppedCarriesNoFurther() {
        Playground playground = new Playground();
        Solid ferry = playground.solid(0f, 0.5f, 0f, 3f, 0.5f, 3f);
        Walker walker = playground.walker(0, 1.02, 0);
        walker.walk(0, 0, 0.2);
        ferry.moveTo(where.set(0.5f, 0.5f, 0f), UPRIGHT);

        walker.walk(0, 0, 1);

        assertEquals(0.5, walker.feet.x, 1e-5);
    }

    @Test
    void fallsWhenItsGroundIsTakenAway() {
        Playground playground = new Playground().floor(30);
        Solid plank = playground.solid(0f, 2f, 0f, 1f, 0.1f, 1f);
        Walker walker = playground.walker(0, 2.12, 0).walk(0, 0, 0.2);
        assertTrue(walker.controller.grounded());
        assertEquals(plank, walker.controller.groundSolid());

        plank.setEnabled(false);
        walker.walk(0, 0, 1);

        assertEquals(0.01, walker.feet.y, 0.001);
    }

    @Test
    void tellsWhatItWalksAgainst() {
        Playground playground = new Playground().floor(30);
        Solid crate = playground.solid(1f, 0.5f, 0f, 0.5f, 0.5f, 0.5f);
        Walker walker = playground.walker(-1, 0.02, 0);

        walker.walk(4, 0, 1);

        assertAll(
                () -> assertEquals(1, walker.controller.contacts().pushes()),
                () -> assertEquals(crate, walker.controller.contacts().pushed(0)),
                () -> assertEquals(-1f, walker.controller.contacts().pushNormal(0).x, 1e-3f));
    }
}
