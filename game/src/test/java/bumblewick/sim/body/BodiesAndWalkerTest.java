package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ControllerDef;
import bumblewick.math.DeterministicMath;
import bumblewick.math.Tick;
import bumblewick.sim.character.CharacterController;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One who walks among bodies: they carry him, roll at him, fall on him, and he walks over them. */
class BodiesAndWalkerTest {
    private static final int SECOND = Tick.PER_SECOND;
    private static final ControllerDef CHARACTER = new ControllerDef(0.4f, 1.8f, 1f, 0.01f, 50f, 0.4f, 0.4f, 1f);
    private static final Quaternion UPRIGHT = new Quaternion();

    private final Yard yard = new Yard();
    private final CharacterController walker =
            new CharacterController(yard.world, CHARACTER, new QueryFilter(QueryFilter.ALL));
    private final Vector3f velocity = new Vector3f();
    private final SweepHit hit = new SweepHit();
    private double least = 1;
    private double fastest;
    private int airborne;

    private void stand(double x, double y, double z) {
        walker.place(new Vector3f((float) x, (float) y, (float) z));
        for (int i = 0; i < 20; i++) {
            step(0, 0);
        }
        least = 1;
        fastest = 0;
        airborne = 0;
    }

    /** Bodies first, then the walker, as in a stage. */
    private void tick(double x, double z) {
        yard.ticks(1);
        step(x, z);
    }

    private void step(double x, double z) {
        Vector3f feet = walker.feet();
        double fromX = feet.x;
        double fromZ = feet.z;
        velocity.x = (float) x;
        velocity.z = (float) z;
        velocity.y = walker.grounded() ? 0f : velocity.y - Yard.GRAVITY * Tick.SECONDS;
        walker.move(velocity, Tick.SECONDS);
        least = Math.min(least, separation());
        fastest = Math.max(fastest, Math.hypot(feet.x - fromX, feet.z - fromZ) * SECOND);
        airborne += walker.grounded() ? 0 : 1;
        assertTrue(Vector3f.isValidVector(feet) && Vector3f.isValidVector(velocity));
    }

    private double separation() {
        Vector3f centre = walker.feet().add(0f, walker.height() / 2f, 0f);
        boolean near = yard.world.closest(walker.shape(), UPRIGHT, centre, 1f, new QueryFilter(QueryFilter.ALL), hit);
        return near ? hit.distance() : 1;
    }

    @ParameterizedTest(name = "{0}°, {1} aside")
    @CsvSource({"10, 0", "10, 0.2", "30, 0.1", "30, -0.3"})
    void aBallRollsDownAtOneWhoStands(double degrees, double aside) {
        yard.slope(degrees, Yard.SMOOTH);
        double slope = Math.tan(Math.toRadians(degrees));
        Body ball = yard.add(Yard.ballDef(0.5f, 0.3f, 0f), 0f, 0.2f, 0f);
        stand(4, -4 * slope + 0.4, aside);

        double speed = 0;
        for (int i = 0; i < 4 * SECOND; i++) {
            tick(0, 0);
            speed = Math.max(speed, ball.velocity().length());
        }

        double most = speed;
        assertAll(
                () -> assertTrue(ball.centre().x > 4, "the ball came by, to " + ball.centre()),
                () -> assertTrue(least >= -0.03, "entered by " + -least),
                () -> assertTrue(fastest <= 1.5 * most, fastest + " u/s from a ball of " + most),
                () -> assertTrue(airborne <= 4, "in the air for " + airborne));
    }

    /** A crate slides at him: he goes on before it, or it past him. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(floats = {1, 4, 9})
    void aCrateThatSlidesPushesOneWhoStands(float speed) {
        yard.floor(Yard.SMOOTH);
        Body crate = yard.crate(-3f, TimeOfImpact.GAP, 0f);
        stand(0, 0.02, 0.1);
        crate.changeVelocity(new Vector3f(speed, 0f, 0f));

        for (int i = 0; i < 3 * SECOND; i++) {
            tick(0, 0);
        }

        assertAll(
                () -> assertTrue(least >= -0.03, "entered by " + -least),
                () -> assertTrue(fastest <= 1.5 * speed, "as fast as " + fastest),
                () -> assertEquals(0, airborne),
                () -> assertTrue(speed < 2 || walker.feet().x > 1, "at " + walker.feet()));
    }

    /** Five crates side by side are a floor, and nobody's steps move them. */
    @Test
    void walksOverARowOfCratesAndMovesNone() {
        yard.floor(Yard.ROUGH);
        Body[] row = new Body[5];
        for (int i = 0; i < 5; i++) {
            row[i] = yard.crate(1.02f * i, TimeOfImpact.GAP, 0f);
        }
        stand(0, 1.03, 0.1);
        for (int i = 0; i < SECOND; i++) {
            tick(4, 0);
        }
        assertEquals(4, walker.feet().x, 0.01);
        assertEquals(1.01, walker.feet().y, 0.002);
        assertEquals(0, airborne);
        for (int i = 0; i < 5; i++) {
            assertEquals(1.02f * i, row[i].centre().x, 1e-4f, "crate " + i);
        }
    }

