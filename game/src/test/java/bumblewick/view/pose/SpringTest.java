package bumblewick.view.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpringTest {
    /** The solution is exact for a target that stands still, so one step of a second is worth sixty short ones. */
    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {1, 24, 60, 240})
    void frameRateDoesNotChangeWhereItIs(int framesPerSecond) {
        Spring spring = new Spring(7f, 0.3f);
        spring.kick(3f);

        for (int i = 0; i < framesPerSecond; i++) {
            spring.follow(2f, 1f / framesPerSecond);
        }

        Spring exact = new Spring(7f, 0.3f);
        exact.kick(3f);
        exact.follow(2f, 1f);
        assertEquals(exact.value(), spring.value(), 1e-3f);
        assertEquals(exact.speed(), spring.speed(), 1e-2f);
    }

    @Test
    void comesToRestAtTheTarget() {
        Spring spring = new Spring(10f, 0.3f);

        for (int i = 0; i < 300; i++) {
            spring.follow(1f, 1f / 60f);
        }

        assertEquals(1f, spring.value(), 1e-4f);
        assertEquals(0f, spring.speed(), 1e-3f);
    }

    @Test
    void oneThatIsDampedCriticallyDoesNotSwingOver() {
        Spring spring = new Spring(12f, 1f);
        float most = 0f;

        for (int i = 0; i < 300; i++) {
            most = Math.max(most, spring.follow(1f, 1f / 60f));
        }

        assertTrue(most <= 1.001f, () -> "swung over to " + spring.value());
    }
}
