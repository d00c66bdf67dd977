package bumblewick.android.harness;

import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.net.Uri;
import android.opengl.GLSurfaceView;
import android.os.Build;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.WindowInsetsController;
import android.window.OnBackInvokedCallback;
import bumblewick.android.BumblewickActivity;
import bumblewick.app.BumblewickGame;
import bumblewick.egl.Hooks;
import com.jme3.math.Vector3f;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.InputDeviceBuilder;

/**
 * The game as a phone runs it: the real activity, the platform's own drawing thread, a driver for OpenGL ES behind it.
 * Nothing waits for a clock: what is awaited is frames.
 *
 * <p>What happens to a phone happens here by the same calls in the same order.
 */
public final class Phone implements AutoCloseable {

    private static final int MOST_SWIPES = 5;
    private static final int SWIPE_STEPS = 5;
    private static final int SETTLED = 20; // frames until a list stands still

    private static final int SECONDS_FOR_A_FRAME = 60;

    /** Whether Robolectric can plug in a pad: it makes devices by what Android 14 has. */
    public static final boolean CAN_PLUG_IN = Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE;

    /** Whether the system asks a window what a step back does, rather than the activity. */
    private static final boolean GESTURES = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;

    /**
     * How long it is waited for what may never come: so many frames, or questions to a thread that announces nothing, and for
     * a minute at least, for before anything is loaded they pass by the thousand in a second.
     */
    private static final class Patience {
        private static final int QUESTIONS = 3000;
        private static final Duration LEAST = Duration.ofSeconds(60);

        private final long deadline = System.nanoTime() + LEAST.toNanos();
        private int asked;

        boolean goesOn() {
            return ++asked <= QUESTIONS || System.nanoTime() <= deadline;
        }
    }

    private final Loudspeaker loudspeaker = new Loudspeaker();
    private final ActivityController<BumblewickActivity> activity;
    private final Log log = new Log();
    private final MainThreadWatch watch = new MainThreadWatch();

    /** Starts the game on a screen of that size in pixels, without sound. */
    public Phone(int width, int height) {
        this(width, height, new Intent());
    }

    /** Starts the game by an intent, see {@code LaunchExtras}; without sound, unless it asks for some. */
    @SuppressWarnings("StaticAssignmentInConstructor") // the platform makes the objects that read them
    public Phone(int width, int height, Intent intent) {
        intent.putExtra("sound", intent.getBooleanExtra("sound", false));
        if (!intent.hasExtra("frame-cap")) {
            intent.putExtra("frame-cap", "none"); // as fast as it is drawn
        }
        intent.putExtra("vsync", false); // the platform's stand-in reports refreshes without a pause
        Hooks.width = width;
        Hooks.height = height;
        allowGestures(RuntimeEnvironment.getApplication()); // Android 13 asks when a window is made
        activity = Robolectric.buildActivity(BumblewickActivity.class, intent);
        allowGestures(activity.get());
        activity.setup();
        if (surface() != null) {
            giveSurface();
            activity.windowFocusChanged(true);
        }
    }

    /** What the manifest says, which is not read here. */
    private static void allowGestures(Context context) {
        if (GESTURES) {
            context.getApplicationInfo().setEnableOnBackInvokedCallback(true);
        }
    }

    private void giveSurface() {
        watch.next();
        surface().surfaceCreated(surface().getHolder());
        surface().surfaceChanged(surface().getHolder(), 1, Hooks.width, Hooks.height);
    }

    private void takeSurface() {
        watch.next();
        surface().surfaceDestroyed(surface().getHolder());
    }

    /** The activity, as the system holds it. */
    public ActivityController<BumblewickActivity> activity() {
        return activity;
    }

    public BumblewickGame game() {
        return activity.get().game();
    }

    public Log log() {
        return log;
    }

    /** What it sounds like. */
    public Loudspeaker loudspeaker() {
        return loudspeaker;
    }

    private GLSurfaceView surface() {
        return activity.get().surface();
    }

    /** Something else comes to the front: the game is no longer seen, but lives. */
    public void putAway() {
        activity.pause();
        activity.windowFocusChanged(false);
        takeSurface();
        activity.stop();
    }

    /** The game comes back to the front. */
    public void fetch() {
        activity.restart().start().resume();
        giveSurface();
        activity.windowFocusChanged(true);
    }

    /** Something lies over a part of the screen, such as the system's panel, or is gone again. */
    public void cover(boolean covered) {
        activity.windowFocusChanged(!covered);
    }

    /** The driver loses everything; it is noticed at the end of the next frame. */
    public void loseContext() {
        Hooks.loseContext = true;
    }

    /** The screen has another size from now on: turned, folded, divided. */
    public void resize(int width, int height) {
        takeSurface();
        Hooks.width = width;
        Hooks.height = height;
        configure(new Configuration(activity.get().getResources().getConfiguration()));
        giveSurface();
    }

