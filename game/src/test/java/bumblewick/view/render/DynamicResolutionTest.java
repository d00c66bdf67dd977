package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DynamicResolutionTest {
    private static final float RATE = 60f;
    private static final float MAY = 1f / RATE; // seconds a frame may take
    private static final float EXACT = 1e-4f;

    private final DynamicResolution auto = new DynamicResolution();
    private float scale;
    private int changes;

    @BeforeEach
    void begin() {
        auto.reset(1f);
        scale = 1f;
    }

    /** What a frame costs: something that does not depend on lines, and something that goes with their square. */
    private record Machine(float fixed, float full, boolean waits) {
        float frame(float scale) {
            float work = fixed + full * scale * scale;
            return waits ? (float) Math.ceil(work / MAY - EXACT) * MAY : work; // to the next refresh
        }
    }

    private void run(Machine machine, float seconds) {
        for (float passed = 0f; passed < seconds; ) {
            float frame = machine.frame(scale);
            float next = auto.update(frame, RATE);
            changes += next == scale ? 0 : 1;
            scale = next;
            passed += frame;
        }
    }

    @Test
    void aFastMachineKeepsAllLines() {
        run(new Machine(0.002f, 0.005f, false), 60f);

        assertAll(() -> assertEquals(1f, scale), () -> assertEquals(0, changes));
    }

    /** Full lines take 1.5 times as long as they may: 1/√1.5 is 0.816, and the last step of the grid below is 0.8. */
    @ParameterizedTest(name = "waiting for the screen: {0}")
    @ValueSource(booleans = {false, true})
    void aSlowMachineGetsTheMostLinesThatItHolds(boolean waits) {
        Machine machine = new Machine(0f, 1.5f * MAY, waits);
        run(machine, 120f);

        assertTrue(scale == 0.8f || scale == 0.85f, "at the edge, or trying one step more: " + scale);
    }

    /** The wait before a trial doubles from 4 s to 64 s: after ten minutes there are few left, not one every few seconds. */
    @Test
    void comesToRestInsteadOfSwingingForever() {
        Machine machine = new Machine(0f, 1.5f * MAY, true);
        run(machine, 600f);
        changes = 0;
        run(machine, 120f);

        assertTrue(changes <= 4, changes + " changes in two minutes: at most two trials, up and down");
    }

    @Test
    void allLinesComeBackWhenTheLoadIsGone() {
        run(new Machine(0f, 3f * MAY, false), 30f);
        float loaded = scale;
        run(new Machine(0f, 0.3f * MAY, false), 60f);

        assertAll(() -> assertTrue(loaded < 0.65f, "loaded " + loaded), () -> assertEquals(1f, scale, EXACT));
    }

    /** Where drawing is not what takes the time, a coarse picture would be no faster. */
    @Test
    void linesComeBackWhereFewerDoNotHelp() {
        run(new Machine(2f * MAY, 0.001f * MAY, false), 30f);

        assertEquals(1f, scale, EXACT);
    }

    @ParameterizedTest(name = "{0} times the time it may take")
    @CsvSource({"1.04", "1.07"})
    void aLittleLateIsLeftAsItIs(float load) {
        run(new Machine(0f, load * MAY, false), 60f);

        assertEquals(0, changes);
    }

    @Test
    void aHitchIsNotTheMachinesSpeed() {
        for (int i = 0; i < 100; i++) {
            run(new Machine(0f, 0.5f * MAY, false), 0.4f);
            scale = auto.update(0.6f, RATE);
        }

        assertEquals(1f, scale);
    }

    @ParameterizedTest(name = "{0} times too slow")
    @ValueSource(floats = {1.2f, 2f, 4f, 9f})
    void staysOnItsGridBetweenLeastAndMost(float load) {
        auto.reset(0.9f);
        scale = 0.9f;
        Machine machine = new Machine(0f, load * MAY, false);
        for (int i = 0; i < 200; i++) {
            run(machine, 0.3f);
            float steps = scale / 0.05f;
            assertTrue(scale >= DynamicResolution.SMALLEST && scale <= 0.9f, "scale " + scale);
            assertEquals(Math.round(steps), steps, 1e-3f, "scale " + scale);
        }
    }
}
