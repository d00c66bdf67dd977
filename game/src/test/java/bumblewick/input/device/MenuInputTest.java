package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MenuInputTest {
    private final List<MenuCommand> steps = new ArrayList<>();
    private final MenuInput keys = new MenuInput(steps::add);

    @BeforeEach
    void wake() {
        keys.setEnabled(true);
    }

    private void key(int code, boolean down) {
        keys.onKeyEvent(new KeyInputEvent(code, '\0', down, false));
    }

    private void stick(String axis, float value) {
        keys.onJoyAxisEvent(
                new JoyAxisEvent(new DefaultJoystickAxis(null, null, 0, axis, axis, true, false, 0f), value));
    }

    @Test
    void aKeyAnswersAtOnceAndOnlyOnce() {
        key(KeyInput.KEY_DOWN, true);
        keys.update(0.3f);
        key(KeyInput.KEY_DOWN, false);
        keys.update(5f);

        assertEquals(List.of(MenuCommand.DOWN), steps);
    }

    /** First after 0.35 s, then every 0.09 s: at 0.35, 0.44 and 0.53 s. */
    @Test
    void aHeldDirectionRepeats() {
        key(KeyInput.KEY_RIGHT, true);
        for (int i = 0; i < 54; i++) {
            keys.update(0.01f);
        }

        assertEquals(List.of(MenuCommand.RIGHT, MenuCommand.RIGHT, MenuCommand.RIGHT, MenuCommand.RIGHT), steps);
    }

    @Test
    void acceptingDoesNotRepeat() {
        key(KeyInput.KEY_RETURN, true);
        keys.update(1f);

        assertEquals(List.of(MenuCommand.ACCEPT), steps);
    }

    @Test
    void theKeyPressedLastRepeatsWhenTheOneBeforeIsLetGo() {
        key(KeyInput.KEY_DOWN, true);
        key(KeyInput.KEY_UP, true);
        key(KeyInput.KEY_DOWN, false);
        for (int i = 0; i < 36; i++) {
            keys.update(0.01f);
        }

        assertEquals(List.of(MenuCommand.DOWN, MenuCommand.UP, MenuCommand.UP), steps);
    }

    /** A stick trembles around its threshold: pushed from 0.6 on, let go below 0.4. */
    @Test
    void aPushedStickAsksOnceUntilItWasLetGo() {
        stick(JoystickAxis.Y_AXIS, 0.7f);
        stick(JoystickAxis.Y_AXIS, 0.5f);
        stick(JoystickAxis.Y_AXIS, 0.8f);
        stick(JoystickAxis.Y_AXIS, 0.1f);
        stick(JoystickAxis.Y_AXIS, -0.9f);

        assertEquals(List.of(MenuCommand.DOWN, MenuCommand.UP), steps);
    }

    /** A stick's y axis points down, the cross's up. */
    @Test
    void theCrossPointsUp() {
        stick(JoystickAxis.POV_Y, 1f);

        assertEquals(List.of(MenuCommand.UP), steps);
    }

    @Test
    void theWheelWalksByNotches() {
        keys.onMouseMotionEvent(new MouseMotionEvent(0, 0, 0, 0, 0, 120));
        keys.onMouseMotionEvent(new MouseMotionEvent(0, 0, 0, 0, 0, -120));

        assertEquals(List.of(MenuCommand.UP, MenuCommand.DOWN), steps);
    }

    @Test
    void asleepNothingIsAskedAndNothingStaysHeld() {
        key(KeyInput.KEY_DOWN, true);
        keys.setEnabled(false);
        key(KeyInput.KEY_UP, true);
        keys.update(5f);

        assertEquals(List.of(MenuCommand.DOWN), steps);
    }

    @Test
    void whatWasHeldWhileAsleepDoesNotCountWhenItIsLetGo() {
        keys.setEnabled(false);
        key(KeyInput.KEY_RETURN, true);
        keys.setEnabled(true);
        key(KeyInput.KEY_RETURN, false);
        keys.update(1f);

        assertEquals(List.of(), steps);
    }

    /** Or whatever loads for a second would walk past what was meant. */
    @Test
    void aFrameThatHangsIsNotAKeyThatIsHeld() {
        key(KeyInput.KEY_DOWN, true);
        keys.update(5f);
        key(KeyInput.KEY_DOWN, false);

        assertEquals(List.of(MenuCommand.DOWN), steps);
    }
}
