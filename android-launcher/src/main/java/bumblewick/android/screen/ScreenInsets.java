package bumblewick.android.screen;

import android.content.pm.PackageManager;
import android.content.res.Resources;
import android.os.Build;
import android.view.View;
import android.view.WindowInsets;
import bumblewick.platform.ScreenMetrics;

/**
 * The edges of the surface that may be covered, and its density. The main thread writes them, the drawing thread
 * reads them.
 */
public final class ScreenInsets implements View.OnApplyWindowInsetsListener {
    private final Resources resources;
    private final boolean touch;
    private int left;
    private int top;
    private int right;
    private int bottom;
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
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            set(Api30.covered(insets));
        } else {
            set(
                    insets.getSystemWindowInsetLeft(),
                    insets.getSystemWindowInsetTop(),
                    insets.getSystemWindowInsetRight(),
                    insets.getSystemWindowInsetBottom());
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
                widen(Api28.cutout(insets));
            }
        }
        measure();
        return insets;
    }

    private void set(int... sides) {
        left = sides[0];
        top = sides[1];
        right = sides[2];
        bottom = sides[3];
    }

    private void widen(int... sides) {
        set(Math.max(left, sides[0]), Math.max(top, sides[1]), Math.max(right, sides[2]), Math.max(bottom, sides[3]));
    }

    /** The machine is configured otherwise from now on: its screen may be finer or coarser. */
    public void measure() {
        ScreenMetrics now = new ScreenMetrics(left, top, right, bottom, resources.getDisplayMetrics().density, touch);
        if (!now.equals(screen)) {
            screen = now;
        }
    }
}
