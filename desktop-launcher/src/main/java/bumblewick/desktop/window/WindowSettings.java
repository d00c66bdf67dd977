package bumblewick.desktop.window;

import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import com.jme3.system.AppSettings;
import java.awt.image.BufferedImage;

/**
 * The engine's settings for opening the window; the first frame then applies the player's choice of screen and mode.
 */
public final class WindowSettings {
    private WindowSettings() {}

    /**
     * The settings of the window.
     *
     * @param size of the window
     * @param vsync whether to wait for the screen's refresh
     * @param sound whether there may be sound
     * @param icons by which the system shows the window; may be empty
     */
    public static AppSettings of(WindowSize size, boolean vsync, boolean sound, BufferedImage[] icons) {
        AppSettings settings = new AppSettings(true);
        settings.setTitle("Bumblewick");
        settings.setIcons(icons.length == 0 ? null : icons);
        settings.setRenderer(AppSettings.LWJGL_OPENGL33);
        settings.setAudioRenderer(sound ? AppSettings.LWJGL_OPENAL : null);
        settings.setGammaCorrection(false); // the look has its own linear pipeline, alike on every platform
        settings.setX11PlatformPreferred(DisplayProbe.prefersX11());
        settings.setUseJoysticks(true);
        settings.setResizable(true);
        settings.setVSync(vsync);
        settings.setFullscreen(false);
        settings.setResolution(size.width(), size.height());
        return settings;
    }

    /** The size of the window that is chosen. */
    public static WindowSize size(Settings shown) {
        return new WindowSize(
                Math.round(shown.get(SettingsCatalogue.WIDTH)), Math.round(shown.get(SettingsCatalogue.HEIGHT)));
    }
}
