package bumblewick.desktop;

import com.jme3.system.AppSettings;
import java.awt.image.BufferedImage;

/** Turns the command line into the engine's settings. */
final class WindowSettings {
    private WindowSettings() {}

    /**
     * The settings of the window.
     *
     * @param asked what the command line says
     * @param sound whether there may be sound
     * @param icons by which the system shows the window; may be empty
     */
    static AppSettings of(LaunchOptions.Window asked, boolean sound, BufferedImage[] icons) {
        AppSettings settings = new AppSettings(true);
        settings.setTitle("Bumblewick");
        settings.setIcons(icons.length == 0 ? null : icons);
        settings.setRenderer(AppSettings.LWJGL_OPENGL33);
        settings.setAudioRenderer(sound ? AppSettings.LWJGL_OPENAL : null);
        settings.setGammaCorrection(false); // the look has its own linear pipeline, alike on every platform
        settings.setX11PlatformPreferred(DisplayProbe.prefersX11());
        settings.setUseJoysticks(true);
        settings.setResizable(true);
        settings.setVSync(asked.vsync != LaunchOptions.Switch.OFF);
        settings.setFrameRate(asked.fps == null || asked.fps == 0 ? -1 : asked.fps);
        settings.setFullscreen(asked.fullscreen);
        WindowSize size = asked.size == null ? WindowSize.DEFAULT : asked.size;
        if (asked.fullscreen && asked.size == null) {
            size = new WindowSize(0, 0); // the desktop's own
        }
        settings.setResolution(size.width(), size.height());
        return settings;
    }
}
