package bumblewick.sim.motion;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArrivalTest {
    private final Vector3f position = new Vector3f();
    private final Vector3f velocity = new Vector3f();

    /**
     * Target 100, brake at 50. Full acceleration of 0.5 for ten ticks: 0.5·n(n+1)/2 = 27.5. Then 5 a tick until the
     * distance is under 50, from where each tick leaves nine tenths of it, as far as 0.5 a tick allows.
     */
    @ParameterizedTest(name = "after tick {0} it is at {1}")
    @CsvSource({"1, 0.5", "2, 1.5", "3, 3.0", "10, 27.5", "30, 90.220171"})
    void reachesTheCheckValues(int ticks, float expected) {
        for (Arrival.Mode mode : Arrival.Mode.values()) {
            position.set(0f, 0f, 0f);
            velocity.set(0f, 0f, 0f);

            run(Arrival.perTick(0.5f, 5f, 50f, mode), new Vector3f(100f, 0f, 0f), ticks);

            assertEquals(expected, position.x, 2e-5f, mode.name());
        }
    }

    /** 0.5 u/tick² = 1800 u/s², 5 u/tick = 300 u/s: the same flight in another unit. */
    @Test
    void isTheSameInSecondsAsInTicks() {
        run(Arrival.of(new ArrivalDef(1800f, 300f, 50f)), new Vector3f(100f, 0f, 0f), 30);

        assertEquals(90.22017f, position.x, 1e-4f);
        assertTrue(velocity.x > 50f, "velocity is in u/s");
    }

    @ParameterizedTest(name = "braking distance {0}")
    @ValueSource(floats = {25f, 30f, 50f, 80f})
    void comesToRestAtTheTargetWithoutOvershoot(float brakeDistance) {
        Arrival law = Arrival.perTick(0.5f, 5f, brakeDistance, Arrival.Mode.CORRECTED);
        Vector3f target = new Vector3f(60f, 80f, 0f);
        float farthest = 0f;

        for (int i = 0; i < 600; i++) {
            law.move(target, position, velocity);
            farthest = Math.max(farthest, (position.x * 0.6f + position.y * 0.8f));
        }

        assertEquals(0f, position.distance(target), 1e-2f);
        assertTrue(farthest <= 100f + 1e-3f, "went as far as " + farthest);
    }

    @Test
    void overshootsWhenItBrakesTooLate() {
        ArrivalDef hornet = new ArrivalDef(12f, 30f, 6f);
        Arrival law = Arrival.of(hornet);
        Vector3f target = new Vector3f(0f, 0f, 40f);
        float farthest = 0f;

        for (int i = 0; i < 600; i++) {
            law.move(target, position, velocity);
            farthest = Math.max(farthest, position.z);
        }

        assertFalse(hornet.comesToRestWithoutOvershoot());
        assertTrue(farthest > 45f, "went only as far as " + farthest);
    }

    @Test
    void sourceRuleFreezesAtTheTargetAndKeepsItsVelocity() {
        velocity.set(2f, 0f, 0f);

        run(Arrival.perTick(0.5f, 5f, 50f, Arrival.Mode.SOURCE), new Vector3f(), 1);

        assertEquals(new Vector3f(), position);
        assertEquals(new Vector3f(2f, 0f, 0f), velocity);
    }

    @Test
    void correctedRuleBrakesAtTheTarget() {
        velocity.set(2f, 0f, 0f);

        run(Arrival.perTick(0.5f, 5f, 50f, Arrival.Mode.CORRECTED), new Vector3f(), 1);

        assertEquals(new Vector3f(1.5f, 0f, 0f), position);
        assertEquals(new Vector3f(1.5f, 0f, 0f), velocity);
    }

    @ParameterizedTest
    @EnumSource(Arrival.Mode.class)
    void neverGivesNaN(Arrival.Mode mode) {
        float[] distances = {0f, Float.MIN_VALUE, 1e-30f, 1e-10f, 1f, 1e10f, 1e30f};
        for (float brakeDistance : new float[] {0f, 1e-20f, 1f}) {
            Arrival law = Arrival.perTick(0.5f, 5f, brakeDistance, mode);
            for (float distance : distances) {
                position.set(0f, 0f, 0f);
                velocity.set(0f, 0f, 0f);
                run(law, new Vector3f(distance, -distance, 0f), 3);
                assertTrue(Vector3f.isValidVector(position), distance + " → " + position);
                assertTrue(Vector3f.isValidVector(velocity), distance + " → " + velocity);
            }
        }
    }

    @Test
    void refusesWhatCannotMoveAndNamesIt() {
        assertAll(
                () -> assertEquals(
                        "maxAcceleration is 0.0, expected more than 0",
                        assertThrows(IllegalArgumentException.class, () -> Arrival.of(new ArrivalDef(0f, 5f, 1f)))
                                .getMessage()),
                () -> assertEquals(
                        "maxSpeed is -1.0, expected more than 0",
                        assertThrows(IllegalArgumentException.class, () -> Arrival.of(new ArrivalDef(1f, -1f, 1f)))
                                .getMessage()),
                () -> assertEquals(
                        "brakeDistance is NaN, expected 0 or more",
                        assertThrows(
                                        IllegalArgumentException.class,
                                        () -> Arrival.of(new ArrivalDef(1f, 1f, Float.NaN)))
                                .getMessage()));
    }

    /** At 6 u/s it lags by the distance at which braking allows 6 u/s: 6/15 · 3.125 = 1.25, less one tick's way. */
    @Test
    void followsATargetThatMovesWithALag() {
        Arrival law = Arrival.of(new ArrivalDef(60f, 15f, 3.125f));
        Vector3f target = new Vector3f();

        for (int i = 0; i < 120; i++) {
            target.x += 0.1f;
            law.move(target, position, velocity);
        }

        assertEquals(1.25f - 0.1f, target.x - position.x, 1e-2f);
    }

    /** A tempo bloom slows the way, not the steering. */
    @Test
    void coversAShareOfTheWayAtTheSameVelocity() {
        Arrival law = Arrival.of(new ArrivalDef(60f, 15f, 3.125f));
        Vector3f slowPosition = new Vector3f();
        Vector3f slowVelocity = new Vector3f();

        law.move(new Vector3f(30f, 40f, 0f), position, velocity);
        law.move(new Vector3f(30f, 40f, 0f), slowPosition, slowVelocity, 0.5f);

        assertEquals(velocity, slowVelocity);
        assertEquals(position.mult(0.5f), slowPosition);
    }

    private void run(Arrival law, Vector3f target, int ticks) {
        for (int i = 0; i < ticks; i++) {
            law.move(target, position, velocity);
        }
    }
}
