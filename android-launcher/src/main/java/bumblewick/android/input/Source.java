package bumblewick.android.input;

import com.jme3.input.Input;
import com.jme3.input.RawInputListener;

/**
 * One of the engine's kinds of devices. Whichever the engine polls first delivers the events of all, in the order in
 * which they happened.
 */
abstract class Source implements Input {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final EventQueue inbox;
    private RawInputListener listener;
    private boolean initialized;

    Source(EventQueue inbox) {
        this.inbox = inbox;
    }

    final EventQueue inbox() {
        return inbox;
    }

    /** The engine's time of something that the system says happened at {@code uptimeMillis}. */
    static long nanos(long uptimeMillis) {
        return uptimeMillis * NANOS_PER_MILLI;
    }

    @Override
    public final void setInputListener(RawInputListener engine) {
        listener = engine;
    }

    @Override
    public final void update() {
        inbox.deliver(listener);
    }

    @Override
    public final void initialize() {
        initialized = true;
    }

    @Override
    public final void destroy() {
        initialized = false;
    }

    @Override
    public final boolean isInitialized() {
        return initialized;
    }

    /** The clock that the times of the system's events use. */
    @Override
    public final long getInputTimeNanos() {
        return System.nanoTime();
    }
}
