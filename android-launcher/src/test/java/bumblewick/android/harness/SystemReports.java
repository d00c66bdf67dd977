package bumblewick.android.harness;

import android.app.GameManager;
import android.app.GameState;
import android.content.Context;
import android.os.Handler;
import android.os.PerformanceHintManager;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/** What the game reports to the system about its work, in order; Robolectric has neither of the two services. */
public final class SystemReports {
    /** Times that frames may take from then on, in nanoseconds. */
    public static final List<Long> ALLOWED = new CopyOnWriteArrayList<>();

    /** Times that frames took, in nanoseconds. */
    public static final List<Long> WORK = new CopyOnWriteArrayList<>();

    /** What the game did. */
    public static final List<GameState> STATES = new CopyOnWriteArrayList<>();

    private static final long HANDLE = 1;

    private SystemReports() {}

    /** Forgets everything. */
    public static void forget() {
        ALLOWED.clear();
        WORK.clear();
        STATES.clear();
    }

    /** Notes what the platform would hand on to the driver of the processor's clock. */
    @Implements(PerformanceHintManager.class)
    public static class Hints {
        @Implementation
        protected static long nativeAcquireManager() {
            return HANDLE;
        }

        @Implementation
        protected static long nativeCreateSession(long manager, int[] threads, long allowed) {
            ALLOWED.add(allowed);
            return HANDLE;
        }

        @Implementation
        protected static void nativeUpdateTargetWorkDuration(long session, long allowed) {
            ALLOWED.add(allowed);
        }

        @Implementation
        protected static void nativeReportActualWorkDuration(long session, long work) {
            WORK.add(work);
        }
    }

    /** Notes the states of the game. */
    @Implements(GameManager.class)
    public static class Games {
        @Implementation
        protected void __constructor__(Context context, Handler handler) {
            // there is no service behind it
        }

        @Implementation
        protected int getGameMode() {
            return GameManager.GAME_MODE_STANDARD;
        }

        @Implementation
        protected void setGameState(GameState state) {
            STATES.add(state);
        }
    }
}
