package bumblewick.android.input;

import android.view.InputDevice;
import android.view.MotionEvent;

/** Events of pointers and pads as the system makes them. */
final class Motions {
    private static final long THEN = 1000; // in milliseconds

    private Motions() {}

    /**
     * Of fingers.
     *
     * @param action with the index of the finger that it is about
     * @param fingers id, x and y of each, from the upper left corner
     */
    static MotionEvent fingers(int action, float[]... fingers) {
        return event(action, InputDevice.SOURCE_TOUCHSCREEN, MotionEvent.TOOL_TYPE_FINGER, 0, 0, fingers);
    }

    static float[] finger(int id, float x, float y) {
        return new float[] {id, x, y};
    }

    /** Of a mouse. */
    static MotionEvent mouse(int action, float x, float y, int buttons) {
        return event(action, InputDevice.SOURCE_MOUSE, MotionEvent.TOOL_TYPE_MOUSE, buttons, 0, new float[] {0, x, y});
    }

    private static MotionEvent event(int action, int source, int tool, int buttons, int flags, float[]... pointers) {
        MotionEvent.PointerProperties[] who = new MotionEvent.PointerProperties[pointers.length];
        MotionEvent.PointerCoords[] where = new MotionEvent.PointerCoords[pointers.length];
        for (int i = 0; i < pointers.length; i++) {
            who[i] = new MotionEvent.PointerProperties();
            who[i].id = (int) pointers[i][0];
            who[i].toolType = tool;
            where[i] = new MotionEvent.PointerCoords();
            where[i].x = pointers[i][1];
            where[i].y = pointers[i][2];
            where[i].pressure = 1f;
        }
        return MotionEvent.obtain(
                THEN, THEN, action, pointers.length, who, where, 0, buttons, 1f, 1f, 0, 0, source, flags);
    }

    /** One finger, not alone, that the system takes for a palm. */
    static MotionEvent palm(int action, float[]... fingers) {
        return event(
                action,
                InputDevice.SOURCE_TOUCHSCREEN,
                MotionEvent.TOOL_TYPE_FINGER,
                0,
                MotionEvent.FLAG_CANCELED,
                fingers);
    }

    /** The wheel of a mouse. */
    static MotionEvent wheel(float notches) {
        return axes(0, InputDevice.SOURCE_MOUSE, MotionEvent.ACTION_SCROLL, MotionEvent.AXIS_VSCROLL, notches);
    }

    /**
     * Of a pad.
     *
     * @param axesAndValues an axis of the system and its value, in turns
     */
    static MotionEvent pad(int device, float... axesAndValues) {
        return axes(device, InputDevice.SOURCE_JOYSTICK, MotionEvent.ACTION_MOVE, axesAndValues);
    }

    private static MotionEvent axes(int device, int source, int action, float... axesAndValues) {
        MotionEvent.PointerProperties who = new MotionEvent.PointerProperties();
        MotionEvent.PointerCoords where = new MotionEvent.PointerCoords();
        for (int i = 0; i < axesAndValues.length; i += 2) {
            where.setAxisValue((int) axesAndValues[i], axesAndValues[i + 1]);
        }
        return MotionEvent.obtain(
                THEN,
                THEN,
                action,
                1,
                new MotionEvent.PointerProperties[] {who},
                new MotionEvent.PointerCoords[] {where},
                0,
                0,
                1f,
                1f,
                device,
                0,
                source,
                0);
    }
}
