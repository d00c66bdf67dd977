package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BodyDef;
import bumblewick.math.DeterministicMath;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES 6 as bodies in a yard keep them, and the scenarios about bodies. */
class BodyMotionTest {
    private static final int SECOND = Tick.PER_SECOND;

    private final Yard yard = new Yard();

    @ParameterizedTest(name = "surface {0}")
    @CsvSource({"0, 2.9354, 6.1875", "1, 0.5871, 1.2375"})
    void aDrivenBodyFollowsThePowerLaw(int surface, float after64, float limit) {
        yard.floor(surface);
        Body crate = yard.add(Yard.crateDef(1f, 0f, 0.01f), 0f, TimeOfImpact.GAP, 0f);
        for (int i = 0; i < 64; i++) {
            crate.drive(1f / 16f, 0f);
            yard.ticks(1);
        }
        assertEquals(after64, crate.velocity().x, 1e-3f);
        for (int i = 0; i < 900; i++) {
            crate.drive(1f / 16f, 0f);
            yard.ticks(1);
        }
        assertEquals(limit, crate.velocity().x, 1e-2f);
    }

    @Test
    void inTheAirPowerCountsForTwoFifths() {
        Body crate = yard.crate(0f, 0f, 0f);
        crate.drive(1f, 0f);
        yard.ticks(1);
        assertEquals(0.4f, crate.velocity().x, 1e-6f);
    }

    @Test
    void withoutFrictionItSlidesForEver() {
        yard.floor(Yard.SMOOTH);
        Body crate = yard.crate(-50f, TimeOfImpact.GAP, 0f);
        crate.velocity().set(1.5f, 0f, 0f);
        yard.ticks(60 * SECOND);
        assertEquals(1.5f, crate.velocity().x, 1e-4f);
        assertEquals(40f, crate.position().x, 0.01f);
    }

