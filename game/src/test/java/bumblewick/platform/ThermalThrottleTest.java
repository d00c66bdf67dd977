package bumblewick.platform;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.ThermalReading.Status;
import bumblewick.platform.ThermalThrottle.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThermalThrottleTest {
    private static final int MINUTE = 6; // readings

    private final ThermalThrottle thermalThrottle = new ThermalThrottle();

    private Step read(float headroom, Status status, int times) {
        Step step = thermalThrottle.step();
        for (int i = 0; i < times; i++) {
            step = thermalThrottle.read(new ThermalReading(headroom, status));
        }
        return step;
    }

    @Test
    void aMachineThatDoesNotSayDrawsEverything() {
        assertEquals(Step.ALL, read(Float.NaN, Status.NONE, 100));
    }

    /** Resolution first, then effects, then pictures; never the tick, of which it knows nothing. */
    @Test
    void drawsLessStepByStepWhileItIsHot() {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            steps.add(read(0.97f, Status.LIGHT, 1));
        }
        assertEquals(List.of(Step.FEWER_LINES, Step.FEWEST_LINES, Step.PLAIN, Step.SLOW, Step.SLOW, Step.SLOW), steps);
    }

    @ParameterizedTest
    @CsvSource({"MODERATE, FEWER_LINES", "SEVERE, PLAIN", "CRITICAL, SLOW"})
    void whatTheSystemSaysCountsAtOnce(Status status, Step least) {
        assertEquals(least, read(Float.NaN, status, 1));
    }

    /** Between hot and cool nothing changes, however long: that is what keeps it from swinging. */
    @Test
    void staysAsItIsInBetween() {
        read(1f, Status.LIGHT, 2);

        assertEquals(Step.FEWEST_LINES, read(0.9f, Status.LIGHT, 1_000));
    }

    @Test
    void comesBackOneStepAMinute() {
        read(2f, Status.CRITICAL, 1);

        assertAll(
                () -> assertEquals(Step.SLOW, read(0.5f, Status.NONE, MINUTE - 1)),
                () -> assertEquals(Step.PLAIN, read(0.5f, Status.NONE, 1)),
                () -> assertEquals(Step.ALL, read(0.5f, Status.NONE, 3 * MINUTE)));
    }

    @Test
    void aWarmMomentBeginsTheWaitAnew() {
        read(1f, Status.LIGHT, 1);
        read(0.5f, Status.NONE, MINUTE - 1);
        read(0.85f, Status.NONE, 1);

        assertEquals(Step.FEWER_LINES, read(0.5f, Status.NONE, MINUTE - 1));
    }

    /**
     * A phone that heats up by what it draws and cools down with what it does not: it finds a step at which it stays, or
     * goes between two that lie side by side, with minutes in between.
     */
    @ParameterizedTest(name = "all that there is would heat it to {0}")
    @CsvSource({"1.05", "1.2", "1.5"})
    void comesToRestOnAMachineThatHeatsUp(float full) {
        float headroom = 0.5f;
        int changes = 0;
        Step before = Step.ALL;
        for (int reading = 0; reading < 60 * MINUTE; reading++) {
            float towards = full * (1f - 0.12f * before.ordinal()); // what each step spares
            headroom += (towards - headroom) * 0.05f; // three minutes and a bit
            Step step = thermalThrottle.read(new ThermalReading(headroom, Status.NONE));
            boolean second = reading >= 30 * MINUTE;
            changes += second && step != before ? 1 : 0;
            before = step;
        }
        assertTrue(
                changes <= 12, changes + " changes in the second half hour: one every two and a half minutes at most");
    }
}
