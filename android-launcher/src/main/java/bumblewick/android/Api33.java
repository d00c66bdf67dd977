package bumblewick.android;

import android.annotation.TargetApi;
import android.app.Activity;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/** Calls that exist since Android 13, in a class of their own so that older systems never load them. */
@TargetApi(33)
final class Api33 {
    private Api33() {}

    /**
     * Runs {@code action} at every back gesture; the gesture no longer leaves the activity.
     *
     * @return lets the gesture leave the activity again, and lets the system show where it leads
     */
    static Runnable whenBack(Activity activity, Runnable action) {
        OnBackInvokedCallback callback = action::run;
        OnBackInvokedDispatcher system = activity.getOnBackInvokedDispatcher();
        system.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback);
        return () -> system.unregisterOnBackInvokedCallback(callback);
    }
}
