package bumblewick.app.shell;

import bumblewick.platform.Display;
import bumblewick.platform.Display.Mode;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import com.jme3.system.AppSettings;
import java.util.Locale;

/**
 * Applies the settings to the window, and saves its size and monitor in the settings. In the background it limits the
 * frame rate.
 */
public final class GameWindow {
    /** Frames per second while another window has the keyboard. */
    private static final int BACKGROUND_RATE = 10;

    /** Seconds from one saving of the window's size to the next. */
    private static final float SAVE_INTERVAL = 0.5f;

    private final Display display;
    private final Preferences preferences;
    private final PowerSaver powerSaver;
    private final AppSettings engine;
    private final boolean rests;
    private Mode whole = Mode.BORDERLESS;
    private boolean changed = true;
    private boolean inBackground;
    private float sinceLook;

    /**
     * Follows the settings from now on; call {@link #update} once a frame.
     *
     * @param powerSaver how many frames are drawn at most
     * @param engine what the engine's loop reads the frame rate from (changed)
     * @param rests whether it limits the frame rate in the background
     */
    public GameWindow(
            Display display, Preferences preferences, PowerSaver powerSaver, AppSettings engine, boolean rests) {
        this.display = display;
        this.preferences = preferences;
        this.powerSaver = powerSaver;
        this.engine = engine;
        this.rests = rests;
        preferences.follow(chosen -> changed = true);
        powerSaver.follow(this::limit);
    }

    /** Applies changes, once a frame. */
    public void update(float seconds) {
        if (display.takeChange() | changed) {
            changed = false;
            apply(preferences.all());
        }
        sinceLook += seconds;
        if (sinceLook > SAVE_INTERVAL) {
            remember();
        }
    }

    private void apply(Settings chosen) {
        Mode mode = mode(chosen.get(SettingsCatalogue.WINDOW));
        whole = mode == Mode.WINDOW ? whole : mode;
        display.apply(
                new Display.Request(mode, chosen.get(SettingsCatalogue.MONITOR), chosen.get(SettingsCatalogue.VSYNC)));
        limit();
    }

    static Mode mode(String option) {
        return Mode.valueOf(option.toUpperCase(Locale.ROOT));
    }

    /** Switches between the window and the full screen that was chosen last. */
    public void toggle() {
        boolean framed = preferences.get(SettingsCatalogue.WINDOW).equals(option(Mode.WINDOW));
        preferences.set(SettingsCatalogue.WINDOW, option(framed ? whole : Mode.WINDOW));
    }

    private static String option(Mode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    /** Another window has the keyboard, or this one has it again. */
    public void inBackground(boolean now) {
        inBackground = now;
        limit();
    }

    private void limit() {
        int rate = powerSaver.rate();
        engine.setFrameRate(inBackground && rests ? PowerSaver.lowerRate(rate, BACKGROUND_RATE) : rate);
    }

    /** Saves the size and monitor of the window in the settings. */
    public void remember() {
        sinceLook = 0f;
        display.place().ifPresent(place -> {
            Settings now = preferences.all();
            preferences.all(now.with(SettingsCatalogue.WIDTH, inside(place.width()))
                    .with(SettingsCatalogue.HEIGHT, inside(place.height()))
                    .with(SettingsCatalogue.LAST_MONITOR, place.monitor()));
        });
    }

    private static float inside(int side) {
        return Math.max(SettingsCatalogue.WIDTH.min(), Math.min(SettingsCatalogue.WIDTH.max(), side));
    }
}
