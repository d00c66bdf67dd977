package bumblewick.editor.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepScaleTest {
    private final StepScale even = new StepScale(-40f, 160f, 0.5f, false, String::valueOf);
    private final StepScale ratios = new StepScale(0.5f, 200f, 0.5f, true, String::valueOf);

    @ParameterizedTest
    @ValueSource(floats = {0.5f, 3f, 30f, 150.5f})
    void whatIsDrawnToAShareOfAValueIsThatValue(float value) {
        assertEquals(value, even.valueAt(even.fraction(value)), 1e-4f);
        assertEquals(value, ratios.valueAt(ratios.fraction(value)), 1e-3f);
    }

    /** From 0.5 to 200 the middle of the ratios is the geometric mean, 10. */
    @Test
    void equalWaysAreEqualRatios() {
        assertEquals(10f, ratios.valueAt(0.5f), 1e-4f);
    }

    @Test
    void neitherEndIsPassed() {
        assertEquals(160f, even.step(160f, 1));
        assertEquals(-40f, even.valueAt(-1f));
        assertEquals(0f, even.fraction(-300f), "a value beyond is shown at the end");
    }
}
