package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.declaration.FormField;
import bumblewick.content.json.JsonPath;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberScaleTest {
    private static NumberScale scale(float min, float max, boolean whole) {
        return NumberScale.of(
                new FormField.Number(JsonPath.ROOT.member("n"), "a.n", min, max, "u", whole, Optional.empty()));
    }

    /** Halfway of 0 to 2 is 1; halfway of 0.1 to 1000 in proportions is √(0.1 · 1000) = 10. */
    @Test
    void aWideRangeIsLedInProportions() {
        assertEquals(0.5, scale(0f, 2f, false).share(1.0), 1e-6);
        assertEquals(0.5, scale(0.1f, 1_000f, false).share(10.0), 1e-6);
    }

    /** Of 0 to 1,000,000 points, the first hundredth takes more than a third of the way. */
    @Test
    void aWideRangeFromZeroGivesTheSmallNumbersRoom() {
        NumberScale points = scale(0f, 1_000_000f, true);

        assertEquals(0.0, points.share(0.0), 1e-9);
        assertTrue(points.share(10_000.0) > 0.34, () -> "share " + points.share(10_000.0));
        assertEquals(1.0, points.share(1_000_000.0), 1e-9);
    }

    @Test
    void aWideRangeThroughZeroIsTheSameOnBothSides() {
        NumberScale place = scale(-2_000f, 2_000f, false);

        assertEquals(0.5, place.share(0.0), 1e-9);
        assertEquals(1.0, place.share(30.0) + place.share(-30.0), 1e-9);
    }

    @ParameterizedTest(name = "{0} to {1}: after {2} comes {3}, after a large step {4}")
    @CsvSource({
        "0, 1, 0.5, 0.51, 0.6",
        "0, 2, 0, 0.01, 0.1",
        "-360, 360, 90, 91, 100",
        "0.1, 100, 15, 15.1, 16",
        "0.1, 1000, 100, 101, 110",
        "0.1, 100, 0.5, 0.51, 0.6",
        "0, 10000, 0, 1, 10"
    })
    void stepsAreRoundNumbers(float min, float max, double from, double next, double leap) {
        NumberScale scale = scale(min, max, false);

        assertEquals(next, scale.stepped(from, 1), 1e-9);
        assertEquals(leap, scale.leapt(from, 1), 1e-9);
    }

    /** 1 to 8 has no room for steps of ten; 0 to 100,000 points goes by tens where it is in the hundreds. */
    @ParameterizedTest(name = "{0} to {1}: after {2} comes {3}, after a large step {4}")
    @CsvSource({"1, 8, 3, 4, 4", "0, 60, 6, 7, 10", "0, 100000, 500, 510, 600", "1, 216000, 1, 2, 10"})
    void wholeNumbersGoByWholeSteps(float min, float max, double from, double next, double leap) {
        NumberScale scale = scale(min, max, true);

        assertEquals(next, scale.stepped(from, 1), 1e-9);
        assertEquals(leap, scale.leapt(from, 1), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 1000, 4", "0.1, 1000, 40", "-2000, 2000, 0", "-2000, 2000, -40", "0, 1, 0.3", "0.01, 500, 3.99"})
    void backAndForthLeadsToWhereOneWas(float min, float max, double from) {
        NumberScale scale = scale(min, max, false);
        double round = scale.stepped(scale.stepped(from, -1), 1);

        for (int steps = 1; steps < 60; steps++) {
            assertEquals(round, scale.stepped(scale.stepped(round, steps), -steps), 1e-6, steps + " steps up");
            assertEquals(round, scale.stepped(scale.stepped(round, -steps), steps), 1e-6, steps + " steps down");
            if (scale.stepped(round, -steps - 1) <= min) {
                break;
            }
        }
    }

    @Test
    void theEndsAreReachedAndNeverPassed() {
        NumberScale scale = scale(0.25f, 1.1f, false);

        assertEquals(0.25, scale.at(-1.0), 0.0);
        assertEquals(1.1, scale.at(1.0), 0.0);
        assertEquals(1.1, scale.stepped(1.1, 5), 0.0);
        assertEquals(0.25, scale.leapt(0.3, -9), 0.0);
    }

    /** A slider of some hundred pixels is let go at round numbers only. */
    @Test
    void whereverASliderIsLetGoTheNumberIsRound() {
        NumberScale scale = scale(0.1f, 100f, false);

        for (double share = 0.001; share < 1.0; share += 0.001) {
            String text = NumberScale.text(scale.at(share));
            assertTrue(text.replace(".", "").replaceAll("^0+", "").length() <= 4, text);
        }
    }

    @ParameterizedTest
    @CsvSource({"2.5, 2.5", "100, 100", "0.1, 0.1", "-0, 0", "1000000, 1000000", "0.0007, 0.0007", "3.1000001, 3.1"})
    void isWrittenWithoutExponentAndZeros(double value, String text) {
        assertEquals(text, NumberScale.text(value));
    }
}
