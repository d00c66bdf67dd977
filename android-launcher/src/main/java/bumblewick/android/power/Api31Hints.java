package bumblewick.android.power;

import android.annotation.TargetApi;
import android.content.Context;
import android.os.PerformanceHintManager;
import android.os.Process;

/** Calls that exist since Android 12, in a class of their own so that older systems never load them. */
@TargetApi(31)
final class Api31Hints {
    /** A change of the allowed time by less than this is none, in nanoseconds: the measured rate of a screen trembles. */
    private static final long SAME = 200_000L;

    private final PerformanceHintManager.Session session;
    private long allowed;

    private Api31Hints(PerformanceHintManager.Session session, long allowed) {
        this.session = session;
        this.allowed = allowed;
    }

    /** Opens a session for the calling thread; null where the system has none. */
    static Api31Hints open(Context application, long allowed) {
        PerformanceHintManager system = application.getSystemService(PerformanceHintManager.class);
        if (system == null) {
            return null;
        }
        PerformanceHintManager.Session session = system.createHintSession(new int[] {Process.myTid()}, allowed);
        return session == null ? null : new Api31Hints(session, allowed);
    }

    void report(long work, long allowedNow) {
        if (Math.abs(allowedNow - allowed) > SAME) {
            allowed = allowedNow;
            session.updateTargetWorkDuration(allowedNow);
        }
        session.reportActualWorkDuration(Math.max(1L, work));
    }

    void close() {
        session.close();
    }
}
