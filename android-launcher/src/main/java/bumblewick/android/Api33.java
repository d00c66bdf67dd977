package bumblewick.android;

import android.annotation.TargetApi;
import android.app.Activity;
import android.window.OnBackInvokedDispatcher;

/** Calls that exist since Android 13, in a class of their own so that older systems never load them. */
@TargetApi(33)
final class Api33 {
    private Api33() {}

    /** Runs {@code action} at every back gesture; the gesture no longer leaves the activity. */
    static void whenBack(Activity activity, Runnable action) {
        activity.getOnBackInvokedDispatcher()
                .registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, action::run);
    }
}