    /** The machine is configured otherwise; the activity goes on. */
    public void configure(Configuration changed) {
        watch.next();
        activity.get().onConfigurationChanged(changed);
    }

    /** The screen is as fine as this from now on, in pixels of a density-independent point. */
    public void density(float pixelsPerDp) {
        activity.get().getResources().getDisplayMetrics().density = pixelsPerDp;
        configure(new Configuration(activity.get().getResources().getConfiguration()));
    }

    /** A cut-out takes these pixels from the left and the right, the system's bars those from below. */
    public void insets(int left, int right, int bottom) {
        surface().dispatchApplyWindowInsets(Covered.sides(left, right, bottom));
    }

    /** Another program hands a file over while the game runs. */
    public void handOver(String name, byte[] content) {
        Uri uri = Uri.parse("content://elsewhere/" + name);
        Shadows.shadowOf(RuntimeEnvironment.getApplication().getContentResolver())
                .registerInputStream(uri, new ByteArrayInputStream(content));
        watch.next();
        activity.newIntent(new Intent(Intent.ACTION_VIEW, uri));
    }

    /** A step back, by the system's gesture. */
    public void back() {
        idle();
        if (GESTURES) {
            topCallback().onBackInvoked();
        } else {
            activity.get().onBackPressed();
        }
    }

    /** Whether a step back comes to the game, as opposed to leaving it at once with the system's own picture of it. */
    public boolean holdsBack() {
        idle();
        return topCallback().getClass().getName().startsWith("bumblewick.");
    }

    private OnBackInvokedCallback topCallback() {
        return activity.get()
                .getWindow()
                .getDecorView()
                .getViewRootImpl()
                .getOnBackInvokedDispatcher()
                .getTopCallback();
    }

    /**
     * A finger does something, at a place counted from the upper left corner.
     *
     * @param action down, move, up or cancel, as the system numbers them
     */
    public void finger(int action, float x, float y) {
        long now = SystemClock.uptimeMillis();
        MotionEvent event = MotionEvent.obtain(now, now, action, x, y, 0);
        event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
        watch.next();
        surface().dispatchTouchEvent(event);
        event.recycle();
    }

    /** Taps on words that are on the screen, once they are. */
    public void tap(String words) throws InterruptedException, TimeoutException {
        AtomicReference<Vector3f> place = new AtomicReference<>();
        until(() -> {
            place.set(Lettering.place(game().getGuiNode(), words).orElse(null));
            return place.get() != null;
        });
        float x = place.get().x;
        float y = Hooks.height - place.get().y;
        finger(MotionEvent.ACTION_DOWN, x, y);
        frames(2);
        finger(MotionEvent.ACTION_UP, x, y);
        frames(2);
    }

    /** Draws a list up by a finger, from words that are on the screen, until it shows others. */
    public void scrollTo(String words, String from) throws InterruptedException, TimeoutException {
        if (shows(words)) {
            return;
        }
        Vector3f start = Lettering.place(game().getGuiNode(), from).orElseThrow();
        float y = Hooks.height - start.y;
        for (int i = 0; i < MOST_SWIPES && !shows(words); i++) {
            finger(MotionEvent.ACTION_DOWN, start.x, y);
            for (int step = 1; step <= SWIPE_STEPS; step++) {
                frames(1);
                finger(MotionEvent.ACTION_MOVE, start.x, y - step * Hooks.height / (4f * SWIPE_STEPS));
            }
            frames(2);
            finger(MotionEvent.ACTION_UP, start.x, y - Hooks.height / 4f);
            frames(SETTLED);
        }
    }

    private boolean shows(String words) throws InterruptedException, TimeoutException {
        AtomicReference<Boolean> found = new AtomicReference<>(false);
        until(() -> {
            found.set(Lettering.place(game().getGuiNode(), words).isPresent());
            return true;
        });
        return found.get();
    }

    /** A pad is plugged in. */
    public void plugPadIn(int id) {
        InputDeviceBuilder pad = InputDeviceBuilder.newBuilder()
                .setId(id)
                .setName("a pad")
                .setSources(InputDevice.SOURCE_GAMEPAD | InputDevice.SOURCE_JOYSTICK);
        pad.addMotionRange(MotionEvent.AXIS_X, InputDevice.SOURCE_JOYSTICK, -1f, 1f, 0f, 0f, 0f);
        pad.addMotionRange(MotionEvent.AXIS_Y, InputDevice.SOURCE_JOYSTICK, -1f, 1f, 0f, 0f, 0f);
        Plugs.in(pad.build());
        idle();
    }

    /** A key of a keyboard or a button of a pad is pressed and let go, at once: a key that is held is repeated. */
    public void press(int device, int code) throws InterruptedException, TimeoutException {
        key(KeyEvent.ACTION_DOWN, device, code);
        key(KeyEvent.ACTION_UP, device, code);
        frames(2);
    }

