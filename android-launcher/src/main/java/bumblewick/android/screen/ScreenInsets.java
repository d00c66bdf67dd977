package bumblewick.android.screen;

import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Build;
import android.view.View;
import android.view.WindowInsets;
import bumblewick.platform.ScreenMetrics;
import java.util.Arrays;

/**
 * The edges of the surface that may be covered, and its density. The main thread writes them, the drawing thread
 * reads them.
 */
public final class ScreenInsets implements View.OnApplyWindowInsetsListener {
    private final Resources resources;
    private final boolean touch;
    private int[] covered = new int[4];
    private volatile ScreenMetrics screen;

    /** Nothing is covered until the system says so. */
    public ScreenInsets(Resources resources, PackageManager features) {
        this.resources = resources;
        touch = features.hasSystemFeature(PackageManager.FEATURE_TOUCHSCREEN);
        measure();
    }

    /** The surface as it is now; another object after every change. */
    public ScreenMetrics screen() {
        return screen;
    }

    @Override
    public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
        covered = covered(insets);
        measure();
        return insets;
    }

    /** What bars, cut-outs and rounded corners take from the left, the top, the right and the bottom, in pixels. */
    public static int[] covered(WindowInsets insets) {
        int[] sides = bars(insets);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            SafeArea.roundCorners(sides, Api31.radii(insets));
        }
        return sides;
    }

    @SuppressWarnings("deprecation") // the only way before Android 11
    private static int[] bars(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            return Api30.covered(insets);
        }
        int[] sides = {
            insets.getSystemWindowInsetLeft(),
            insets.getSystemWindowInsetTop(),
            insets.getSystemWindowInsetRight(),
            insets.getSystemWindowInsetBottom()
        };
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
            int[] cutout = Api28.cutout(insets);
            Arrays.setAll(sides, side -> Math.max(sides[side], cutout[side]));
        }
        return sides;
    }

    /** The machine is configured otherwise from now on: its screen may be finer or coarser. */
    public void measure() {
        float density = resources.getDisplayMetrics().density;
        int[] sides = covered.clone();
        if (isTelevision()) {
            SafeArea.television(sides, density);
        }
        ScreenMetrics now = new ScreenMetrics(sides[0], sides[1], sides[2], sides[3], density, touch);
        if (!now.equals(screen)) {
            screen = now;
        }
    }

    private boolean isTelevision() {
        int kind = resources.getConfiguration().uiMode & Configuration.UI_MODE_TYPE_MASK;
        return kind == Configuration.UI_MODE_TYPE_TELEVISION;
    }
}
