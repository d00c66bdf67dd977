package bumblewick.view.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DampedSpringTest {
    /** The solution is exact for a target that stands still, so one step of a second is worth sixty short ones. */
    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {1, 24, 60, 240})
    void frameRateDoesNotChangeWhereItIs(int framesPerSecond) {
        DampedSpring spring = new DampedSpring(7f, 0.3f);
        spring.addVelocity(3f);

        for (int i = 0; i < framesPerSecond; i++) {
            spring.follow(2f, 1f / framesPerSecond);
        }

        DampedSpring exact = new DampedSpring(7f, 0.3f);
        exact.addVelocity(3f);
        exact.follow(2f, 1f);
        assertEquals(exact.value(), spring.value(), 1e-3f);
        assertEquals(exact.velocity(), spring.velocity(), 1e-2f);
    }

    @Test
    void comesToRestAtTheTarget() {
        DampedSpring spring = new DampedSpring(10f, 0.3f);

        for (int i = 0; i < 300; i++) {
            spring.follow(1f, 1f / 60f);
        }

        assertEquals(1f, spring.value(), 1e-4f);
        assertEquals(0f, spring.velocity(), 1e-3f);
    }

    @Test
    void oneThatIsDampedCriticallyDoesNotSwingOver() {
        DampedSpring spring = new DampedSpring(12f, 1f);
        float most = 0f;

        for (int i = 0; i < 300; i++) {
            most = Math.max(most, spring.follow(1f, 1f / 60f));
        }

        assertTrue(most <= 1.001f, () -> "swung over to " + spring.value());
    }
}
