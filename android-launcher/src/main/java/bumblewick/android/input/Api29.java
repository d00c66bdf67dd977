package bumblewick.android.input;

import android.annotation.TargetApi;
import android.view.MotionEvent;

/** Calls of Android 10. */
@TargetApi(29)
final class Api29 {
    private Api29() {}

    static int classification(MotionEvent event) {
        return event.getClassification();
    }
}
