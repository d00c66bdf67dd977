package bumblewick.android.screen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.os.Process;
import bumblewick.android.harness.GlRunner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Tests of the whole game pace frames by a timer, because the platform's stand-in reports refreshes without a pause. */
@RunWith(GlRunner.class)
@Config(sdk = 35)
public class ChoreographerVsyncTest {
    private static final int MOST = 100; // reports that are kept
    private static final int SECONDS = 60;

    private final BlockingQueue<Long> times = new LinkedBlockingQueue<>(MOST);
    private final Vsync vsync = new ChoreographerVsync();

    private long next() throws InterruptedException {
        Long time = times.poll(SECONDS, TimeUnit.SECONDS);
        assertNotNull("a refresh is reported", time);
        return time;
    }

    private static Thread thread() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("vsync"))
                .findFirst()
                .orElseThrow();
    }

    /** Before each start there may have been a stop, and before each stop a start: the activity goes and comes. */
    @Test
    public void everyRefreshIsReportedUntilItIsStopped() throws Exception {
        vsync.stop();
        for (int i = 0; i < 2; i++) {
            vsync.start(times::offer);
            Thread reports = thread();
            long first = next();
            long second = next();
            assertTrue(first + " then " + second, second > first);
            int priority = Process.getThreadPriority((int) reports.getId());
            assertEquals(Process.THREAD_PRIORITY_DISPLAY, priority);

            vsync.stop();
            reports.join();
            times.clear();
        }
        vsync.stop();
        assertEquals("nobody reports any more", 0, times.size());
    }
}
