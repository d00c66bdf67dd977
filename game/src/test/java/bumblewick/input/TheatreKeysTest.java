package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.TheatreKeys.Command;
import bumblewick.input.TheatreKeys.Way;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TheatreKeysTest {
    private final TheatreKeys keys = new TheatreKeys();

    private void key(int code, boolean pressed, boolean repeating) {
        keys.onKeyEvent(new KeyInputEvent(code, ' ', pressed, repeating));
    }

    @Test
    void aPressIsOneCommandHoweverLongItIsHeld() {
        key(KeyInput.KEY_SPACE, true, false);
        key(KeyInput.KEY_SPACE, true, true);
        assertEquals(Command.PLAY, keys.poll());
        assertNull(keys.poll());
    }

    @Test
    void stepsRepeatWhileTheirKeyIsHeld() {
        key(KeyInput.KEY_PERIOD, true, false);
        key(KeyInput.KEY_PERIOD, true, true);
        assertEquals(Command.STEP_ON, keys.poll());
        assertEquals(Command.STEP_ON, keys.poll());
        assertNull(keys.poll());
    }

    @Test
    void oppositeKeysHeldTogetherCancelOut() {
        key(KeyInput.KEY_D, true, false);
        assertEquals(1f, keys.held(Way.RIGHT));
        key(KeyInput.KEY_A, true, false);
        assertEquals(0f, keys.held(Way.RIGHT));
        key(KeyInput.KEY_D, false, false);
        assertEquals(-1f, keys.held(Way.RIGHT));
    }

    @Test
    void onlyTheRightButtonTurnsTheCamera() {
        keys.onMouseMotionEvent(new MouseMotionEvent(10, 10, 7, 3, 0, 0));
        assertEquals(0f, keys.takeLookX());
        keys.onMouseButtonEvent(new MouseButtonEvent(MouseInput.BUTTON_RIGHT, true, 10, 10));
        keys.onMouseMotionEvent(new MouseMotionEvent(17, 13, 7, 3, 0, 0));
        assertEquals(7f, keys.takeLookX());
        assertEquals(3f, keys.takeLookY());
        assertEquals(0f, keys.takeLookX(), "it was taken");
    }

    /** The keys of the camera are held, those of commands are pressed: none does both, and none does two things. */
    @Test
    void noKeyDoesTwoThings() {
        Map<Binding, Command> taken = new HashMap<>();
        for (Command command : Command.values()) {
            for (Binding binding : command.bindings()) {
                assertNull(taken.put(binding, command), binding::toString);
            }
            assertTrue(command.bindings().stream().anyMatch(binding -> !binding.onPad()), command::toString);
            assertNotNull(command.bindings().get(0));
        }
    }
}
