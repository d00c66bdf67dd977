package bumblewick.android.screen;

import android.os.Handler;
import android.os.HandlerThread;
import android.os.Process;
import android.view.Choreographer;
import java.util.function.LongConsumer;

/**
 * The screen's refreshes as the system's {@link Choreographer} reports them. It has a thread of its own: the main thread
 * may be busy with an event, or wait for a frame.
 *
 * <p>Started and stopped on the main thread.
 */
public final class ChoreographerVsync implements Vsync {
    private HandlerThread thread;
    private Follower follower;

    /** One that reports nothing yet. */
    public ChoreographerVsync() {}

    @Override
    public void start(LongConsumer listener) {
        stop();
        thread = new HandlerThread("vsync", Process.THREAD_PRIORITY_DISPLAY);
        thread.start();
        follower = new Follower(listener);
        new Handler(thread.getLooper()).post(follower::follow);
    }

    @Override
    public void stop() {
        if (thread != null) {
            follower.stopped = true;
            thread.quit();
            thread = null;
        }
    }

    /** Asks for the next refresh at each, until it is stopped. */
    private static final class Follower implements Choreographer.FrameCallback {
        private final LongConsumer listener;
        private volatile boolean stopped;

        private Follower(LongConsumer listener) {
            this.listener = listener;
        }

        private void follow() {
            if (!stopped) {
                Choreographer.getInstance().postFrameCallback(this);
            }
        }

        @Override
        public void doFrame(long frameTimeNanos) {
            listener.accept(frameTimeNanos);
            follow();
        }
    }
}
