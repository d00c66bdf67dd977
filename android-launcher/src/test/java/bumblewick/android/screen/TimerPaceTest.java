package bumblewick.android.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimerPaceTest {
    private static final long SECOND = 1_000_000_000L;

    private long now;
    private final TimerPace pace = new TimerPace();

    /** A frame that was waited for begins a little early and is drawn at the next beat of the screen. */
    @ParameterizedTest(name = "{1} on a screen of {0} Hz come at {2}")
    @CsvSource({"60, 30, 30", "60, 60, 60", "120, 60, 60", "120, 30, 30", "90, 30, 30", "144, 60, 60"})
    void framesComeAsOftenAsIsWanted(int screen, int wanted, int expected) {
        int frames = 0;
        while (now < 10 * SECOND) {
            now += pace.delay(wanted, now);
            now = (now * screen / SECOND + 1) * SECOND / screen + 1; // the swap waits for the beat
            frames++;
        }

        assertEquals(expected * 10, frames, 10);
    }

    @Test
    void afterAStallOneFrameIsMadeUpForAndNoMore() {
        pace.delay(30, now);
        now += 5 * SECOND;

        assertEquals(0, pace.delay(30, now));
        assertEquals(0, pace.delay(30, now), "the one that is made up for");
        assertTrue(pace.delay(30, now) > SECOND / 60, "the next waits again");
    }
}
