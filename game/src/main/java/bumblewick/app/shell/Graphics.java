package bumblewick.app.shell;

import bumblewick.platform.Platform;
import bumblewick.view.ViewOptions;
import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.renderer.Camera;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * How the picture is drawn: as the player's settings and this machine allow, whose speed is measured behind the title; and
 * the engine's states, to which views are attached.
 */
public final class Graphics {
    private final GameOptions options;
    private final Supplier<GameScreen> shown;
    private final Application app;
    private final PowerSaver powerSaver;
    private final GraphicsQuality quality;
    private final TitleBenchmark benchmark;
    private final BooleanSupplier loaded;
    private boolean inBackground;

    /**
     * Reads the settings, and follows them.
     *
     * @param shown the screen that fills the window
     * @param app the engine, to which views are attached
     * @param loaded whether no other thread loads anything, which would be measured, too
     */
    public Graphics(
            Platform platform,
            GameOptions options,
            Preferences preferences,
            Supplier<GameScreen> shown,
            Application app,
            BooleanSupplier loaded) {
        this.options = options;
        this.shown = shown;
        this.app = app;
        this.loaded = loaded;
        powerSaver = new PowerSaver(platform, preferences);
        quality = new GraphicsQuality(
                preferences, platform, powerSaver, options.softwareDrawn(), () -> app.getGuiViewPort()
                        .getCamera()
                        .getHeight());
        benchmark = new TitleBenchmark(platform, preferences, quality);
    }

    /** Updates once a frame. Returns whether heat has just begun or stopped to halve the frame rate. */
    public boolean update(float seconds) {
        if (free()) {
            quality.update(seconds);
        }
        return powerSaver.update(seconds);
    }

    /** Whether frames take as long as it takes to draw them, rather than to load something. */
    private boolean free() {
        return !inBackground && options.frameSeconds() == 0f && shown.get().ready();
    }

    /** A frame of the title was drawn: how fast that went says what the machine can do. */
    public void measure(float seconds) {
        if (free() && options.frames() == 0) {
            if (loaded.getAsBoolean()) {
                benchmark.update(seconds, window().getWidth() * window().getHeight());
            }
        } else {
            benchmark.stop();
        }
    }

    /** The title is gone. */
    public void stopMeasuring() {
        benchmark.stop();
    }

    /** Forgets what was measured: the next title is measured again. */
    public void measureAgain() {
        benchmark.again();
    }

    /** Another window has the keyboard, or this one has it again. */
    public void inBackground(boolean now) {
        inBackground = now;
    }

    public PowerSaver powerSaver() {
        return powerSaver;
    }

    public GraphicsQuality quality() {
        return quality;
    }

    /** The graphics options as they are now. */
    public ViewOptions options() {
        return quality.options();
    }

    /** The engine's states, to which views are attached. */
    public AppStateManager states() {
        return app.getStateManager();
    }

    /** As large as the window, which the picture need not be. */
    private Camera window() {
        return app.getGuiViewPort().getCamera();
    }

    /** The camera of the picture. */
    public Camera camera() {
        return app.getCamera();
    }
}
