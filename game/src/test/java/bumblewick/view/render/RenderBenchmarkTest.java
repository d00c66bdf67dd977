package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.ViewOptions.Quality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenderBenchmarkTest {
    private static final float RATE = 60f;

    private static RenderBenchmark.Verdict verdict(float frameSeconds, float rate) {
        return verdict(frameSeconds, new RenderBenchmark(rate, Quality.HIGH, 1f));
    }

    private static RenderBenchmark.Verdict verdict(float frameSeconds, RenderBenchmark trial) {
        for (int i = 0; i < 10_000; i++) {
            if (trial.update(frameSeconds)) {
                return trial.verdict();
            }
        }
        throw new AssertionError("it never ends");
    }

    /**
     * Play costs 1.2 times as much as what is measured, medium 0.7 and low 0.4 of high; the lines that are held are 1/√load,
     * on a grid of 0.05, and a quality with less than 0.8 of them gives way to the one below.
     *
     * <p>1.1: high takes 1.32 times too long, 0.870. 1.25: 1.5, 0.816. 1.35: 1.62 is 0.786, so medium: 1.134, 0.939. 1.8:
     * 1.512, 0.813. 2: low: 0.96, all lines. 3: 1.44, 0.833. 6: 2.88, 0.589, and there is nothing below low.
     */
    @ParameterizedTest(name = "{0} times the time that a frame may take: {1}, {2} of the lines")
    @CsvSource({
        "0.2, HIGH, 1",
        "1, HIGH, 1",
        "1.04, HIGH, 1",
        "1.1, HIGH, 0.85",
        "1.25, HIGH, 0.8",
        "1.35, MEDIUM, 0.9",
        "1.8, MEDIUM, 0.8",
        "2, LOW, 1",
        "3, LOW, 0.8",
        "6, LOW, 0.55",
        "50, LOW, 0.5"
    })
    void choosesTheHighestQualityThatIsHeld(float load, Quality quality, float scale) {
        RenderBenchmark.Verdict verdict = verdict(load / RATE, RATE);

        assertAll(
                () -> assertEquals(quality, verdict.quality()),
                () -> assertEquals(scale, verdict.scale(), 1e-4f),
                () -> assertEquals(load / RATE, verdict.frameSeconds(), 1e-6f));
    }

    /**
     * The same machines, drawing medium with half of the lines, which takes 0.7 · 0.5² = 0.175 of the time: what is late
     * there gets what it would have got from the highest.
     */
    @ParameterizedTest(name = "{0} times the time that a frame may take: {1}, {2} of the lines")
    @CsvSource({"1.05, LOW, 0.55", "1.5, LOW, 0.5", "0.8, MEDIUM, 0.5"})
    void estimatesFromWhatWasDrawn(float load, Quality quality, float scale) {
        RenderBenchmark.Verdict verdict =
                verdict(load * 1.001f / RATE, new RenderBenchmark(RATE, Quality.MEDIUM, 0.5f));

        assertAll(() -> assertEquals(quality, verdict.quality()), () -> assertEquals(scale, verdict.scale(), 1e-4f));
    }

    /** Who is content with 30 frames a second can have them richer. */
    @Test
    void theRateThatIsWantedCounts() {
        assertEquals(Quality.LOW, verdict(1f / 30f, 60f).quality());
        assertEquals(Quality.HIGH, verdict(1f / 30f, 30f).quality());
    }

    @Test
    void takesTwoSecondsAfterASecondOfWarmUp() {
        RenderBenchmark trial = new RenderBenchmark(RATE, Quality.HIGH, 1f);
        float seconds = 0f;
        while (!trial.update(1f / 64f)) { // whole in binary
            seconds += 1f / 64f;
        }
        assertEquals(3f, seconds, 1f / 32f);
    }

    /** A scene that has just come loads, and another program may wake up: neither is the speed of the machine. */
    @Test
    void whatIsSlowAtFirstOrNowAndThenDoesNotCount() {
        RenderBenchmark trial = new RenderBenchmark(RATE, Quality.HIGH, 1f);
        trial.update(0.9f);
        boolean over = false;
        for (int i = 0; !over; i++) {
            over = trial.update(i % 5 == 0 ? 0.06f : 0.01f);
        }
        assertEquals(0.01f, trial.verdict().frameSeconds());
    }

    @Test
    void aMachineThatTakesSecondsForAFrameIsMeasured() {
        assertTrue(verdict(1.5f, RATE).quality() == Quality.LOW);
    }
}
