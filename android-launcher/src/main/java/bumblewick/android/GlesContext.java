package bumblewick.android;

import android.opengl.GLSurfaceView;
import bumblewick.android.gles.GlesCore;
import bumblewick.android.gles.GlesExtensions;
import bumblewick.android.gles.GlesFrames;
import bumblewick.android.input.Devices;
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
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.opengles.GL10;

/**
 * The engine's window: a {@link GLSurfaceView}, which has a thread of its own that calls in here for every frame. All but
 * what is said otherwise belongs to that thread.
 *
 * <p>The system may take all of OpenGL's objects away while the game is not seen; then the engine makes them anew from what
 * it keeps in memory.
 */
final class GlesContext implements JmeContext, GLSurfaceView.Renderer {
    private final Devices devices;
    private final AppSettings settings = new AppSettings(true);
    private final NanoTimer timer = new NanoTimer();
    private SystemListener listener;
    private GLRenderer renderer;
    private boolean running;
    private volatile boolean created;
    private volatile boolean closing;
    private volatile boolean autoFlush = true;
    private int width = 1;
    private int height = 1;

    /**
     * Makes a window that is not open yet.
     *
     * @param devices what it is played by
     */
    GlesContext(Devices devices) {
        this.devices = devices;
    }

    @Override
    public void onSurfaceCreated(GL10 unused, EGLConfig config) {
        boolean again = renderer != null;
        if (!again) {
            GlesCore core = new GlesCore();
            renderer = new GLRenderer(core, new GlesExtensions(), new GlesFrames());
        }
        renderer.initialize();
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
        if (running) {
            listener.reshape(width, height);
        }
    }

    @Override
    public void onDrawFrame(GL10 unused) {
        if (closing) {
            close();
            return;
        }
        if (!running) {
            running = true;
            listener.initialize();
            listener.reshape(width, height);
        }
        listener.update();
        if (autoFlush && !closing) {
            renderer.postFrame();
        }
    }

    private void close() {
        if (running) {
            running = false;
            listener.destroy();
            renderer.cleanup();
        }
        created = false;
    }

    /** The player sees the game and nothing before it. */
    void gainFocus() {
        if (running) {
            listener.gainFocus();
        }
    }

    /** The player sees something else, or nothing. */
    void loseFocus() {
        if (running) {
            listener.loseFocus();
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
