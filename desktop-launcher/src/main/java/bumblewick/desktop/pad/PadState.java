package bumblewick.desktop.pad;

import bumblewick.input.device.PadLayout;
import java.util.Arrays;

/** The name of a pad and the positions of its buttons and axes at one moment, in the order of {@link PadLayout}. */
public final class PadState {
    static final int MOST_BUTTONS = 32;
    static final int MOST_AXES = 16;

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
