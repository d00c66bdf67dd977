package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How keys and sticks become a deflection in flight; 127 is full. */
class SteeringTest {
    private final IntentBuffer buffer = new IntentBuffer(0.25f);

    private void steer(float ramp, float padX, float padY, float curve) {
        InputTuning.Turn usual = new InputTuning.Turn(false, false, 1f);
        buffer.tuning(
                new InputTuning(usual, usual, usual, usual, 0f, new InputTuning.Steering(ramp, padX, padY, curve)));
    }

    /** 0.2 s are twelve ticks: after n of them the key is n/12 of the way. */
    @ParameterizedTest(name = "after {0} ticks {1} of 127")
    @CsvSource({"1, 11", "3, 32", "6, 64", "12, 127", "30, 127"})
    void aHeldKeyGrowsToFullDeflection(int ticks, int deflection) {
        steer(0.2f, 1f, 1f, 1f);
        buffer.push(Device.KEYS, Action.RIGHT, 1f);
        for (int i = 1; i < ticks; i++) {
            buffer.take();
        }

        assertEquals(deflection, buffer.take().moveX());
    }

    @Test
    void aReleasedKeyStopsAtOnceAndTheOtherDirectionStartsFromRest() {
        steer(0.2f, 1f, 1f, 1f);
        buffer.push(Device.KEYS, Action.UP, 1f);
        for (int i = 0; i < 20; i++) {
            buffer.take();
        }
        buffer.push(Device.KEYS, Action.UP, 0f);
        buffer.push(Device.KEYS, Action.DOWN, 1f);
        assertEquals(-11, buffer.take().moveY());
        buffer.push(Device.KEYS, Action.DOWN, 0f);

        assertEquals(0, buffer.take().moveY());
    }

    @Test
    void withoutARampAKeyIsFullAtOnce() {
        buffer.push(Device.KEYS, Action.LEFT, 1f);

        assertEquals(-127, buffer.take().moveX());
    }

    /** The factor scales, the curve raises to its power, full is the limit: min(1, factor · push^curve) · 127. */
    @ParameterizedTest(name = "{0} by {1}, curve {2}: {3}")
    @CsvSource({
        "0.5, 1, 1, 64",
        "0.5, 0.4, 1, 25",
        "0.5, 2, 1, 127",
        "0.8, 2, 1, 127",
        "0.5, 1, 2, 32",
        "-0.5, 1, 2, -32"
    })
    void aStickIsScaledAndCurved(float push, float factor, float curve, int deflection) {
        steer(0f, factor, 1f, curve);
        buffer.push(Device.PAD, push > 0f ? Action.RIGHT : Action.LEFT, Math.abs(push));

        assertEquals(deflection, buffer.take().moveX());
    }

    @Test
    void theAxesOfAStickAreScaledForThemselves() {
        steer(0f, 0.5f, 2f, 1f);
        buffer.push(Device.PAD, Action.RIGHT, 0.5f);
        buffer.push(Device.PAD, Action.UP, 0.25f);

        var intent = buffer.take();
        assertEquals(32, intent.moveX());
        assertEquals(64, intent.moveY());
    }

    @Test
    void onFootNothingIsScaled() {
        steer(0.5f, 0.4f, 0.4f, 2.4f);
        buffer.setOnFoot(true);
        buffer.push(Device.KEYS, Action.UP, 1f);
        buffer.push(Device.PAD, Action.RIGHT, 0.5f);

        var intent = buffer.take();
        assertEquals(127, intent.moveY());
        assertEquals(64, intent.moveX());
    }

    @Test
    void tuningOutOfRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new InputTuning.Steering(-0.1f, 1f, 1f, 1f));
        assertThrows(IllegalArgumentException.class, () -> new InputTuning.Steering(0f, 0f, 1f, 1f));
        assertThrows(IllegalArgumentException.class, () -> new InputTuning.Steering(0f, 1f, 1f, 0.5f));
    }
}
