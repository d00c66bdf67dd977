package bumblewick.android.input;

import android.view.MotionEvent;

/** Calls of Android 10. */
final class Api29 {
    private Api29() {}

    static int classification(MotionEvent event) {
        return event.getClassification();
    }
}
