package bumblewick.android.screen;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RefreshCounterTest {
    private final RefreshCounter counter = new RefreshCounter();
    private long now;

    private void run(int refreshes, double rate) {
        long start = now;
        for (int i = 1; i <= refreshes; i++) {
            now = start + Math.round(i * 1e9 / rate);
            counter.add(now);
        }
    }

    @Test
    void findsTheRate() {
        run(100, 59.94);

        assertAll(
                () -> assertEquals(59.94, counter.rate(), 1e-3),
                () -> assertEquals(99, counter.count(), "the first report begins to count"));
    }

    @Test
    void refreshesThatWereNotReportedCount() {
        run(100, 60.0);
        now += 3 * 1_000_000_000L / 60; // three go by
        run(1, 60.0);

        assertAll(() -> assertEquals(99 + 4, counter.count()), () -> assertEquals(60.0, counter.rate(), 1e-3));
    }

    /** The median of seven has left the old rate after four intervals of the new one. */
    @Test
    void anotherRateIsNoticedAtOnce() {
        run(100, 120.0);
        run(4, 60.0);
        assertEquals(60.0, counter.rate(), 1e-3);

        run(4, 90.0);
        assertEquals(90.0, counter.rate(), 1e-3);
    }

    @Test
    void aTimeThatWasReportedBeforeDoesNotCount() {
        run(10, 60.0);
        counter.add(now);

        assertEquals(9, counter.count());
    }
}
