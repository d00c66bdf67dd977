package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepSmoothingTest {
    private static final float RUN = 6f; // u/s
    private static final float STEP = 0.35f; // u

    private final StepSmoothing ease = new StepSmoothing();
    private float drawn;
    private float fastest;

    /** Walks on for some frames at a height, and notes the height drawn and its greatest change. */
    private void walk(int frames, float height, int framesPerSecond) {
        for (int i = 0; i < frames; i++) {
            float next = height + ease.offset(height, RUN, true, 1f / framesPerSecond);
            fastest = Math.max(fastest, Math.abs(next - drawn) * framesPerSecond);
            drawn = next;
        }
    }

    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {60, 144, 240})
    void aStepIsClimbedInAboutATenthOfASecond(int framesPerSecond) {
        walk(framesPerSecond, 0f, framesPerSecond);
        fastest = 0f;

        walk(framesPerSecond / 12, STEP, framesPerSecond);

        assertTrue(fastest < STEP / 0.03f, fastest + " u/s: that is a jump");
        assertTrue(drawn > 0.75f * STEP && drawn < 0.95f * STEP, "after a twelfth of a second at " + drawn);
        walk(framesPerSecond, STEP, framesPerSecond);
        assertEquals(STEP, drawn, 1e-3f);
    }

    @Test
    void aSlopeAndAFallAreDrawnAsTheyAre() {
        float height = 0f;
        for (int i = 0; i < 60; i++) {
            height += 0.9f * RUN / 60f;
            assertEquals(0f, ease.offset(height, RUN, true, 1f / 60f), 1e-6f);
        }
        for (int i = 0; i < 60; i++) {
            height -= 14f / 60f;
            assertEquals(0f, ease.offset(height, RUN, false, 1f / 60f), 1e-6f);
        }
        assertEquals(0f, ease.offset(height - 0.2f, RUN, true, 1f / 60f), 1e-6f, "the landing");
    }

    @Test
    void whoIsPutElsewhereIsThereAtOnce() {
        ease.offset(0f, 0f, true, 1f / 60f);

        assertEquals(0f, ease.offset(5f, 0f, true, 1f / 60f), 1e-6f);
    }
}
