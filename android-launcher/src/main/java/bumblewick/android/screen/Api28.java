package bumblewick.android.screen;

import android.annotation.TargetApi;
import android.view.DisplayCutout;
import android.view.WindowInsets;

/** Calls that exist since Android 9, in a class of their own so that older systems never load them. */
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
