package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.DeterministicMath;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.TriangleMesh;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies where it is narrow, steep or crowded, and where what moves has no mercy. */
class HarshYardTest {
    private static final int SECOND = Tick.PER_SECOND;
    private static final Quaternion UPRIGHT = new Quaternion();
    private final Yard yard = new Yard();

    private static Quaternion aboutY(double angle) {
        return new Quaternion(
                0f, (float) DeterministicMath.sin(angle / 2), 0f, (float) DeterministicMath.cos(angle / 2));
    }

    /** RULES 6.7: what has no way out is overlapped by the lift; the ceiling is never entered, and nothing is thrown. */
    @ParameterizedTest(name = "{0} u/s")
    @ValueSource(doubles = {0.3, 1.5, 6})
    void aLiftPressesACrateToTheCeilingAndNotThroughIt(double speed) {
        yard.floor(Yard.ROUGH);
        yard.solid(new Box(5f, 1f, 5f), Yard.ROUGH, 0f, 4f, 0f); // its underside is at 3
        Solid lift = yard.solid(new Box(2f, 0.25f, 2f), Yard.ROUGH, 0f, 0.25f, 0f);
        Body crate = yard.crate(0.2f, 0.5f + TimeOfImpact.GAP, 0f);
        double highest = 0;
        double fastest = 0;
        for (int i = 1; i <= 8 * SECOND; i++) {
            double up = i < 7 * SECOND ? Math.min(2.2, 0.25 + speed * i / SECOND) : 0.25;
            lift.moveTo(new Vector3f(0f, (float) up, 0f), UPRIGHT);
            yard.ticks(1);
            highest = Math.max(highest, crate.centre().y + 0.5);
            fastest = Math.max(fastest, Math.hypot(crate.velocity().x, crate.velocity().z));
        }
        double top = highest;
        double thrown = fastest;
        assertAll(
                () -> assertTrue(top <= 3.005, "as high as " + top),
                () -> assertTrue(thrown <= 0.1, "thrown at " + thrown),
                () -> assertTrue(yard.gap(crate) > -1e-3, "in by " + -yard.gap(crate)));
    }

    /** Two walls close on a crate; when they open it is still between them and stands. */
    @Test
    void aCrateBetweenClosingWallsIsNotThrown() {
        yard.floor(Yard.ROUGH);
        Solid left = yard.solid(new Box(0.5f, 2f, 3f), Yard.ROUGH, -2f, 2f, 0f);
        Solid right = yard.solid(new Box(0.5f, 2f, 3f), Yard.ROUGH, 2f, 2f, 0f);
        Body crate = yard.crate(0.3f, TimeOfImpact.GAP, 0f);
        double strayed = 0;
        for (int i = 1; i <= 8 * SECOND; i++) {
            float x = (float) (0.9 + Math.abs(1.1 - 0.5 * i / SECOND));
            left.moveTo(new Vector3f(-x, 2f, 0f), UPRIGHT);
            right.moveTo(new Vector3f(x, 2f, 0f), UPRIGHT);
            yard.ticks(1);
            strayed = Math.max(strayed, Math.abs(crate.centre().y - 0.5) + Math.abs(crate.centre().z));
        }
        double most = strayed;
        assertAll(
                () -> assertTrue(most <= 0.02, "strayed by " + most),
                () -> assertTrue(Math.abs(crate.centre().x) < 0.5, "at " + crate.centre()),
                () -> assertTrue(yard.gap(crate) > -1e-3));
    }

    /** A bar sweeps the yard; crates and balls are driven about, none passes through it or into another. */
    @ParameterizedTest(name = "{0} rev/s")
    @ValueSource(doubles = {0.1, 0.3})
    void aTurningBarSweepsBodiesAside(double turns) {
        yard.floor(Yard.ROUGH);
        Solid bar = yard.solid(new Box(4f, 0.5f, 0.2f), Yard.ROUGH, 0f, 0.6f, 0f);
        for (int i = 0; i < 6; i++) {
            double a = 0.5 + i;
            boolean ball = i % 2 == 0;
            yard.add(
                    ball ? Yard.ballDef(0.4f, 0.2f, 0.05f) : Yard.crateDef(1f, 0.1f, 0.15f),
                    (float) (2.5 * Math.cos(a)),
                    TimeOfImpact.GAP,
                    (float) (2.5 * Math.sin(a)));
        }
        double least = 1;
        for (int i = 1; i <= 15 * SECOND; i++) {
            bar.moveTo(new Vector3f(0f, 0.6f, 0f), aboutY(2 * Math.PI * turns * i / SECOND));
            yard.ticks(1);
            for (Body body : yard.field.bodies()) {
                least = Math.min(least, yard.gap(body));
                assertTrue(body.velocity().length() < 15, () -> "thrown at " + body.velocity());
            }
        }
        double deepest = least;
        assertTrue(deepest >= -5e-3, "in each other by " + -deepest);
        for (Body body : yard.field.bodies()) {
            assertTrue(body.centre().y > 0.3f && body.centre().y < 2.5f, () -> "at " + body.centre());
        }
    }

