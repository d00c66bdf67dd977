package bumblewick.android.screen;

import java.util.ArrayDeque;
import java.util.Random;

/**
 * A screen that shows a finished frame at each of its refreshes, and a drawing thread that begins frames when a pace lets
 * it. Reports of refreshes come up to a millisecond late and tremble by a quarter of one.
 */
final class SimulatedScreen {
    private static final double MILLISECOND = 1e6; // nanoseconds

    /** Frames that wait to be shown; with more the swap waits. */
    private static final int BUFFERS = 2;

    /** What lets frames begin. */
    interface Pace {
        /** A refresh is reported. */
        void refreshed(long nanos);

        /** Whether a frame begins, at that time. */
        boolean begins(long nanos);
    }

    private final Random random = new Random(7L);
    private final ArrayDeque<Double> finished = new ArrayDeque<>(); // times, in nanoseconds
    private final double period;
    private double freeAt;
    private long refresh;
    private long lastShown = -1;
    private int shown;
    private int late;
    private int early;

    /** @param rate refreshes per second */
    SimulatedScreen(double rate) {
        period = 1e9 / rate;
    }

    /**
     * Runs for a number of refreshes.
     *
     * @param every refreshes for which each frame should be shown
     */
    void run(Pace pace, int refreshes, int every) {
        for (int i = 0; i < refreshes; i++) {
            double called = reportTime();
            show(every);
            pace.refreshed(Math.round(refresh * period + (random.nextDouble() - 0.5) * 0.5 * MILLISECOND));
            refresh++;
            draw(pace, Math.max(called, freeAt));
        }
    }

    /** Begins frames from a time until just before the next refresh is reported; each takes up to 0.8 of a refresh. */
    private void draw(Pace pace, double from) {
        double at = from;
        while (at < refresh * period && finished.size() < BUFFERS && pace.begins(Math.round(at))) {
            at += (0.3 + 0.5 * random.nextDouble()) * period;
            finished.add(at);
            freeAt = at;
        }
    }

    /** The drawing thread does something else until then. */
    void stall(double periods) {
        freeAt = (refresh + periods) * period;
    }

    private double reportTime() {
        return refresh * period + (0.3 + 0.7 * random.nextDouble()) * MILLISECOND;
    }

    private void show(int every) {
        if (finished.isEmpty() || finished.peek() > refresh * period) {
            return;
        }
        finished.poll();
        shown++;
        if (lastShown >= 0 && refresh - lastShown > every) {
            late++;
        } else if (lastShown >= 0 && refresh - lastShown < every) {
            early++;
        }
        lastShown = refresh;
    }

    /** Forgets what was counted so far. */
    void forget() {
        shown = 0;
        late = 0;
        early = 0;
    }

    /** Frames that were seen. */
    int shown() {
        return shown;
    }

    /** Frames before which the one before was seen for too long. */
    int late() {
        return late;
    }

    /** Frames before which the one before was seen too shortly: two came where one should. */
    int early() {
        return early;
    }
}
