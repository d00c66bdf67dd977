package bumblewick.android;

import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import android.opengl.GLES20;
import android.os.Build;
import bumblewick.android.screen.FrameTimes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A start by a laboratory that tests games on many devices: the pilot flies for a while, then the times of all frames are
 * written to where the laboratory wants them, and the game ends. On the drawing thread.
 *
 * <pre>adb shell am start -a com.google.intent.action.TEST_LOOP -t application/javascript -d content://… --ei scenario 1</pre>
 *
 * <p>Source: <i>Game loop tests</i>, firebase.google.com.
 */
final class TestLoop {
    private static final Logger LOG = LoggerFactory.getLogger(TestLoop.class);
    private static final String ACTION = "com.google.intent.action.TEST_LOOP";

    /** How long the flight is measured unless the intent says otherwise, in seconds. */
    private static final int SECONDS = 60;

    private static final float NANOS_PER_MS = 1e6f;

    private final ContentResolver contents;
    private final Optional<Uri> report;
    private final int seconds;
    private final Runnable whenDone;
    private final FrameTimes times = new FrameTimes();
    private boolean loading = true;
    private boolean done;

    private TestLoop(Intent intent, ContentResolver contents, Runnable whenDone) {
        this.contents = contents;
        this.whenDone = whenDone;
        report = Optional.ofNullable(intent.getData());
        seconds = Math.max(1, intent.getIntExtra("seconds", SECONDS));
    }

    /** Whether an intent comes from a laboratory. */
    static boolean isAsked(Intent intent) {
        return intent != null && ACTION.equals(intent.getAction());
    }

    /**
     * The loop that an intent asks for, if it asks for one.
     *
     * @param whenDone run once the report is written
     */
    static Optional<TestLoop> of(Intent intent, ContentResolver contents, Runnable whenDone) {
        return isAsked(intent) ? Optional.of(new TestLoop(intent, contents, whenDone)) : Optional.empty();
    }

    /** Something is loaded, or no longer: frames count only then. */
    void loading(boolean now) {
        loading = now;
    }

    /**
     * A frame begins.
     *
     * @param nanos when, in nanoseconds
     * @param allowed how long it may take, likewise; 0 if that is not known
     */
    void frame(long nanos, long allowed) {
        if (loading || done) {
            return;
        }
        times.begin(nanos);
        if (times.seconds() >= seconds) {
            done = true;
            write(times.report(allowed / NANOS_PER_MS, device()));
            whenDone.run();
        }
    }

    private static String device() {
        return Build.MANUFACTURER + " " + Build.MODEL + ", " + GLES20.glGetString(GLES20.GL_RENDERER);
    }

    private void write(String text) {
        LOG.info("test loop: {}", text.trim());
        if (report.isEmpty()) {
            return;
        }
        try (OutputStream to = contents.openOutputStream(report.get())) {
            if (to == null) {
                throw new IOException("there is nothing to write to");
            }
            to.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException e) { // whatever another program's provider throws
            LOG.warn("{} could not be written: {}", report.get(), e.toString());
        }
    }
}
