package bumblewick.android;

import android.app.Activity;
import android.opengl.GLSurfaceView;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.input.Devices;
import bumblewick.app.BumblewickGame;
import bumblewick.app.GameOptions;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeSystem;

/** Where Android starts the game. */
public final class BumblewickActivity extends Activity {
    private static final int DEPTH_BITS = 24;
    private static final int STENCIL_BITS = 8;

    private final Devices devices = new Devices();
    private final GlesContext gles = new GlesContext(devices);
    private GLSurfaceView surface;
    private BumblewickGame game;

    /** For the system alone. */
    public BumblewickActivity() {}

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        JmeSystem.setSystemDelegate(new AndroidSystem(getApplicationContext(), gles));
        game = new BumblewickGame(
                new AndroidPlatform(getApplicationContext(), devices),
                GameOptions.builder().audio(false).build());
        game.setSettings(settings());
        game.start();
        surface = new GLSurfaceView(this);
        surface.setEGLContextClientVersion(3);
        surface.setPreserveEGLContextOnPause(true);
        surface.setEGLConfigChooser(8, 8, 8, 0, DEPTH_BITS, STENCIL_BITS);
        surface.setRenderer(gles);
        setContentView(surface);
        devices.open(surface);
    }

    private static AppSettings settings() {
        AppSettings settings = new AppSettings(true);
        settings.setAudioRenderer(null);
        settings.setGammaCorrection(false);
        settings.setUseJoysticks(true);
        return settings;
    }

    /** What is played; for tests. */
    public BumblewickGame game() {
        return game;
    }

    /** What it is drawn on; for tests. */
    public GLSurfaceView surface() {
        return surface;
    }

    @Override
    protected void onResume() {
        super.onResume();
        surface.onResume();
        surface.queueEvent(gles::gainFocus);
    }

    @Override
    protected void onPause() {
        surface.queueEvent(gles::loseFocus);
        surface.onPause();
        super.onPause();
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        return devices.key(event) || super.dispatchKeyEvent(event);
    }

    @Override
    public boolean dispatchGenericMotionEvent(MotionEvent event) {
        return devices.pad(event) || super.dispatchGenericMotionEvent(event);
    }

    @Override
    public void onWindowFocusChanged(boolean focused) {
        super.onWindowFocusChanged(focused);
        devices.focus(focused);
    }

    @Override
    protected void onDestroy() {
        devices.close();
        game.stop(false);
        super.onDestroy();
    }
}
