package bumblewick.android.screen;

import android.annotation.TargetApi;
import android.view.RoundedCorner;
import android.view.WindowInsets;

/** Calls that exist since Android 12, in a class of their own so that older systems never load them. */
@TargetApi(31)
final class Api31 {
    private static final int[] CORNERS = {
        RoundedCorner.POSITION_TOP_LEFT,
        RoundedCorner.POSITION_TOP_RIGHT,
        RoundedCorner.POSITION_BOTTOM_RIGHT,
        RoundedCorner.POSITION_BOTTOM_LEFT
    };

    private Api31() {}

    /** Radii of the window's corners, clockwise from the upper left one, in pixels; 0 for one that is not rounded. */
    static int[] radii(WindowInsets insets) {
        int[] radii = new int[CORNERS.length];
        for (int i = 0; i < radii.length; i++) {
            RoundedCorner corner = insets.getRoundedCorner(CORNERS[i]);
            radii[i] = corner == null ? 0 : corner.getRadius();
        }
        return radii;
    }
}
