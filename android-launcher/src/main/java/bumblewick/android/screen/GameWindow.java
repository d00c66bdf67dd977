package bumblewick.android.screen;

import android.graphics.Rect;
import android.os.Build;
import android.view.Display;
import android.view.SurfaceHolder;
import android.view.View;
import android.view.Window;
import android.view.WindowManager.LayoutParams;
import java.util.ArrayList;
import java.util.List;

/**
 * The game's window: full screen, system bars, keeping the screen on, refresh rates. All calls belong to the main thread
 * unless their Javadoc says otherwise.
 */
public final class GameWindow {
    /** The part of the surface from its top on whose edges stay the system's while one plays, for its step back. */
    private static final int SYSTEMS_PART = 4;

    private final Window window;
    private final View surface;
    private boolean playing;
    private volatile RefreshRates rates = new RefreshRates(List.of());

    /** @param surface that fills the window */
    public GameWindow(Window window, View surface) {
        this.window = window;
        this.surface = surface;
        surface.addOnLayoutChangeListener((view, left, top, right, bottom, l, t, r, b) -> exclude());
        measure();
    }

    /** The window may be on another screen from now on. */
    @SuppressWarnings("deprecation") // the view's own display is not known before it is shown
    public void measure() {
        Display display = window.getWindowManager().getDefaultDisplay();
        Display.Mode now = display.getMode();
        List<Float> found = new ArrayList<>();
        for (Display.Mode mode : display.getSupportedModes()) {
            if (mode.getPhysicalWidth() == now.getPhysicalWidth()
                    && mode.getPhysicalHeight() == now.getPhysicalHeight()) {
                found.add(mode.getRefreshRate());
            }
        }
        rates = new RefreshRates(found);
    }

    /** The refresh rates of the screen; from any thread. */
    public RefreshRates rates() {
        return rates;
    }

    /** Hides the system bars; must be called again whenever the window returns to the foreground. */
    public void hideSystemBars() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            Api30.hideBars(window);
        } else {
            hideBars();
        }
    }

    @SuppressWarnings("deprecation") // the only way before Android 11
    private void hideBars() {
        window.getDecorView()
                .setSystemUiVisibility(View.SYSTEM_UI_FLAG_IMMERSIVE_STICKY
                        | View.SYSTEM_UI_FLAG_FULLSCREEN
                        | View.SYSTEM_UI_FLAG_HIDE_NAVIGATION
                        | View.SYSTEM_UI_FLAG_LAYOUT_STABLE
                        | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
                        | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION);
    }

    /** While one plays, the screen stays on, and a finger that is drawn in from an edge steers instead of leading back. */
    public void play(boolean now) {
        playing = now;
        if (playing) {
            window.addFlags(LayoutParams.FLAG_KEEP_SCREEN_ON);
        } else {
            window.clearFlags(LayoutParams.FLAG_KEEP_SCREEN_ON);
        }
        exclude();
    }

    /** The surface has another size after a turn or a fold: so has the part whose edges steer. */
    private void exclude() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
            Rect steering = new Rect(0, surface.getHeight() / SYSTEMS_PART, surface.getWidth(), surface.getHeight());
            Api29.exclude(surface, playing ? List.of(steering) : List.of());
        }
    }

    /**
     * Tells the screen how often the game draws.
     *
     * @param rate frames per second; 0 for no wish, less for as often as the screen can
     */
    public void rate(SurfaceHolder holder, int rate) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            Api30.rate(holder.getSurface(), rates.wish(rate));
        }
    }
}
