package bumblewick.android.screen;

import android.annotation.TargetApi;
import android.graphics.Insets;
import android.view.Surface;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;

/** Calls that exist since Android 11, in a class of their own so that older systems never load them. */
@TargetApi(30)
final class Api30 {
    private Api30() {}

    /** What the system's bars and cut-outs take from the left, the top, the right and the bottom, in pixels. */
    static int[] covered(WindowInsets insets) {
        Insets all = insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
        return new int[] {all.left, all.top, all.right, all.bottom};
    }

    /** Takes the system's bars away until one swipes for them. */
    static void hideBars(Window window) {
        window.setDecorFitsSystemWindows(false);
        WindowInsetsController bars = window.getInsetsController();
        if (bars != null) {
            bars.setSystemBarsBehavior(WindowInsetsController.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE);
            bars.hide(WindowInsets.Type.systemBars());
        }
    }

    /** Tells the screen how often the game draws, so that its beat can be a multiple; 0 for no wish. */
    static void rate(Surface surface, float rate) {
        if (surface != null && surface.isValid()) {
            surface.setFrameRate(rate, Surface.FRAME_RATE_COMPATIBILITY_DEFAULT);
        }
    }
}
