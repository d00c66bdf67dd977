package bumblewick.android.power;

import android.content.Context;
import android.os.Build;

/**
 * Reports to the system how long frames take and how long they may, so that it chooses the processor's clock by that rather
 * than by its load (Android 12; nothing before). On the drawing thread, and of that alone: no frame waits for those that mix
 * and decode sound.
 */
public final class FrameHints {
    private final Context application;
    private Api31Hints session;
    private boolean refused;

    /** One that has not reported yet. */
    public FrameHints(Context application) {
        this.application = application;
    }

    /**
     * Reports a frame.
     *
     * @param work of the calling thread on it, in nanoseconds, above 0
     * @param allowed in nanoseconds; 0 if that is not known: then nothing is reported
     */
    public void report(long work, long allowed) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S || refused || allowed <= 0) {
            return;
        }
        if (session == null) {
            session = Api31Hints.open(application, allowed);
            refused = session == null;
        }
        if (session != null) {
            session.report(work, allowed);
        }
    }

    /** Reports nothing more. */
    public void close() {
        refused = true;
        if (session != null) {
            session.close();
            session = null;
        }
    }
}
