package bumblewick.android.screen;

import android.annotation.TargetApi;
import android.view.DisplayCutout;
import android.view.WindowInsets;

/** What Android has since 9. */
@TargetApi(28)
final class Api28 {
    private Api28() {}

    /** What cut-outs take from the left, the top, the right and the bottom, in pixels. */
    static int[] cutout(WindowInsets insets) {
        DisplayCutout cutout = insets.getDisplayCutout();
        return cutout == null
                ? new int[4]
                : new int[] {
                    cutout.getSafeInsetLeft(),
                    cutout.getSafeInsetTop(),
                    cutout.getSafeInsetRight(),
                    cutout.getSafeInsetBottom()
                };
    }
}
