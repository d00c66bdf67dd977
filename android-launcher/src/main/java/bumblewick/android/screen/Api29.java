package bumblewick.android.screen;

import android.annotation.TargetApi;
import android.graphics.Rect;
import android.view.View;
import java.util.List;

/** Calls that exist since Android 10, in a class of their own so that older systems never load them. */
@TargetApi(29)
final class Api29 {
    private Api29() {}

    /** Where the system's own gestures give way to the game's. */
    static void exclude(View view, List<Rect> places) {
        view.setSystemGestureExclusionRects(places);
    }
}
