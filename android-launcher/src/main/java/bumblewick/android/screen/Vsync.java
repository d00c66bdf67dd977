package bumblewick.android.screen;

import java.util.function.LongConsumer;

/** What reports each refresh of the screen. */
public interface Vsync {
    /** For a screen that reports nothing: a timer takes the place of its refreshes. */
    Vsync NONE = new Vsync() {
        @Override
        public void start(LongConsumer listener) {
            // there is nothing to report
        }

        @Override
        public void stop() {
            // nothing was started
        }
    };

    /**
     * Reports every refresh from now on, on a thread of its own, until {@link #stop}.
     *
     * @param listener receives the time of the refresh in nanoseconds, on the clock of {@link System#nanoTime}
     */
    void start(LongConsumer listener);

    /** Reports nothing more; nothing happens if it was not started. */
    void stop();
}
