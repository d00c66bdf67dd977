package bumblewick.app;

import bumblewick.platform.Display;
import bumblewick.platform.Display.Mode;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import com.jme3.system.AppSettings;
import java.util.Locale;

/**
 * Lets the window follow the settings, and the settings the window: how it lies on its screen is chosen, how large it is
 * and where is remembered. In the background it draws little.
 */
final class GameWindow {
    /** Frames per second while another window has the keyboard. */
    private static final int BEHIND = 10;

    /** How often is looked where the window is, in seconds. */
    private static final float LOOK = 0.5f;

    private final Display display;
    private final Preferences preferences;
    private final Thrift thrift;
    private final AppSettings engine;
    private final boolean rests;
    private Mode whole = Mode.BORDERLESS;
    private boolean changed = true;
    private boolean behind;
    private float sinceLook;

    /**
     * Makes it follow; call {@link #update} once a frame.
     *
     * @param thrift how many frames are drawn at most
     * @param engine what the engine's loop reads the frame rate from (changed)
     * @param rests whether it may draw little in the background
     */
    GameWindow(Display display, Preferences preferences, Thrift thrift, AppSettings engine, boolean rests) {
        this.display = display;
        this.preferences = preferences;
        this.thrift = thrift;
        this.engine = engine;
        this.rests = rests;
        preferences.follow(chosen -> changed = true);
        thrift.follow(this::limit);
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        if (display.takeChange() | changed) {
            changed = false;
            apply(preferences.all());
        }
        sinceLook += seconds;
        if (sinceLook > LOOK) {
            remember();
        }
    }

    private void apply(Settings chosen) {
        Mode mode = mode(chosen.get(Catalogue.WINDOW));
        whole = mode == Mode.WINDOW ? whole : mode;
        display.apply(new Display.Wish(mode, chosen.get(Catalogue.MONITOR), chosen.get(Catalogue.VSYNC)));
        limit();
    }

    static Mode mode(String option) {
        return Mode.valueOf(option.toUpperCase(Locale.ROOT));
    }

    /** Fills the screen, the way that was last chosen, or no longer. */
    void toggle() {
        boolean framed = preferences.get(Catalogue.WINDOW).equals(option(Mode.WINDOW));
        preferences.set(Catalogue.WINDOW, option(framed ? whole : Mode.WINDOW));
    }

    private static String option(Mode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    /** Another window has the keyboard, or this one has it again. */
    void behind(boolean now) {
        behind = now;
        limit();
    }

    private void limit() {
        int rate = thrift.rate();
        engine.setFrameRate(behind && rests ? Thrift.least(rate, BEHIND) : rate);
    }

    /** Keeps where the window is; for the end, too. */
    void remember() {
        sinceLook = 0f;
        display.place().ifPresent(place -> {
            Settings now = preferences.all();
            preferences.all(now.with(Catalogue.WIDTH, inside(place.width()))
                    .with(Catalogue.HEIGHT, inside(place.height()))
                    .with(Catalogue.LAST_MONITOR, place.monitor()));
        });
    }

    private static float inside(int side) {
        return Math.max(Catalogue.WIDTH.min(), Math.min(Catalogue.WIDTH.max(), side));
    }
}
