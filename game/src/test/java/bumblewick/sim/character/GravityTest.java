package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.TestRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES 5: 1.6 u in 0.36 s, half gravity near the apex, falls × 1.5, at most 22 u/s. */
class GravityTest {
    private final Gravity gravity = new Gravity(TestRules.FOOT);

    /** Steps that end exactly at the apex: the height is that of the rules at any length of the step. */
    @ParameterizedTest(name = "in {0} steps")
    @ValueSource(ints = {1, 2, 7, 22, 36, 1000})
    void theApexIsAsHighAndAsSoonAsAskedFor(int steps) {
        double height = 0;
        float speed = gravity.leap();
        for (int i = 0; i < steps; i++) {
            gravity.act(speed, 0.36f / steps);
            height += gravity.mean() * (0.36 / steps);
            speed = gravity.speed();
        }

        assertEquals(1.6, height, 1e-4);
        assertEquals(0, speed, 1e-3);
    }

    @Test
    void gravityIsHalvedNearTheApexAndGreaterInTheFall() {
        double rising = lost(5f);
        assertAll(
                () -> assertEquals(0.5 * rising, lost(1f), 1e-3),
                () -> assertEquals(0.75 * rising, lost(-0.5f), 1e-3),
                () -> assertEquals(1.5 * rising, lost(-5f), 1e-3));
    }

    /** Speed lost in a millisecond, in u/s². */
    private double lost(float speed) {
        gravity.act(speed, 0.001f);
        return (speed - gravity.speed()) / 0.001;
    }

    @Test
    void theFallHasATerminalSpeed() {
        gravity.act(-21.9f, 1f);
        assertEquals(-22f, gravity.speed(), 0f);
        assertTrue(gravity.mean() > -22f && gravity.mean() < -21.9f);

        gravity.act(-30f, 1f);
        assertEquals(-22f, gravity.mean(), 0f);
    }
}
