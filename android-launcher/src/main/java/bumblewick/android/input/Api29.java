package bumblewick.android.input;

import android.annotation.TargetApi;
import android.view.MotionEvent;

/** Calls that exist since Android 10, in a class of their own so that older systems never load them. */
@TargetApi(29)
final class Api29 {
    private Api29() {}

    static int classification(MotionEvent event) {
        return event.getClassification();
    }
}
