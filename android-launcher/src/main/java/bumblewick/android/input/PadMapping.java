package bumblewick.android.input;

import android.view.InputDevice;
import android.view.InputDevice.MotionRange;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.input.device.PadLayout;

/** Maps a pad's buttons and axes to the {@link PadLayout}. A joystick with numbered buttons only keeps the numbers. */
final class PadMapping {
    static final int BUTTONS = 16;
    static final int NONE = -1;

    private static final int[] BY_NAME = {
        KeyEvent.KEYCODE_BUTTON_Y,
        KeyEvent.KEYCODE_BUTTON_B,
        KeyEvent.KEYCODE_BUTTON_A,
        KeyEvent.KEYCODE_BUTTON_X,
        KeyEvent.KEYCODE_BUTTON_L1,
        KeyEvent.KEYCODE_BUTTON_R1,
        KeyEvent.KEYCODE_BUTTON_L2,
        KeyEvent.KEYCODE_BUTTON_R2,
        KeyEvent.KEYCODE_BUTTON_SELECT,
        KeyEvent.KEYCODE_BUTTON_START,
        KeyEvent.KEYCODE_BUTTON_THUMBL,
        KeyEvent.KEYCODE_BUTTON_THUMBR,
        KeyEvent.KEYCODE_BUTTON_C,
        KeyEvent.KEYCODE_BUTTON_Z,
    };

    private final String name;
    private final PadAxis[] axes = new PadAxis[PadLayout.AXES.size()];

    private PadMapping(InputDevice device) {
        name = device.getName();
        boolean usual = has(device, MotionEvent.AXIS_Z) && has(device, MotionEvent.AXIS_RZ);
        axes[0] = stick(device, MotionEvent.AXIS_X);
        axes[1] = stick(device, MotionEvent.AXIS_Y);
        axes[2] = stick(device, usual ? MotionEvent.AXIS_Z : MotionEvent.AXIS_RX);
        axes[3] = stick(device, usual ? MotionEvent.AXIS_RZ : MotionEvent.AXIS_RY);
        axes[PadLayout.LEFT_TRIGGER] = trigger(device, MotionEvent.AXIS_LTRIGGER, MotionEvent.AXIS_BRAKE);
        axes[PadLayout.RIGHT_TRIGGER] = trigger(device, MotionEvent.AXIS_RTRIGGER, MotionEvent.AXIS_GAS);
        axes[PadLayout.POV_X] = stick(device, MotionEvent.AXIS_HAT_X);
        axes[PadLayout.POV_Y] = stick(device, MotionEvent.AXIS_HAT_Y).turned();
    }

    /**
     * Whether a device is a pad, as opposed to a keyboard, a mouse, or a remote control with a directional pad. That it says
     * so itself is not enough: drivers of fingerprint sensors and of a phone's keys do, too, but have neither a stick nor a
     * pad's first button.
     */
    static boolean isPad(InputDevice device) {
        if (device == null || device.isVirtual()) {
            return false;
        }
        boolean stick = has(device, MotionEvent.AXIS_X) && has(device, MotionEvent.AXIS_Y);
        return (stick && device.supportsSource(InputDevice.SOURCE_JOYSTICK))
                || (device.supportsSource(InputDevice.SOURCE_GAMEPAD) && hasButton(device));
    }

    private static boolean hasButton(InputDevice device) {
        for (boolean has : device.hasKeys(KeyEvent.KEYCODE_BUTTON_A, KeyEvent.KEYCODE_BUTTON_1)) {
            if (has) {
                return true;
            }
        }
        return false;
    }

    static PadMapping of(InputDevice device) {
        return new PadMapping(device);
    }

    private static MotionRange range(InputDevice device, int axis) {
        return device.getMotionRange(axis, InputDevice.SOURCE_JOYSTICK);
    }

    private static boolean has(InputDevice device, int axis) {
        return range(device, axis) != null;
    }

    private static PadAxis stick(InputDevice device, int axis) {
        return PadAxis.ofStick(axis, range(device, axis));
    }

    private static PadAxis trigger(InputDevice device, int axis, int pedal) {
        int found = has(device, axis) ? axis : pedal;
        return PadAxis.ofTrigger(found, range(device, found));
    }

    String name() {
        return name;
    }

    /** How far one of {@link PadLayout#AXES} is pushed; 0 if there is none such. */
    float value(int axis, MotionEvent event) {
        return axes[axis].value(event);
    }

    /** Whether there is one such, as opposed to buttons in its stead. */
    boolean hasAxis(int axis) {
        return axes[axis].exists();
    }

    /** The number of the button with that key code, or {@link #NONE}. */
    static int button(int keyCode) {
        for (int i = 0; i < BY_NAME.length; i++) {
            if (BY_NAME[i] == keyCode) {
                return i;
            }
        }
        boolean numbered = keyCode >= KeyEvent.KEYCODE_BUTTON_1 && keyCode <= KeyEvent.KEYCODE_BUTTON_16;
        return numbered ? keyCode - KeyEvent.KEYCODE_BUTTON_1 : NONE;
    }

    /** Whether another pad at the same index has the same mapping. */
    boolean like(PadMapping other) {
        for (int i = 0; i < axes.length; i++) {
            if (!axes[i].equals(other.axes[i])) {
                return false;
            }
        }
        return name.equals(other.name);
    }
}
