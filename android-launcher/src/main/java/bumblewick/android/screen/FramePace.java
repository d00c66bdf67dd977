package bumblewick.android.screen;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Limits the frame rate to a whole fraction of the screen's: a frame begins at every n-th refresh, so that each is seen for
 * equally long. A frame that takes too long is followed at once by the next, and none is made up for.
 *
 * <p>{@link Vsync} reports the refreshes on its thread, the drawing thread waits for them. If none is reported for a while,
 * as by a screen that is off, a timer takes their place until the next.
 *
 * <p>Source: J. Haas et al., <i>Android Frame Pacing library</i>, developer.android.com/games/sdk/frame-pacing.
 */
public final class FramePace {
    private static final long SECOND = 1_000_000_000L;

    /** Without a refresh for so long, a timer counts, in nanoseconds: longer than a slow screen's pause between modes. */
    static final long PATIENCE = 100_000_000L;

    /** A screen of this share more than the limit is within it: one of 60.1 Hz shows 60 frames per second. */
    private static final double TOLERANCE = 1.03;

    private final LongSupplier clock;
    private final RefreshCounter refreshes = new RefreshCounter();
    private final TimerPace timer = new TimerPace();
    private boolean silent; // no refresh was reported since a wait began
    private long begun; // refresh at which the last frame began

    /** Follows the system's clock while no refreshes are reported. */
    public FramePace() {
        this(System::nanoTime);
    }

    /** @param clock in nanoseconds */
    FramePace(LongSupplier clock) {
        this.clock = clock;
    }

    /** The screen was refreshed at that time; from any thread. */
    public synchronized void refreshed(long nanos) {
        refreshes.add(nanos);
        silent = false;
        notifyAll();
    }

    /**
     * Whether the next frame may begin now, which counts it as begun; else it may at a later refresh.
     *
     * @param limit frames per second at most; 0 or less for no limit
     */
    synchronized boolean begins(int limit) {
        long now = refreshes.count();
        if (limit > 0 && now - begun < everyNth(limit)) {
            return false;
        }
        begun = now;
        return true;
    }

    /** A frame is shown for so many refreshes; with an empty counter for one. */
    private long everyNth(int limit) {
        return Math.max(1L, (long) Math.ceil(refreshes.rate() / (limit * TOLERANCE)));
    }

    /**
     * Time from the beginning of a frame to that of the next, in nanoseconds; 0 if it is not known.
     *
     * @param limit frames per second at most; 0 or less for no limit
     */
    public synchronized long period(int limit) {
        double rate = refreshes.rate();
        if (rate > 0.0) {
            return Math.round((limit > 0 ? everyNth(limit) : 1L) * SECOND / rate);
        }
        return limit > 0 ? SECOND / limit : 0L;
    }

    /** Waits until the next frame may begin; see {@link #begins}. */
    public void await(int limit) {
        try {
            if (!followRefreshes(limit)) {
                LockSupport.parkNanos(this, timer.delay(limit, clock.getAsLong()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for the refresh; whether one was reported in time. */
    private synchronized boolean followRefreshes(int limit) throws InterruptedException {
        while (!begins(limit)) {
            if (silent) {
                return false;
            }
            silent = true; // until the next report
            TimeUnit.NANOSECONDS.timedWait(this, PATIENCE);
        }
        return true;
    }
}
