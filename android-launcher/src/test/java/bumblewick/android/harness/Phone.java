package bumblewick.android.harness;

import android.opengl.GLES20;
import android.opengl.GLSurfaceView;
import bumblewick.android.BumblewickActivity;
import bumblewick.app.BumblewickGame;
import bumblewick.egl.Hooks;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;

/**
 * The game as a phone runs it: the real activity, the platform's own drawing thread, a driver for OpenGL ES behind it.
 * Nothing waits for a clock: what is awaited is frames.
 */
public final class Phone implements AutoCloseable {
    /** Frames after which something that never comes is given up. */
    private static final int PATIENCE = 6000;

    private static final int SECONDS_FOR_A_FRAME = 60;

    private final ActivityController<BumblewickActivity> activity;

    /** Starts the game on a screen of that size in pixels. */
    public Phone(int width, int height) {
        Hooks.width = width;
        Hooks.height = height;
        activity = Robolectric.buildActivity(BumblewickActivity.class);
        activity.setup();
        surface().surfaceCreated(surface().getHolder());
        surface().surfaceChanged(surface().getHolder(), 1, width, height);
    }

    /** The activity, as the system holds it. */
    public ActivityController<BumblewickActivity> activity() {
        return activity;
    }

    public BumblewickGame game() {
        return activity.get().game();
    }

    private GLSurfaceView surface() {
        return activity.get().surface();
    }

    /** Waits for {@code count} frames. */
    public void frames(int count) throws InterruptedException, TimeoutException {
        int[] left = {count};
        until(() -> left[0]-- <= 0);
    }

    /** Waits until something holds at the end of a frame; asked on the drawing thread. */
    public void until(BooleanSupplier holds) throws InterruptedException, TimeoutException {
        CountDownLatch done = new CountDownLatch(1);
        int[] frames = {0};
        atEachFrame(() -> {
            if (holds.getAsBoolean() || ++frames[0] > PATIENCE) {
                Hooks.onSwap = null;
                done.countDown();
            }
        });
        await(done);
        if (frames[0] > PATIENCE) {
            throw new TimeoutException("it did not come within " + PATIENCE + " frames");
        }
    }

    /** What is seen now; written to {@code target/screenshots} under that name too. */
    public Picture picture(String name) throws Exception {
        AtomicReference<Picture> taken = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(1);
        atEachFrame(() -> {
            Hooks.onSwap = null;
            taken.set(read());
            done.countDown();
        });
        await(done);
        taken.get().write(Path.of("target/screenshots", name + ".png"));
        return taken.get();
    }

    private static void atEachFrame(Runnable action) {
        Hooks.onSwap = action;
    }

    private static void await(CountDownLatch done) throws InterruptedException, TimeoutException {
        int before;
        do {
            before = Hooks.swaps.get();
            if (done.await(SECONDS_FOR_A_FRAME, TimeUnit.SECONDS)) {
                return;
            }
        } while (Hooks.swaps.get() > before);
        throw new TimeoutException("nothing is drawn any more");
    }

    private static Picture read() {
        int width = Hooks.width;
        int height = Hooks.height;
        ByteBuffer pixels = ByteBuffer.allocateDirect(width * height * 4).order(ByteOrder.nativeOrder());
        GLES20.glBindFramebuffer(GLES20.GL_FRAMEBUFFER, 0);
        GLES20.glReadPixels(0, 0, width, height, GLES20.GL_RGBA, GLES20.GL_UNSIGNED_BYTE, pixels);
        return new Picture(width, height, pixels);
    }

    @Override
    public void close() {
        Hooks.onSwap = null;
        activity.pause().stop().destroy();
        activity.close();
    }
}
