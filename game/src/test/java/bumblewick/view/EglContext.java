package bumblewick.view;

import bumblewick.app.shell.FixedStepTimer;
import com.jme3.asset.AssetManager;
import com.jme3.input.JoyInput;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.TouchInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.opencl.Context;
import com.jme3.renderer.Renderer;
import com.jme3.scene.threadwarden.SceneGraphThreadWarden;
import com.jme3.system.AppSettings;
import com.jme3.system.Displays;
import com.jme3.system.JmeContext;
import com.jme3.system.JmeDesktopSystem;
import com.jme3.system.JmeSystem;
import com.jme3.system.SystemListener;
import com.jme3.system.Timer;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.lwjgl.system.Configuration;

/** A context without a window, by whatever {@link Driver}, with a clock that goes on by equal steps. */
public final class EglContext implements JmeContext, Runnable {
    private static Supplier<Driver> drivers = DesktopGl::new;
    private static boolean refusesSamples;

    private final AppSettings settings = new AppSettings(true);
    private final Timer timer;
    private final Driver driver = drivers.get();
    private final CountDownLatch up = new CountDownLatch(1);
    private final CountDownLatch down = new CountDownLatch(1);
    private final KeyInput keys = new ScriptedKeys();
    private final MouseInput mouse = new DummyMouseInput();
    private SystemListener listener;
    private Renderer renderer;
    private Thread thread;
    private volatile boolean created;
    private volatile boolean closing;
    private volatile Throwable failure;

    EglContext(float frameSeconds) {
        timer = new FixedStepTimer(frameSeconds);
        settings.putBoolean("SamplesRefused", refusesSamples);
    }

    /** Makes every application that starts from now on run without a window; one that draws nothing still draws nothing. */
    public static void install(float frameSeconds) {
        Configuration.OPENGL_CONTEXT_API.set("EGL");
        JmeSystem.setSystemDelegate(new JmeDesktopSystem() {
            @Override
            public JmeContext newContext(AppSettings settings, JmeContext.Type type) {
                if (type == JmeContext.Type.Headless) {
                    return super.newContext(settings, type);
                }
                initialize(settings);
                EglContext context = new EglContext(frameSeconds);
                context.setSettings(settings);
                return context;
            }
        });
    }

    /** Says what draws the pictures of every application that starts from now on; the desktop's OpenGL, if nobody does. */
    public static void drawBy(Supplier<Driver> makesDrivers) {
        drivers = makesDrivers;
    }

    /** Lets no application that starts from now on draw several samples a pixel, which OpenGL ES cannot. */
    public static void refuseSamples() {
        refusesSamples = true;
    }

    /** Whether this machine can draw without a window. */
    public static boolean available() {
        return DesktopGl.available();
    }

    @Override
    public void run() {
        try {
            renderer = driver.open(settings.getWidth(), settings.getHeight());
            driver.initialize(renderer);
            renderer.setMainFrameBufferSrgb(false);
            renderer.setLinearizeSrgbImages(false);
            created = true;
            up.countDown();
            listener.initialize();
            listener.reshape(settings.getWidth(), settings.getHeight());
            while (!closing) {
                listener.update();
                renderer.postFrame();
                driver.endFrame();
            }
            listener.destroy();
        } catch (Throwable e) { // an Error too: whoever waits must learn of it
            failure = e;
        } finally {
            SceneGraphThreadWarden.reset(); // the next pictures are drawn by another thread
            created = false;
            up.countDown();
            down.countDown();
        }
    }

    /**
     * Waits until nothing is drawn any more.
     *
     * @throws IllegalStateException if that is because of a failure
     */
    void awaitEnd() {
        await(down);
        if (failure != null) {
            throw new IllegalStateException("the thread that draws the pictures died", failure);
        }
    }

    /** Sets up what loads assets, as the driver needs them. */
    public void prepare(AssetManager assets) {
        driver.prepare(assets);
    }

    /** Bytes of all textures and render targets that live on the graphics card now. */
    long textureBytes() {
        return driver.textureBytes();
    }

    @Override
    public void create(boolean waitFor) {
        thread = new Thread(this, "picture");
        thread.start();
        if (waitFor) {
            await(up);
        }
    }

    @Override
    public void destroy(boolean waitFor) {
        closing = true;
        if (waitFor && Thread.currentThread() != thread) {
            await(down);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Type getType() {
        return Type.OffscreenSurface;
    }

    @Override
    public void setSettings(AppSettings wanted) {
        settings.copyFrom(wanted);
    }

    @Override
    public SystemListener getSystemListener() {
        return listener;
    }

    @Override
    public void setSystemListener(SystemListener wanted) {
        listener = wanted;
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
        return mouse;
    }

    @Override
    public KeyInput getKeyInput() {
        return keys;
    }

    @Override
    public JoyInput getJoyInput() {
        return null;
    }

    @Override
    public TouchInput getTouchInput() {
        return null;
    }

    @Override
    public Timer getTimer() {
        return timer;
    }

    @Override
    public void setTitle(String title) {
        // there is no window
    }

    @Override
    public boolean isCreated() {
        return created;
    }

    @Override
    public boolean isRenderable() {
        return created;
    }

    @Override
    public void setAutoFlushFrames(boolean enabled) {
        // there is no window
    }

    @Override
    public void restart() {
        // settings are fixed
    }

    @Override
    public int getFramebufferHeight() {
        return settings.getHeight();
    }

    @Override
    public int getFramebufferWidth() {
        return settings.getWidth();
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
        return new Displays();
    }

    @Override
    public int getPrimaryDisplay() {
        return 0;
    }
}
