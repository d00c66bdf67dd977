package bumblewick.android;

import android.opengl.GLSurfaceView;
import android.os.Process;
import bumblewick.android.gles.GlesCaps;
import bumblewick.android.gles.GlesCore;
import bumblewick.android.gles.GlesExtensions;
import bumblewick.android.gles.GlesFrames;
import bumblewick.android.input.Devices;
import bumblewick.android.power.FrameHints;
import bumblewick.android.screen.FramePace;
import com.jme3.input.JoyInput;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.TouchInput;
import com.jme3.opencl.Context;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.opengl.GLRenderer;
import com.jme3.system.AppSettings;
import com.jme3.system.Displays;
import com.jme3.system.JmeContext;
import com.jme3.system.NanoTimer;
import com.jme3.system.SystemListener;
import com.jme3.system.Timer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.opengles.GL10;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The engine's context: a {@link GLSurfaceView}, whose thread calls it for every frame. Everything belongs to that
 * thread unless its Javadoc says otherwise.
 *
 * <p>The system may destroy all OpenGL objects while the game is in the background; then the engine creates them
 * again from what it keeps in memory.
 */
final class GlesContext implements JmeContext, GLSurfaceView.Renderer {
    private static final Logger LOG = LoggerFactory.getLogger(GlesContext.class);

    private static final int UNREPORTED = Integer.MIN_VALUE;
    private static final int NO_WISH = 0;

    /** Longer frames are logged, in nanoseconds: meanwhile the system's events wait. */
    private static final long LONG_FRAME = 700_000_000L;

    private final Devices devices;
    private final AppSettings settings = new AppSettings(true);
    private final NanoTimer timer = new NanoTimer();
    private final GlesFrames frames = new GlesFrames();
    private final FramePace pace;
    private final FrameHints hints;
    private final Runnable whenOver;
    private final IntConsumer whenPaced;
    private final LongConsumer whenBegun;
    private SystemListener listener;
    private GLRenderer renderer;
    private boolean running;
    private boolean seen = true;
    private int rate = UNREPORTED;
    private volatile boolean created;
    private volatile boolean closing;
    private volatile boolean over;
    private volatile boolean autoFlush = true;
    private int width = 1;
    private int height = 1;

    /**
     * Makes a window without a surface.
     *
     * @param devices what it is played by
     * @param pace when frames begin
     * @param hints receives how long each took
     * @param whenOver called when the game has ended on its own
     * @param whenPaced receives how often the screen should be refreshed, whenever the number changes: in frames per second;
     *     0 for no wish, less for as often as it can
     * @param whenBegun receives the time at which each frame begins, in nanoseconds
     */
    GlesContext(
            Devices devices,
            FramePace pace,
            FrameHints hints,
            Runnable whenOver,
            IntConsumer whenPaced,
            LongConsumer whenBegun) {
        this.whenBegun = whenBegun;
        this.devices = devices;
        this.pace = pace;
        this.hints = hints;
        this.whenOver = whenOver;
        this.whenPaced = whenPaced;
    }

    /** Called for every surface with a new OpenGL context: the first, and each after a loss. */
    @Override
    public void onSurfaceCreated(GL10 unused, EGLConfig config) {
        if (over) {
            return;
        }
        guard(this::prepare);
    }

    private void prepare() {
        Process.setThreadPriority(Process.THREAD_PRIORITY_DISPLAY);
        boolean again = renderer != null;
        if (!again) {
            renderer = new GLRenderer(new GlesCore(), new GlesExtensions(), frames);
        }
        frames.forget();
        renderer.initialize();
        GlesCaps.correct(renderer.getCaps());
        if (again) {
            renderer.resetGLObjects();
        }
        created = true;
    }

    @Override
    public void onSurfaceChanged(GL10 unused, int newWidth, int newHeight) {
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        settings.setResolution(width, height);
        devices.height(height);
        rate = UNREPORTED; // every new surface gets it
        if (running) {
            listener.reshape(width, height);
        }
    }

