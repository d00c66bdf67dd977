package bumblewick.android;

import android.annotation.TargetApi;
import android.app.Activity;
import android.window.OnBackInvokedDispatcher;

/** What Android has since 13. */
@TargetApi(33)
final class Api33 {
    private Api33() {}

    /** Does {@code action} at every step back; none of them leaves the activity by itself any more. */
    static void whenBack(Activity activity, Runnable action) {
        activity.getOnBackInvokedDispatcher()
                .registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, action::run);
    }
}
