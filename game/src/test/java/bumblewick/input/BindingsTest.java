package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.simsilica.lemur.input.Button;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BindingsTest {
    private final Bindings bindings = Bindings.defaults();

    @ParameterizedTest
    @EnumSource(Action.class)
    void everyActionHasTwoBindingsOnKeyboardAndMouseAndOneOnAPad(Action action) {
        long pad = bindings.of(action).stream().filter(BindingsTest::isOnPad).count();

        assertEquals(2, bindings.of(action).size() - pad);
        assertFalse(pad == 0);
    }

    @Test
    void noKeyMeansTwoThings() {
        Map<Binding, Action> owner = new HashMap<>();
        for (Action action : Action.values()) {
            for (Binding binding : bindings.of(action)) {
                assertNull(owner.put(binding, action), binding::toString);
            }
        }
    }

    /** The table of the controls as players are told it: title, README. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "LEFT, A LEFT",
        "RIGHT, D RIGHT",
        "UP, W UP",
        "DOWN, S DOWN",
        "TIGHT, LSHIFT",
        "SPIN, C",
        "BOOST, Q",
        "BRAKE, E",
        "JUMP, SPACE",
        "PAUSE, ESCAPE",
        "SCREENSHOT, F12",
    })
    void keysAreAsPromised(Action action, String keys) throws ReflectiveOperationException {
        for (String key : keys.split(" ", -1)) {
            int code = KeyInput.class.getField("KEY_" + key).getInt(null);
            assertTrue(bindings.of(action).contains(new Binding.Key(code)), key);
        }
    }

    /** jME names a pad's A and X joystick buttons 3 and 4; LB, LT, RT are LEFT1, LEFT2, RIGHT2. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "TIGHT, JOYSTICK_RIGHT2",
        "SPIN, JOYSTICK_BUTTON4",
        "BOOST, JOYSTICK_LEFT1",
        "BRAKE, JOYSTICK_LEFT2",
        "JUMP, JOYSTICK_BUTTON3",
        "PAUSE, JOYSTICK_START",
        "TIGHT, MOUSE_BUTTON2",
        "SPIN, MOUSE_BUTTON1",
    })
    void buttonsAreAsPromised(Action action, String name) throws ReflectiveOperationException {
        Button button = (Button) Button.class.getField(name).get(null);

        assertTrue(bindings.of(action).contains(new Binding.DeviceButton(button)), name);
    }

    private static boolean isOnPad(Binding binding) {
        return binding instanceof Binding.HalfAxis
                || binding instanceof Binding.DeviceButton button
                        && button.button().getId().startsWith("joystick");
    }
}