    @Override
    public void onDrawFrame(GL10 unused) {
        if (over) {
            return;
        }
        if (closing) {
            close();
            return;
        }
        hold();
        long begin = System.nanoTime();
        whenBegun.accept(begin);
        guard(this::frame);
        long work = System.nanoTime() - begin;
        hints.report(work, pace.period(settings.getFrameRate()));
        if (work > LONG_FRAME) {
            LOG.info("a frame took {} ms", work / 1_000_000);
        }
    }

    /** What fails ends the game with a report, not the process. */
    private void guard(Runnable what) {
        try {
            what.run();
        } catch (RuntimeException | Error failure) {
            listener.handleError("The game failed", failure);
        }
    }

    private void hold() {
        int limit = settings.getFrameRate();
        int wish = seen ? limit : NO_WISH; // a neighbour on the screen is not slowed down
        if (wish != rate) {
            rate = wish;
            whenPaced.accept(wish);
        }
        pace.await(limit);
    }

    private void frame() {
        if (!running) {
            running = true;
            listener.initialize();
            listener.reshape(width, height);
            if (!seen) {
                listener.loseFocus();
            }
        }
        listener.update();
        if (autoFlush && !closing) {
            renderer.postFrame();
        }
    }

    /** Ends the game at its own request. */
    private void close() {
        try {
            end();
            if (renderer != null) {
                renderer.cleanup();
            }
        } catch (RuntimeException | Error failure) {
            LOG.error("the game did not end well", failure);
        }
        whenOver.run();
    }

    /** Ends the game where nothing can be drawn any more: OpenGL's objects go with the surface. */
    void abandon() {
        if (over) {
            return;
        }
        try {
            end();
        } catch (RuntimeException | Error failure) {
            LOG.error("the game did not end well", failure);
        }
    }

    private void end() {
        over = true;
        created = false;
        hints.close();
        if (running) {
            running = false;
            listener.destroy();
        }
    }

    /** Whether the game has ended; from any thread. */
    boolean isOver() {
        return over;
    }

    /** The player sees the game and nothing before it, or something else. */
    void seen(boolean now) {
        if (now != seen) {
            seen = now;
            whileRunning(now ? listener::gainFocus : listener::loseFocus);
        }
    }

    /** Does something with the game, unless it has not begun or is over. */
    void whileRunning(Runnable what) {
        if (running) {
            guard(what);
        }
    }

    @Override
    public Type getType() {
        return Type.Display;
    }

    @Override
    public void setSettings(AppSettings wanted) {
        settings.copyFrom(wanted);
        settings.setResolution(width, height);
    }

    @Override
    public SystemListener getSystemListener() {
        return listener;
    }

    @Override
    public void setSystemListener(SystemListener game) {
        listener = game;
    }

    @Override
    public AppSettings getSettings() {
        return settings;
    }

    @Override
    public Renderer getRenderer() {
        return renderer;
    }

    @Override
    public Context getOpenCLContext() {
        return null;
    }

    @Override
    public MouseInput getMouseInput() {
        return devices.mouseInput();
    }

    @Override
    public KeyInput getKeyInput() {
        return devices.keyInput();
    }

    @Override
    public JoyInput getJoyInput() {
        return devices.joyInput();
    }

    @Override
    public TouchInput getTouchInput() {
        return devices.touchInput();
    }

    @Override
    public Timer getTimer() {
        return timer;
    }

    @Override
    public void setTitle(String title) {
        // the system names the game by its package
    }

    @Override
    public boolean isCreated() {
        return created;
    }

    @Override
    public boolean isRenderable() {
        return created && !closing;
    }

    @Override
    public void setAutoFlushFrames(boolean enabled) {
        autoFlush = enabled;
    }

    @Override
    public void create(boolean waitFor) {
        closing = false;
    }

    @Override
    public void restart() {
        // what may change at run time, changes at run time
    }

    /** From any thread. */
    @Override
    public void destroy(boolean waitFor) {
        closing = true;
    }

    @Override
    public int getFramebufferHeight() {
        return height;
    }

    @Override
    public int getFramebufferWidth() {
        return width;
    }

    @Override
    public int getWindowXPosition() {
        return 0;
    }

    @Override
    public int getWindowYPosition() {
        return 0;
    }

    @Override
    public Displays getDisplays() {
        return null;
    }

    @Override
    public int getPrimaryDisplay() {
        return 0;
    }
}