    /** Into a wedge of two walls at great speed: it is stopped there, and comes to rest. */
    @ParameterizedTest(name = "{0}° at {1} u/s")
    @CsvSource({"90, 5", "60, 20", "30, 5", "30, 60"})
    void aBallShotIntoAWedgeStaysInIt(double degrees, float speed) {
        float half = (float) Math.toRadians(degrees / 2);
        float x = 20f * (float) Math.cos(half);
        float z = 20f * (float) Math.sin(half);
        float[] walls = new float[36];
        for (int side = 0; side < 2; side++) {
            float w = side == 0 ? z : -z;
            float[] quad = {0, -1, 0, -x, -1, w, -x, 9, w, 0, -1, 0, -x, 9, w, 0, 9, 0};
            System.arraycopy(quad, 0, walls, 18 * side, 18);
        }
        yard.floor(Yard.ROUGH);
        yard.world.add(TriangleMesh.of(walls, null), Yard.STILL);
        Body ball = yard.add(Yard.ballDef(0.4f, 0.5f, 0.05f), -10f, TimeOfImpact.GAP, 0.1f);
        ball.velocity().set(speed, 0f, 0f);
        double least = 1;
        for (int i = 0; i < 20 * SECOND; i++) {
            yard.ticks(1);
            least = Math.min(least, yard.gap(ball));
            assertTrue(ball.centre().x < 0, () -> "through, at " + ball.centre());
        }
        double deepest = least;
        assertAll(
                () -> assertTrue(deepest >= -5e-3, "in by " + -deepest),
                () -> assertTrue(ball.velocity().length() < 0.05, "still at " + ball.velocity()));
    }

    /** On a turntable friction takes a crate round, and out; it falls off the rim and lands. */
    @Test
    void aTurntableTakesACrateRound() {
        yard.floor(Yard.ROUGH);
        Solid table = yard.solid(new Box(3f, 0.25f, 3f), Yard.ROUGH, 0f, 0.5f, 0f);
        Body crate = yard.crate(1.5f, 0.75f + TimeOfImpact.GAP, 0f);
        double least = 1;
        for (int i = 1; i <= 10 * SECOND; i++) {
            table.moveTo(new Vector3f(0f, 0.5f, 0f), aboutY(2 * Math.PI * 0.25 * i / SECOND));
            yard.ticks(1);
            least = Math.min(least, yard.gap(crate));
            assertTrue(crate.velocity().length() < 10, () -> "thrown at " + crate.velocity());
        }
        double deepest = least;
        assertTrue(deepest >= -5e-3, "in by " + -deepest);
        assertTrue(crate.centre().y > 0.45f && crate.centre().length() > 1.4f, () -> "at " + crate.centre());
    }

    /** A stack rides on a platform that starts, stops and turns back: it may lag, and it may not fall apart or in. */
    @Test
    void aStackRidesAPlatformToAndFro() {
        Solid platform = yard.solid(new Box(4f, 0.25f, 2f), Yard.ROUGH, 0f, -0.25f, 0f);
        Body[] stack = new Body[3];
        for (int i = 0; i < 3; i++) {
            stack[i] = yard.crate(0f, 1.001f * i + 0.001f, 0f);
        }
        double least = 1;
        for (int i = 1; i <= 20 * SECOND; i++) {
            platform.moveTo(new Vector3f((float) (2 * DeterministicMath.sin(i * 0.01)), -0.25f, 0f), UPRIGHT);
            yard.ticks(1);
            for (int k = 0; k < 3; k++) {
                least = Math.min(least, yard.gap(stack[k]));
                assertEquals(k + 0.5, stack[k].centre().y, 0.01, "crate " + k + " tick " + i);
            }
        }
        double deepest = least;
        assertTrue(deepest >= -1e-3, "in by " + -deepest);
        assertEquals(platform.position().x, stack[0].centre().x, 0.3);
    }

    /** 5 km away a crate slides, is met and stacked as here. */
    @Test
    void fiveKilometresAwayBodiesRestAndPushAsHere() {
        float far = 5000f;
        yard.solid(new Box(50f, 1f, 50f), Yard.ROUGH, far, -1f, far);
        yard.solid(new Box(1f, 5f, 5f), Yard.ROUGH, far + 5f, 0f, far);
        Body[] body = {yard.crate(far, 0.01f, far), yard.crate(far + 1.5f, 0.01f, far), yard.crate(far, 1.02f, far)};
        yard.ticks(SECOND);
        Vector3f top = body[2].centre().clone();
        yard.ticks(10 * SECOND);
        assertEquals(0, body[2].centre().distance(top), 2e-3);
        for (int i = 0; i < 4 * SECOND; i++) {
            body[0].push(1000f, 0f, new Vector3f(1f, 0f, 0f), new Vector3f(-1f, 0f, 0f));
            yard.ticks(1);
            assertTrue(yard.gap(body[0]) > -2e-3 && yard.gap(body[1]) > -2e-3, "tick " + i);
        }
        assertEquals(far + 3.5f, body[1].centre().x, 0.01f, "at the wall");
    }
}
