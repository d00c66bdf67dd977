package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.CourseDef;
import bumblewick.def.FramingDef.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A camera passes from one move to the next without a jerk, at any rate of frames. */
class EasedMoveTest {
    private static final Move SWING = new Move(Action.DIVE, 1f, -2f, 3f, -7f, 4f, CourseDef.UNSAID, CourseDef.UNSAID);

    private final EasedMove move = new EasedMove();

    private void go(Move wanted, float seconds, int frames) {
        for (int i = 0; i < frames; i++) {
            move.towards(wanted, seconds / frames);
        }
    }

    @Test
    void arrives() {
        go(SWING, 4f, 240);

        assertAll(
                () -> assertEquals(1f, move.lift(), 1e-3f),
                () -> assertEquals(-2f, move.drawBack(), 1e-3f),
                () -> assertEquals(3f, move.aside(), 1e-3f),
                () -> assertEquals(-7f, move.roll(), 1e-3f),
                () -> assertEquals(4f, move.wider(), 1e-3f));
    }

    /** Of two lags in a row, the second one begins at rest: the first step is a small share of the largest. */
    @Test
    void beginsSlowly() {
        float first = 0f;
        float largest = 0f;
        float before = 0f;
        for (int i = 0; i < 60; i++) {
            move.towards(SWING, 1f / 60f);
            float step = move.aside() - before;
            before = move.aside();
            first = i == 0 ? step : first;
            largest = Math.max(largest, step);
        }

        assertTrue(first > 0f && first < 0.3f * largest, first + " of " + largest);
    }

    /** The exact answer of two lags of T after t is 1 − (1 + t/T)·exp(−t/T); with four frames the steps are 6 % off. */
    @ParameterizedTest
    @ValueSource(ints = {10, 30, 144})
    void isAsFarAtAnyRateOfFrames(int rate) {
        go(SWING, 0.4f, Math.round(0.4f * rate));

        assertEquals(3f * (1f - 3f * Math.exp(-2)), move.aside(), 3f * 0.07f);
    }

    @Test
    void isAtRestAtOnceWhenReset() {
        go(SWING, 1f, 60);

        move.reset();

        assertAll(
                () -> assertEquals(0f, move.lift()),
                () -> assertEquals(0f, move.drawBack()),
                () -> assertEquals(0f, move.aside()),
                () -> assertEquals(0f, move.roll()),
                () -> assertEquals(0f, move.wider()));
    }
}
