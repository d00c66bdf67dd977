package bumblewick.input.device;

import com.jme3.input.JoystickAxis;
import java.util.List;

/**
 * The one layout that pads have on every platform. Y, B, A, X are buttons 0 to 3, then LB, RB, LT, RT, Select, Start
 * and the sticks; LT and RT are never pressed but pulled. Sticks are the axes x, y (down is positive) and z, rz from
 * −1 to 1, the triggers rx and ry from 0 to 1, the directional pad pov_x and pov_y (up is positive). Further buttons
 * and axes have numbers as ids.
 */
public final class PadLayout {
    /** Number of buttons of an ordinary pad. */
    public static final int BUTTONS = 12;

    /** The engine's ids of the axes, in order. */
    public static final List<String> AXES = List.of(
            JoystickAxis.X_AXIS,
            JoystickAxis.Y_AXIS,
            JoystickAxis.Z_AXIS,
            JoystickAxis.Z_ROTATION,
            JoystickAxis.LEFT_TRIGGER,
            JoystickAxis.RIGHT_TRIGGER,
            JoystickAxis.POV_X,
            JoystickAxis.POV_Y);

    /** Number of stick axes; they come first. */
    public static final int STICK_AXES = 4;

    /** Indices of the triggers and the directional pad among the axes. */
    public static final int LEFT_TRIGGER = 4;

    public static final int RIGHT_TRIGGER = 5;
    public static final int POV_X = 6;
    public static final int POV_Y = 7;

    private PadLayout() {}

    /** The engine's id of an axis, 0 or more. */
    public static String axisId(int index) {
        return index < AXES.size() ? AXES.get(index) : String.valueOf(index);
    }
}
