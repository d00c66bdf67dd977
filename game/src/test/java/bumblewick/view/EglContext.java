package bumblewick.view;

import com.jme3.input.JoyInput;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.TouchInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.opencl.Context;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.lwjgl.LwjglGLExt;
import com.jme3.renderer.opengl.GLRenderer;
import com.jme3.scene.threadwarden.SceneGraphThreadWarden;
import com.jme3.system.AppSettings;
import com.jme3.system.Displays;
import com.jme3.system.JmeContext;
import com.jme3.system.JmeDesktopSystem;
import com.jme3.system.JmeSystem;
import com.jme3.system.SystemListener;
import com.jme3.system.Timer;
import java.nio.IntBuffer;
import java.util.concurrent.CountDownLatch;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL14;
import org.lwjgl.egl.EGL15;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;

/** A context without a window: Mesa's surfaceless platform, OpenGL 3.2 core, a clock that goes on by equal steps. */
public final class EglContext implements JmeContext, Runnable {
    private static final int PLATFORM_SURFACELESS_MESA = 0x31DD;

    private final AppSettings settings = new AppSettings(true);
    private final StepTimer timer;
    private final TextureMeter textures = new TextureMeter();
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
        timer = new StepTimer(frameSeconds);
    }

    /** Makes every application that starts from now on run without a window. */
    public static void install(float frameSeconds) {
        Configuration.OPENGL_CONTEXT_API.set("EGL");
        JmeSystem.setSystemDelegate(new JmeDesktopSystem() {
            @Override
            public JmeContext newContext(AppSettings settings, JmeContext.Type type) {
                initialize(settings);
                EglContext context = new EglContext(frameSeconds);
                context.setSettings(settings);
                return context;
            }
        });
    }

    /** Whether this machine can draw without a window. */
    public static boolean available() {
        try {
            long display =
                    JNI.callPPP(PLATFORM_SURFACELESS_MESA, 0L, 0L, EGL.getCapabilities().eglGetPlatformDisplayEXT);
            try (MemoryStack stack = MemoryStack.stackPush()) {
                return display != EGL14.EGL_NO_DISPLAY
                        && EGL14.eglInitialize(display, stack.mallocInt(1), stack.mallocInt(1));
            }
        } catch (LinkageError | RuntimeException e) {
            return false;
        }
    }

    @Override
    public void run() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            open(stack);
            renderer = new GLRenderer(textures.gl(), new LwjglGLExt(), textures.frameBuffers());
            renderer.initialize();
            renderer.setMainFrameBufferSrgb(false);
            renderer.setLinearizeSrgbImages(false);
            created = true;
            up.countDown();
            listener.initialize();
            listener.reshape(settings.getWidth(), settings.getHeight());
            while (!closing) {
                listener.update();
                renderer.postFrame();
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

    /** All that lives on the graphics card. */
    TextureMeter textures() {
        return textures;
    }

    private void open(MemoryStack stack) {
        long display = JNI.callPPP(PLATFORM_SURFACELESS_MESA, 0L, 0L, EGL.getCapabilities().eglGetPlatformDisplayEXT);
        IntBuffer major = stack.mallocInt(1);
        IntBuffer minor = stack.mallocInt(1);
        check(EGL14.eglInitialize(display, major, minor), "eglInitialize");
        EGL.createDisplayCapabilities(display, major.get(0), minor.get(0));
        check(EGL14.eglBindAPI(EGL14.EGL_OPENGL_API), "eglBindAPI");
        PointerBuffer config = stack.mallocPointer(1);
        check(EGL14.eglChooseConfig(display, configWanted(stack), config, stack.mallocInt(1)), "eglChooseConfig");
        IntBuffer size = stack.ints(
                EGL14.EGL_WIDTH, settings.getWidth(), EGL14.EGL_HEIGHT, settings.getHeight(), EGL14.EGL_NONE);
        long surface = EGL14.eglCreatePbufferSurface(display, config.get(0), size);
        IntBuffer profile = stack.ints(
                EGL15.EGL_CONTEXT_MAJOR_VERSION,
                3,
                EGL15.EGL_CONTEXT_MINOR_VERSION,
                2,
                EGL15.EGL_CONTEXT_OPENGL_PROFILE_MASK,
                EGL15.EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                EGL14.EGL_NONE);
        long context = EGL14.eglCreateContext(display, config.get(0), EGL14.EGL_NO_CONTEXT, profile);
        check(EGL14.eglMakeCurrent(display, surface, surface, context), "eglMakeCurrent");
        GL.createCapabilities(true);
    }

    private static IntBuffer configWanted(MemoryStack stack) {
        return stack.ints(
                EGL14.EGL_SURFACE_TYPE,
                EGL14.EGL_PBUFFER_BIT,
                EGL14.EGL_RENDERABLE_TYPE,
                EGL14.EGL_OPENGL_BIT,
                EGL14.EGL_RED_SIZE,
                8,
                EGL14.EGL_GREEN_SIZE,
                8,
                EGL14.EGL_BLUE_SIZE,
                8,
                EGL14.EGL_ALPHA_SIZE,
                8,
                EGL14.EGL_DEPTH_SIZE,
                24,
                EGL14.EGL_NONE);
    }

    private static void check(boolean done, String what) {
        if (!done) {
            throw new IllegalStateException(what + " failed: 0x" + Integer.toHexString(EGL14.eglGetError()));
        }
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

    /** Goes on by the same time every frame. */
    private static final class StepTimer extends Timer {
        private static final long NANOS = 1_000_000_000L;

        private final float step;
        private long frame;

        StepTimer(float step) {
            this.step = step;
        }

        @Override
        public long getTime() {
            return Math.round(frame * (double) step * NANOS);
        }

        @Override
        public long getResolution() {
            return NANOS;
        }

        @Override
        public float getFrameRate() {
            return 1f / step;
        }

        @Override
        public float getTimePerFrame() {
            return step;
        }

        @Override
        public void update() {
            frame++;
        }

        @Override
        public void reset() {
            frame = 0;
        }
    }
}
