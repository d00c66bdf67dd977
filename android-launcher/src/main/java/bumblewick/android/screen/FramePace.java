package bumblewick.android.screen;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Limits the frame rate. The display's refresh stays in control: a frame waits until shortly before the refresh that
 * it belongs to, so that the following swap catches it.
 */
public final class FramePace {
    private static final long SECOND = 1_000_000_000L;

    /** A frame begins so much before its time, in nanoseconds: less than a beat of any screen, more than timers err. */
    static final long EARLY = 2_000_000L;

    private final LongSupplier clock;
    private long due;

    /** Follows the system's clock. */
    public FramePace() {
        this(System::nanoTime);
    }

    /** @param clock in nanoseconds */
    FramePace(LongSupplier clock) {
        this.clock = clock;
        due = clock.getAsLong();
    }

    /**
     * How long the frame that is to begin now has to wait, in nanoseconds; call it once a frame.
     *
     * @param rate frames per second at most; 0 or less for no limit
     */
    long delay(int rate) {
        long now = clock.getAsLong();
        if (rate <= 0) {
            due = now;
            return 0L;
        }
        long period = SECOND / rate;
        due = Math.max(due + period, now - period);
        return Math.max(0L, due - EARLY - now);
    }

    /** Waits until the next frame may begin; see {@link #delay}. */
    public void await(int rate) {
        long until = clock.getAsLong() + delay(rate);
        for (long left = until - clock.getAsLong(); left > 0; left = until - clock.getAsLong()) {
            LockSupport.parkNanos(this, left);
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
        }
    }
}