    private void key(int action, int device, int code) {
        long now = SystemClock.uptimeMillis();
        watch.next();
        activity.get().dispatchKeyEvent(new KeyEvent(now, now, action, code, 0, 0, device, 0));
    }

    /** Lets the main thread do what it was asked to do. */
    public void idle() {
        watch.next();
        Shadows.shadowOf(Looper.getMainLooper()).idle();
    }

    /** Whether the screen may not go dark by itself. */
    public boolean staysOn() {
        return (activity.get().getWindow().getAttributes().flags
                        & android.view.WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
                != 0;
    }

    /** What the system's bars are asked to do; for looking at. */
    public WindowInsetsController bars() {
        return activity.get().getWindow().getInsetsController();
    }

    /** Waits until the platform itself, not the game, shows these words. */
    @SuppressWarnings("ThreadPriorityCheck") // gives way to a thread that announces nothing
    public void untilSays(String words) throws TimeoutException {
        for (Patience patience = new Patience(); patience.goesOn(); ) {
            idle();
            ArrayList<View> found = new ArrayList<>();
            activity.get().getWindow().getDecorView().findViewsWithText(found, words, View.FIND_VIEWS_WITH_TEXT);
            if (!found.isEmpty()) {
                return;
            }
            Thread.yield();
        }
        throw new TimeoutException("nothing says '" + words + "'");
    }

    /** Waits until the game has ended by itself, and the activity has heard of it. */
    @SuppressWarnings("ThreadPriorityCheck") // gives way to a thread that announces nothing
    public void untilOver() throws InterruptedException, TimeoutException {
        log.await("closed after"); // no frame is drawn any more that could be waited for
        for (Patience patience = new Patience();
                patience.goesOn() && !activity.get().isFinishing(); ) {
            Thread.yield();
            idle();
        }
    }

    /** Waits for {@code count} frames. */
    public void frames(int count) throws InterruptedException, TimeoutException {
        int[] left = {count};
        until(() -> left[0]-- <= 0);
    }

    /** Waits until the log has a line since {@code moment} that fits. */
    public Matcher said(int moment, String pattern) throws InterruptedException, TimeoutException {
        int[] unread = {moment};
        try {
            until(() -> {
                int now = log.now();
                boolean found = log.since(unread[0], pattern).isPresent();
                unread[0] = found ? unread[0] : now;
                return found;
            });
        } catch (TimeoutException e) {
            throw new TimeoutException(pattern + ": " + e.getMessage() + "; " + log.warnings());
        }
        return log.since(unread[0], pattern).orElseThrow();
    }

    /** Waits until no sound is waited for: whoever loads them has nothing to do. */
    public void untilSoundsAreLoaded() throws InterruptedException, TimeoutException {
        until(() -> Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("sounds"))
                .allMatch(thread -> thread.getState() == Thread.State.WAITING));
    }

    /** Waits until something holds at the end of a frame; asked on the drawing thread. */
    public void until(BooleanSupplier holds) throws InterruptedException, TimeoutException {
        CountDownLatch done = new CountDownLatch(1);
        boolean[] held = {false};
        Patience patience = new Patience();
        Hooks.onSwap = () -> {
            held[0] = holds.getAsBoolean();
            if (held[0] || !patience.goesOn()) {
                Hooks.onSwap = null;
                done.countDown();
            }
        };
        await(done);
        if (!held[0]) {
            throw new TimeoutException("it did not come within " + patience.asked + " frames");
        }
    }

    /** What is seen in the frame after the first at whose end something holds; written down like any other. */
    public Picture pictureAfter(String name, BooleanSupplier holds) throws Exception {
        AtomicReference<Picture> taken = new AtomicReference<>();
        boolean[] held = {false};
        until(() -> {
            if (held[0]) {
                taken.set(Picture.ofTheScreen());
            }
            held[0] |= holds.getAsBoolean();
            return taken.get() != null;
        });
        taken.get().write(Path.of("target/screenshots", name + ".png"));
        return taken.get();
    }

    /** What is seen now; written to {@code target/screenshots} under that name too. */
    public Picture picture(String name) throws Exception {
        AtomicReference<Picture> taken = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(1);
        Hooks.onSwap = () -> {
            Hooks.onSwap = null;
            taken.set(Picture.ofTheScreen());
            done.countDown();
        };
        await(done);
        taken.get().write(Path.of("target/screenshots", name + ".png"));
        return taken.get();
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

    /** The system ends the process while the game is put away: no more word is said. */
    public void kill() {
        putAway();
        log.close();
        try {
            watch.close();
        } finally {
            activity.close();
            loudspeaker.close();
        }
    }

    /** The player leaves the game; fails if it has held the main thread for long before that. */
    @Override
    public void close() {
        Hooks.onSwap = null;
        log.close();
        watch.next();
        activity.pause().stop();
        try {
            watch.close();
        } finally {
            activity.destroy();
            activity.close();
            loudspeaker.close();
        }
    }
}
