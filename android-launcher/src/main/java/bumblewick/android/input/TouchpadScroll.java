package bumblewick.android.input;

import android.os.Build;
import android.view.InputDevice;
import android.view.MotionEvent;

/**
 * Scrolling with two fingers on a touchpad: from Android 14 on the system reports it in events that look like those
 * of a finger.
 */
final class TouchpadScroll {
    private static final int BY_TWO_FINGERS = 3; // MotionEvent.CLASSIFICATION_TWO_FINGER_SWIPE of API 34

    private static final int WAY = 51; // MotionEvent.AXIS_GESTURE_SCROLL_Y_DISTANCE of API 34

    private TouchpadScroll() {}

    /** Whether an event of a pointer is part of one. */
    static boolean isOne(MotionEvent event) {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE
                && event.isFromSource(InputDevice.SOURCE_MOUSE)
                && Api29.classification(event) == BY_TWO_FINGERS;
    }

    /** How far it scrolls up, in pixels. */
    static float way(MotionEvent event) {
        return -event.getAxisValue(WAY);
    }
}
