package bumblewick.desktop.pad;

import com.jme3.input.JoystickAxis;
import java.util.Arrays;
import java.util.List;

/** What a pad is called, and how its parts are pushed at one moment. */
public final class PadState {
    /** Buttons that a pad of the usual layout has. */
    static final int USUAL_BUTTONS = 12;

    static final int MOST_BUTTONS = 32;

    /** jME's ids of the axes that a pad of the usual layout has, in their order here. */
    static final List<String> USUAL_AXES = List.of(
            JoystickAxis.X_AXIS,
            JoystickAxis.Y_AXIS,
            JoystickAxis.Z_AXIS,
            JoystickAxis.Z_ROTATION,
            JoystickAxis.LEFT_TRIGGER,
            JoystickAxis.RIGHT_TRIGGER,
            JoystickAxis.POV_X,
            JoystickAxis.POV_Y);

    static final int MOST_AXES = 16;

    /** Where the triggers and the directional pad are among the axes. */
    static final int LEFT_TRIGGER = 4;

    static final int RIGHT_TRIGGER = 5;
    static final int POV_X = 6;
    static final int POV_Y = 7;

    private final boolean[] buttons = new boolean[MOST_BUTTONS];
    private final float[] axes = new float[MOST_AXES];
    private String name = "";
    private int buttonCount;
    private int axisCount;

    /** Makes it a pad at rest. */
    void clear(String padName, int withButtons, int withAxes) {
        name = padName;
        buttonCount = Math.min(MOST_BUTTONS, withButtons);
        axisCount = Math.min(MOST_AXES, withAxes);
        Arrays.fill(buttons, false);
        Arrays.fill(axes, 0f);
    }

    String name() {
        return name;
    }

    int buttonCount() {
        return buttonCount;
    }

    int axisCount() {
        return axisCount;
    }

    /** jME's id of an axis; what no usual pad has is numbered. */
    static String axisId(int index) {
        return index < USUAL_AXES.size() ? USUAL_AXES.get(index) : String.valueOf(index);
    }

    boolean pressed(int button) {
        return buttons[button];
    }

    void press(int button, boolean down) {
        buttons[button] = down;
    }

    /** −1 to 1, triggers 0 to 1. */
    float axis(int axis) {
        return axes[axis];
    }

    void push(int axis, float to) {
        axes[axis] = to;
    }
}
