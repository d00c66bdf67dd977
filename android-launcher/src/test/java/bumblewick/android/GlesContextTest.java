package bumblewick.android;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Log;
import bumblewick.android.input.Devices;
import bumblewick.android.power.FrameHints;
import bumblewick.android.screen.FramePace;
import com.jme3.system.SystemListener;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The drawing thread's calls, without anything that is drawn. */
@RunWith(GlRunner.class)
@Config(sdk = 35)
public class GlesContextTest {
    private static final long SHORT = 20; // milliseconds
    private static final long LONG = 710; // milliseconds

    /** While a frame takes that long, the system's events wait: a player's log tells of it. */
    @Test
    public void aLongFrameIsLoggedAndAShortOneIsNot() {
        Log log = new Log();
        try {
            GlesContext context = context(new Sleeper(SHORT, LONG));

            context.onDrawFrame(null);
            assertFalse(log.since(0, "a frame took").isPresent());
            context.onDrawFrame(null);
            assertTrue(log.since(0, "a frame took \\d{3,} ms").isPresent());
        } finally {
            log.close();
        }
    }

    private static GlesContext context(SystemListener game) {
        GlesContext context = new GlesContext(
                new Devices(),
                new FramePace(),
                new FrameHints(RuntimeEnvironment.getApplication()),
                () -> {},
                rate -> {},
                begin -> {});
        context.setSystemListener(game);
        context.setAutoFlushFrames(false); // there is nothing to show
        return context;
    }

    /** A game whose frames take given times, in milliseconds. */
    private static final class Sleeper implements SystemListener {
        private final long[] times;
        private int frame;

        private Sleeper(long... times) {
            this.times = times;
        }

        @Override
        public void update() {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(times[frame++]);
            while (System.nanoTime() < end) {
                LockSupport.parkNanos(end - System.nanoTime());
            }
        }

        @Override
        public void initialize() {}

        @Override
        public void reshape(int width, int height) {}

        @Override
        public void rescale(float x, float y) {}

        @Override
        public void requestClose(boolean escape) {}

        @Override
        public void gainFocus() {}

        @Override
        public void loseFocus() {}

        @Override
        public void handleError(String message, Throwable failure) {
            throw new AssertionError(message, failure);
        }

        @Override
        public void destroy() {}
    }
}
