package bumblewick.desktop.pad;

import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_AXIS_LEFT_TRIGGER;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_A;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_B;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_BACK;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_DPAD_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_DPAD_LEFT;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_DPAD_RIGHT;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_DPAD_UP;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_LEFT_BUMPER;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_LEFT_THUMB;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_RIGHT_THUMB;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_START;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_X;
import static org.lwjgl.glfw.GLFW.GLFW_GAMEPAD_BUTTON_Y;
import static org.lwjgl.glfw.GLFW.GLFW_HAT_DOWN;
import static org.lwjgl.glfw.GLFW.GLFW_HAT_LEFT;
import static org.lwjgl.glfw.GLFW.GLFW_HAT_RIGHT;
import static org.lwjgl.glfw.GLFW.GLFW_HAT_UP;
import static org.lwjgl.glfw.GLFW.GLFW_PRESS;
import static org.lwjgl.glfw.GLFW.glfwGetGamepadName;
import static org.lwjgl.glfw.GLFW.glfwGetGamepadState;
import static org.lwjgl.glfw.GLFW.glfwGetJoystickAxes;
import static org.lwjgl.glfw.GLFW.glfwGetJoystickButtons;
import static org.lwjgl.glfw.GLFW.glfwGetJoystickHats;
import static org.lwjgl.glfw.GLFW.glfwGetJoystickName;
import static org.lwjgl.glfw.GLFW.glfwJoystickIsGamepad;
import static org.lwjgl.glfw.GLFW.glfwJoystickPresent;

import bumblewick.input.device.PadLayout;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import org.lwjgl.glfw.GLFWGamepadState;

/**
 * One of GLFW's sixteen joysticks. If GLFW knows its layout it has the standard one; otherwise the first axes count
 * as sticks, the first hat as directional pad, and buttons keep their numbers: the player can bind what is wrong.
 */
final class GlfwPort implements PadPort {
    private static final String NAMELESS = "pad";

    /** GLFW's buttons in jME's order; LT and RT are axes there, and never pressed. */
    private static final int[] BUTTONS = {
        GLFW_GAMEPAD_BUTTON_Y,
        GLFW_GAMEPAD_BUTTON_B,
        GLFW_GAMEPAD_BUTTON_A,
        GLFW_GAMEPAD_BUTTON_X,
        GLFW_GAMEPAD_BUTTON_LEFT_BUMPER,
        GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER,
        -1,
        -1,
        GLFW_GAMEPAD_BUTTON_BACK,
        GLFW_GAMEPAD_BUTTON_START,
        GLFW_GAMEPAD_BUTTON_LEFT_THUMB,
        GLFW_GAMEPAD_BUTTON_RIGHT_THUMB,
    };

    private final int place;
    private final GLFWGamepadState gamepad = GLFWGamepadState.create();

    GlfwPort(int place) {
        this.place = place;
    }

    @Override
    public boolean read(PadState state) {
        if (!glfwJoystickPresent(place)) {
            return false;
        }
        if (glfwJoystickIsGamepad(place) && glfwGetGamepadState(place, gamepad)) {
            readGamepad(state);
            return true;
        }
        return readAnything(state);
    }

    private void readGamepad(PadState state) {
        state.clear(orNameless(glfwGetGamepadName(place)), PadLayout.BUTTONS, PadLayout.AXES.size());
        for (int i = 0; i < BUTTONS.length; i++) {
            state.press(i, BUTTONS[i] >= 0 && isDown(BUTTONS[i]));
        }
        for (int i = 0; i < PadLayout.STICK_AXES; i++) {
            state.push(i, gamepad.axes(i));
        }
        state.push(PadLayout.LEFT_TRIGGER, pulled(gamepad.axes(GLFW_GAMEPAD_AXIS_LEFT_TRIGGER)));
        state.push(PadLayout.RIGHT_TRIGGER, pulled(gamepad.axes(GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER)));
        state.push(PadLayout.POV_X, way(isDown(GLFW_GAMEPAD_BUTTON_DPAD_RIGHT), isDown(GLFW_GAMEPAD_BUTTON_DPAD_LEFT)));
        state.push(PadLayout.POV_Y, way(isDown(GLFW_GAMEPAD_BUTTON_DPAD_UP), isDown(GLFW_GAMEPAD_BUTTON_DPAD_DOWN)));
    }

    private boolean isDown(int button) {
        return gamepad.buttons(button) == GLFW_PRESS;
    }

    /** GLFW's triggers rest at −1. */
    private static float pulled(float trigger) {
        return (trigger + 1f) / 2f;
    }

    private static float way(boolean there, boolean back) {
        return (there ? 1f : 0f) - (back ? 1f : 0f);
    }

    /** GLFW counts each direction of a hat as a button, behind all others; here a hat is axes. */
    private boolean readAnything(PadState state) {
        FloatBuffer axes = glfwGetJoystickAxes(place);
        ByteBuffer buttons = glfwGetJoystickButtons(place);
        ByteBuffer hats = glfwGetJoystickHats(place);
        if (axes == null || buttons == null) {
            return false;
        }
        int hatButtons = hats == null ? 0 : 4 * hats.remaining();
        int own = Math.max(0, axes.remaining() - PadLayout.STICK_AXES);
        state.clear(
                orNameless(glfwGetJoystickName(place)), buttons.remaining() - hatButtons, PadLayout.AXES.size() + own);
        for (int i = 0; i < state.buttonCount(); i++) {
            state.press(i, buttons.get(i) == GLFW_PRESS);
        }
        for (int i = 0;
                i < Math.min(axes.remaining(), PadLayout.STICK_AXES + PadState.MOST_AXES - PadLayout.AXES.size());
                i++) {
            state.push(i < PadLayout.STICK_AXES ? i : i - PadLayout.STICK_AXES + PadLayout.AXES.size(), axes.get(i));
        }
        if (hatButtons > 0) {
            int hat = hats.get(0);
            state.push(PadLayout.POV_X, way((hat & GLFW_HAT_RIGHT) != 0, (hat & GLFW_HAT_LEFT) != 0));
            state.push(PadLayout.POV_Y, way((hat & GLFW_HAT_UP) != 0, (hat & GLFW_HAT_DOWN) != 0));
        }
        return true;
    }

    private static String orNameless(String name) {
        return name == null ? NAMELESS : name;
    }
}
