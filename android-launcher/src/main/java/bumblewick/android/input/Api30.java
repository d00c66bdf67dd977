package bumblewick.android.input;

import android.annotation.TargetApi;
import android.view.InputDevice;
import android.view.View;

/** Calls that exist since Android 11, in a class of their own so that older systems never load them. */
@TargetApi(30)
final class Api30 {
    /** Fingers and mice; a captured mouse, which counts as a trackball; a captured touchpad; the sticks of a pad. */
    private static final int MOVES = InputDevice.SOURCE_CLASS_POINTER
            | InputDevice.SOURCE_CLASS_TRACKBALL
            | InputDevice.SOURCE_CLASS_POSITION
            | InputDevice.SOURCE_CLASS_JOYSTICK;

    private Api30() {}

    /** Receives movements at once, or again with the next frame. */
    static void unbuffered(View view, boolean wanted) {
        view.requestUnbufferedDispatch(wanted ? MOVES : InputDevice.SOURCE_CLASS_NONE);
    }
}