    @Test
    void standsOnAStackOfFiveForAMinuteAndItRests() {
        yard.floor(Yard.ROUGH);
        Body[] stack = new Body[5];
        for (int i = 0; i < 5; i++) {
            stack[i] = yard.crate(0.05f * (i % 2), 1.001f * i + 0.001f, 0f);
        }
        yard.ticks(SECOND);
        stand(0.2, 5.1, 0.1);
        Vector3f feet = walker.feet().clone();
        float top = stack[4].centre().y;
        for (int i = 0; i < 60 * SECOND; i++) {
            tick(0, 0);
        }
        assertAll(
                () -> assertEquals(0, walker.feet().distance(feet), 1e-3),
                () -> assertEquals(top, stack[4].centre().y, 1e-4),
                () -> assertEquals(0, airborne));
    }

    /** A lift carries a crate, and the crate him: off by no more than on the lift itself. */
    @Test
    void ridesOnACrateOnALift() {
        Solid lift = yard.solid(new Box(2f, 0.25f, 2f), Yard.ROUGH, 0f, -0.25f, 0f);
        Body crate = yard.crate(0f, TimeOfImpact.GAP, 0f);
        yard.ticks(10);
        stand(0.1, 1.02, 0.1);
        double off = 0;
        for (int tick = 1; tick <= 10 * SECOND; tick++) {
            float top = (float) DeterministicMath.sin(tick * 0.026); // ± 1 u, 1.57 u/s at most
            lift.moveTo(new Vector3f(0f, top - 0.25f, 0f), UPRIGHT);
            tick(0, 0);
            off = Math.max(off, Math.abs(walker.feet().y - top - 1.01));
        }
        double most = off;
        assertAll(
                () -> assertTrue(most <= 0.03, "off by " + most),
                () -> assertTrue(airborne <= 4, "in the air for " + airborne),
                () -> assertEquals(0, crate.centre().x, 1e-3));
    }

    /** A wall pushes a crate along the floor: who stands on it goes with it. */
    @Test
    void ridesOnACrateThatIsPushed() {
        yard.floor(Yard.ROUGH);
        Solid wall = yard.solid(new Box(0.1f, 0.3f, 2f), Yard.ROUGH, -1f, 0.4f, 0f);
        Body crate = yard.crate(0f, TimeOfImpact.GAP, 0f);
        yard.ticks(10);
        stand(0.1, 1.02, 0);
        double worst = 0;
        for (int tick = 1; tick <= 4 * SECOND; tick++) {
            wall.moveTo(new Vector3f(-1f + tick / 60f, 0.4f, 0f), UPRIGHT);
            tick(0, 0);
            worst = Math.max(worst, Math.abs(walker.feet().x - crate.centre().x - 0.1));
        }
        double off = worst;
        assertAll(
                () -> assertTrue(crate.centre().x > 3, "pushed to " + crate.centre()),
                () -> assertTrue(off <= 0.05, "off by " + off),
                () -> assertEquals(0, airborne));
    }

    /** Something falls on him: he is squeezed out or stays below it, free in the end, and never in the floor. */
    @ParameterizedTest(name = "from {0}, {1} aside")
    @CsvSource({"2.5, 0", "4, 0.1", "4, 0.4", "8, 0.2"})
    void aCrateFallsOnOneWhoStands(float height, float aside) {
        yard.floor(Yard.ROUGH);
        stand(0, 0.02, 0);
        yard.crate(aside, height, 0.05f);
        double lowest = 1;
        for (int i = 0; i < 4 * SECOND; i++) {
            tick(0, 0);
            lowest = Math.min(lowest, walker.feet().y);
        }
        double low = lowest;
        assertAll(
                () -> assertTrue(low >= -0.005, "in the floor by " + -low),
                () -> assertTrue(separation() >= -1e-3 || walker.crushed(), "in by " + -separation()),
                () -> assertTrue(Math.hypot(walker.feet().x, walker.feet().z) < 1.5, "thrown to " + walker.feet()));
    }
}