    /** 5/7 of the pull of the slope; and what rolls without slipping turns by v/r. */
    @ParameterizedTest(name = "{0}°: {1} u/s²")
    @CsvSource({"10, 1.2168", "30, 3.5036", "45, 4.9548"})
    void aBallRollsDownWithoutSlipping(double degrees, float acceleration) {
        yard.slope(degrees, Yard.SMOOTH);
        double radians = Math.toRadians(degrees);
        float r = 0.5f + 2 * TimeOfImpact.GAP;
        Body ball = yard.add(
                Yard.ballDef(0.5f, 0f, 0f), r * (float) Math.sin(radians), r * (float) Math.cos(radians) - 0.5f, 0f);
        yard.ticks(2 * SECOND);
        assertAll(
                () -> assertEquals(2f * acceleration, ball.velocity().length(), 0.01f),
                () -> assertEquals(-Math.tan(radians), ball.velocity().y / ball.velocity().x, 1e-3),
                () -> assertEquals(ball.velocity().length() / 0.5f, ball.spin().length(), 1e-3f),
                () -> assertTrue(ball.spin().z < 0f, "towards +x it turns against z"),
                () -> assertTrue(Math.abs(ball.orientation().getZ()) > 0.01f, "it is seen to turn"));
    }

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {5, 15, 25})
    void aBoxHoldsOnASlopeThatFrictionBeats(double degrees) {
        yard.slope(degrees, Yard.ROUGH);
        Body crate = yard.crate(0f, 0.5f, 0f);
        yard.ticks(2 * SECOND);
        Vector3f before = crate.position().clone();
        yard.ticks(10 * SECOND);
        assertEquals(0f, crate.position().distance(before), 1e-4f);
    }

    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {35, 45})
    void aBoxSlidesDownASlopeThatBeatsFriction(double degrees) {
        yard.slope(degrees, Yard.ROUGH);
        Body crate = yard.crate(0f, 0.8f, 0f);
        yard.ticks(3 * SECOND);
        assertTrue(crate.position().x > 0.5f, () -> "at " + crate.position());
        assertTrue(yard.gap(crate) > -1e-3f);
    }

    @Test
    void onIceABoxSlidesDownWhatItWouldHoldOnOtherwise() {
        yard.slope(15, Yard.ICE);
        Body crate = yard.crate(0f, 0.5f, 0f);
        yard.ticks(2 * SECOND);
        assertTrue(crate.position().x > 2f, () -> "at " + crate.position());
    }

    @Test
    void aStackOfFiveRestsStillForAMinute() {
        yard.floor(Yard.ROUGH);
        Body[] stack = new Body[5];
        for (int i = 0; i < 5; i++) {
            stack[i] = yard.crate(0.05f * (i % 2), 1.01f * i + 0.01f, 0f);
        }
        yard.ticks(SECOND);
        Vector3f[] before = new Vector3f[5];
        for (int i = 0; i < 5; i++) {
            before[i] = stack[i].position().clone();
        }
        yard.ticks(60 * SECOND);
        for (int i = 0; i < 5; i++) {
            assertEquals(0f, stack[i].position().distance(before[i]), 1e-4f, "crate " + i);
            assertEquals(0f, stack[i].velocity().length(), "crate " + i);
        }
    }

    /** Hero → A → B → wall: each push takes a tick, and after four the four are done. */
    @Test
    void aPushTravelsOneBodyATick() {
        yard.floor(Yard.SMOOTH);
        Body[] row = new Body[4];
        for (int i = 0; i < 4; i++) {
            row[i] = yard.add(Yard.crateDef(1f, 1f, 0f), 1.001f * i, TimeOfImpact.GAP, 0f);
        }
        row[0].velocity().set(2f, 0f, 0f);
        for (int i = 1; i < 4; i++) {
            yard.ticks(1);
            assertEquals(2f, row[i].velocity().x, 1e-4f, "tick " + i);
            assertEquals(0f, row[i - 1].velocity().x, 1e-4f, "tick " + i);
        }
    }

    @Test
    void fourBodiesBeforeAWallSettleInAFifteenthOfASecond() {
        yard.floor(Yard.SMOOTH);
        yard.solid(new Box(1f, 5f, 5f), Yard.ROUGH, 4.501f, 0f, 0f); // its face at 3.501 touches the last
        Body[] row = new Body[4];
        for (int i = 0; i < 4; i++) {
            row[i] = yard.add(Yard.crateDef(1f, 0f, 0f), 1.0002f * i, TimeOfImpact.GAP, 0f);
        }
        row[0].velocity().set(0.5f, 0f, 0f);
        float[] end = new float[4];
        yard.ticks(SECOND / 15);
        for (int i = 0; i < 4; i++) {
            end[i] = row[i].position().x;
        }
        yard.ticks(SECOND);
        for (int i = 0; i < 4; i++) {
            assertEquals(end[i], row[i].position().x, 2e-3f, "crate " + i);
            assertTrue(yard.gap(row[i]) > -1e-4f, "crate " + i);
        }
    }

    /** The player walks at 1 u/s; A stands 0.1 ahead, B 0.2 behind A, the wall 0.5 behind B. */
    @ParameterizedTest(name = "creation order {0}")
    @ValueSource(ints = {0, 1, 2})
    void aPlayerPushesARowUpToAWall(int order) {
        yard.floor(Yard.ROUGH);
        yard.solid(new Box(1f, 5f, 5f), Yard.ROUGH, 4.8f, 0f, 0f);
        Body[] body = new Body[3];
        for (int i = 0; i < 3; i++) {
            int k = (i + order) % 3;
            float x = k == 0 ? 0f : k == 1 ? 1.1f : 2.3f;
            BodyDef def = k == 0 ? Yard.crateDef(1000f, 0f, 0f) : Yard.crateDef(1f, 0f, 0.15f);
            body[k] = yard.add(def, x, TimeOfImpact.GAP, 0f);
        }
        int started = 0;
        int touched = 0;
        int moved = 0;
        for (int tick = 1; tick <= 4 * SECOND; tick++) {
            body[0].velocity().set(1f, 0f, 0f);
            yard.ticks(1);
            started = started == 0 && body[1].velocity().x > 0.9f ? tick : started;
            boolean touching = body[2].centre().x - body[1].centre().x < 1f + 1.5f * TimeOfImpact.GAP;
            touched = touched == 0 && touching ? tick : touched;
            moved = moved == 0 && body[2].centre().x > 2.3f ? tick : moved;
            assertTrue(yard.gap(body[1]) > -1e-4f);
            assertTrue(yard.gap(body[2]) > -1e-4f);
        }
        assertEquals(6, started, "A moves on contact: 0.1 u at 1 u/s but for the gap");
        assertEquals(touched + 1, moved, "B moves a tick after it was touched");
        assertAll(
                () -> assertEquals(3.3f, body[2].centre().x, 5e-3f, "B at the wall"),
                () -> assertEquals(2.3f, body[1].centre().x, 8e-3f, "A at B"),
                () -> assertEquals(1.3f, body[0].centre().x, 12e-3f, "the player at A"));
    }

    @ParameterizedTest(name = "box first: {0}")
    @ValueSource(booleans = {true, false})
    void aSmallBoxBeforeALongWallIsMetFirst(boolean boxFirst) {
        if (boxFirst) {
            yard.solid(new Box(0.1f, 0.1f, 0.1f), Yard.ROUGH, 1.5f, 0f, 0f);
        }
        yard.solid(new Box(0.5f, 5f, 50f), Yard.ROUGH, 2.5f, 0f, 0f);
        if (!boxFirst) {
            yard.solid(new Box(0.1f, 0.1f, 0.1f), Yard.ROUGH, 1.5f, 0f, 0f);
        }
        Body crate = yard.crate(0f, -0.5f, 0f);
        crate.velocity().set(300f, 0f, 0f); // 5 u a tick
        yard.ticks(1);
        assertEquals(1.4f - 0.5f, crate.centre().x, 2 * TimeOfImpact.GAP);
    }

    @Test
    void aFastBodyDoesNotPassAThinWall() {
        yard.solid(new Box(0.001f, 5f, 5f), Yard.ROUGH, 2f, 0f, 0f);
        Body ball = yard.add(Yard.ballDef(0.2f, 0f, 0f), 0f, 0f, 0f);
        ball.velocity().set(1000f, 0f, 0f);
        yard.ticks(10);
        assertTrue(ball.centre().x < 1.8f, () -> "at " + ball.centre());
    }

    @ParameterizedTest(name = "e {0}")
    @ValueSource(floats = {0f, 0.5f, 1f})
    void aBallComesOffAWallByItsRestitution(float e) {
        yard.floor(Yard.SMOOTH);
        yard.solid(new Box(1f, 5f, 5f), Yard.ROUGH, 3f, 0f, 0f);
        Body ball = yard.add(Yard.ballDef(0.5f, e, 0f), 0f, TimeOfImpact.GAP, 0f);
        ball.velocity().set(4f, 0f, 0f);
        yard.ticks(SECOND);
        assertEquals(-4f * e, ball.velocity().x, 1e-3f);
        assertTrue(ball.centre().x <= 1.5f);
    }

    @Test
    void aFallingCrateLandsAndTellsHowFast() {
        yard.floor(Yard.ROUGH);
        Body crate = yard.crate(0f, 2f, 0f);
        float told = 0f;
        for (int i = 0; i < 2 * SECOND; i++) {
            yard.ticks(1);
            for (int m = 0; m < yard.field.bodyHits().size(); m++) {
                told = Math.max(told, yard.field.bodyHits().get(m).speed());
            }
        }
        assertEquals(Math.sqrt(2 * Yard.GRAVITY * 2), told, 0.2);
        assertEquals(0f, crate.position().y, 2 * TimeOfImpact.GAP);
        assertTrue(crate.grounded());
    }

    @Test
    void aCrateIsPushedOffALedgeAndFalls() {
        yard.floor(Yard.ROUGH);
        yard.solid(new Box(2f, 1f, 2f), Yard.ROUGH, 0f, 1f, 0f);
        Body crate = yard.crate(0f, 2f + TimeOfImpact.GAP, 0f);
        for (int i = 0; i < 4 * SECOND; i++) {
            crate.push(1000f, 0f, new Vector3f(1f, 0f, 0f), new Vector3f(-1f, 0f, 0f));
            yard.ticks(1);
        }
        assertEquals(0f, crate.position().y, 2 * TimeOfImpact.GAP);
        assertTrue(crate.position().x > 2.5f);
    }

    @Test
    void aRunnerAndACrateExchangeSpeedAsMassesDo() {
        Body crate = yard.add(Yard.crateDef(3f, 0.5f, 0f), 0f, 0f, 0f);
        Vector3f runner = new Vector3f(2f, 0f, 1f);
        crate.push(1f, 0.5f, runner, new Vector3f(-1f, 0f, 0f));
        assertEquals(0f, runner.distance(new Vector3f(-0.25f, 0f, 1f)), 1e-6f);
        assertEquals(0.75f, crate.velocity().x, 1e-6f);
        crate.push(1f, 0.5f, runner, new Vector3f(-1f, 0f, 0f));
        assertEquals(0.75f, crate.velocity().x, 1e-6f, "they part already");
    }

    @Test
    void aLiftCarriesAStackUpAndDown() {
        Solid lift = yard.solid(new Box(2f, 0.25f, 2f), Yard.ROUGH, 0f, -0.25f, 0f);
        Body low = yard.crate(0f, TimeOfImpact.GAP, 0f);
        Body high = yard.crate(0.2f, 1f + 2 * TimeOfImpact.GAP, 0f);
        for (int tick = 1; tick <= 10 * SECOND; tick++) {
            float top = (float) DeterministicMath.sin(tick * 0.026); // ± 1 u, 1.57 u/s at most
            lift.moveTo(new Vector3f(0f, top - 0.25f, 0f), new Quaternion());
            yard.ticks(1);
            assertEquals(top, low.position().y, 0.01f, "tick " + tick);
            assertEquals(top + 1f, high.position().y, 0.02f, "tick " + tick);
        }
    }

    @Test
    void aPlatformTakesACrateAlongByFriction() {
        Solid platform = yard.solid(new Box(3f, 0.25f, 2f), Yard.ROUGH, 0f, -0.25f, 0f);
        Body crate = yard.crate(0f, TimeOfImpact.GAP, 0f);
        for (int tick = 1; tick <= 2 * SECOND; tick++) {
            platform.moveTo(new Vector3f(tick / 60f, -0.25f, 0f), new Quaternion());
            yard.ticks(1);
        }
        assertEquals(1f, crate.velocity().x, 1e-3f);
        // it lags by the sum of (1 − k)^n, n ≥ 1, sixtieths: (1 − k)/k / 60 = 0.094 u
        assertEquals(2f - 0.0944f, crate.position().x, 5e-3f);
    }

    @Test
    void aMovingWallPushesARowAheadAndSwallowsNobody() {
        yard.floor(Yard.ROUGH);
        Solid wall = yard.solid(new Box(0.1f, 2f, 2f), Yard.ROUGH, -1f, 2f, 0f);
        Body[] row = {yard.crate(0f, TimeOfImpact.GAP, 0f), yard.crate(1.3f, TimeOfImpact.GAP, 0f)};
        for (int tick = 1; tick <= 4 * SECOND; tick++) {
            wall.moveTo(new Vector3f(-1f + tick / 60f, 2f, 0f), new Quaternion());
            yard.ticks(1);
            assertTrue(row[0].centre().x - 0.5f > wall.position().x + 0.1f - 0.001f, "tick " + tick);
            assertTrue(row[1].centre().x - row[0].centre().x > 0.999f, "tick " + tick);
        }
    }

    /** A thin plate at 6 u/s would be through a small crate in two ticks: it still comes out in front. */
    @Test
    void whatAFastPlateMeetsComesOutInFrontOfIt() {
        yard.floor(Yard.ROUGH);
        Solid plate = yard.solid(new Box(0.01f, 2f, 2f), Yard.ROUGH, -0.16f, 2f, 0f);
        Body crate = yard.add(Yard.def(BodyDef.Shape.BOX, 0.1f, 0.1f, 1f, 0f, 0.15f, 1000), 0f, TimeOfImpact.GAP, 0f);
        for (int tick = 1; tick <= 20; tick++) {
            plate.moveTo(new Vector3f(-0.16f + 0.15f * tick, 2f, 0f), new Quaternion());
            yard.ticks(1);
            assertTrue(crate.centre().x > plate.position().x + 0.1f, "tick " + tick);
        }
    }

    @ParameterizedTest(name = "yields {0} and {1}: A gives way by {2} of it")
    @CsvSource({"1000, 1000, 0.5", "1000, 0, 1", "0, 1000, 0", "250, 750, 0.25"})
    void anOverlapIsSharedByYield(int yieldA, int yieldB, float share) {
        Body a = yard.add(Yard.def(BodyDef.Shape.BOX, 0.5f, 0.5f, 1f, 0f, 0f, yieldA), 0f, 0f, 0f);
        Body b = yard.add(Yard.def(BodyDef.Shape.BOX, 0.5f, 0.5f, 1f, 0f, 0f, yieldB), 0.8f, 0f, 0f);
        yard.ticks(1);
        assertAll(
                () -> assertEquals(-0.2f * share, a.centre().x, 3 * TimeOfImpact.GAP),
                () -> assertEquals(0.8f + 0.2f * (1f - share), b.centre().x, 3 * TimeOfImpact.GAP),
                () -> assertTrue(yard.gap(a) > -1e-4f));
    }

    @Test
    void aCrateBreaksAfterItsHits() {
        BodyDef def = new BodyDef("c", "c", BodyDef.Shape.BOX, 1, 1, 1, 1, 0, 0, 1000, "rough", 2, 50, "");
        Body crate = yard.add(def, 0f, 0f, 0f);
        assertFalse(crate.hit());
        assertTrue(crate.hit());
        yard.field.remove(crate);
        assertTrue(crate.gone());
        assertEquals(0, yard.field.bodies().size());
    }
}
