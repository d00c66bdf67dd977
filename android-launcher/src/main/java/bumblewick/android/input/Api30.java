package bumblewick.android.input;

import android.annotation.TargetApi;
import android.view.InputDevice;
import android.view.View;

/** Calls that exist since Android 11, in a class of their own so that older systems never load them. */
@TargetApi(30)
final class Api30 {
    private Api30() {}

    /** Receives movements of fingers and mice at once, or again with the next frame. */
    static void unbuffered(View view, boolean wanted) {
        view.requestUnbufferedDispatch(wanted ? InputDevice.SOURCE_CLASS_POINTER : InputDevice.SOURCE_CLASS_NONE);
    }
}
