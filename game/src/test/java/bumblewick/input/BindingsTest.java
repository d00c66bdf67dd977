package bumblewick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BindingsTest {
    private final Bindings bindings = Bindings.defaults();

    /** The overlay is for those who sit at a keyboard. */
    @ParameterizedTest
    @EnumSource(value = Action.class, mode = EnumSource.Mode.EXCLUDE, names = "OVERLAY")
    void everyActionHasTwoBindingsOnKeyboardAndMouseAndOneOnAPad(Action action) {
        long pad = bindings.of(action).stream().filter(Binding::onPad).count();

        assertEquals(2, bindings.of(action).size() - pad);
        assertFalse(pad == 0);
    }

    @ParameterizedTest
    @EnumSource(Realm.class)
    void noKeyMeansTwoThingsInTheSamePlace(Realm realm) {
        Map<Binding, Action> owner = new HashMap<>();
        for (Action action : Action.values()) {
            for (Binding binding : action.in(realm) ? bindings.of(action) : List.<Binding>of()) {
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
        "FIRE, SPACE F",
        "BOOST, Q",
        "BRAKE, E",
        "JUMP, SPACE",
        "CROUCH, E",
        "LOOK_LEFT, J",
        "LOOK_RIGHT, L",
        "LOOK_UP, I",
        "LOOK_DOWN, K",
        "RECENTRE, R",
        "PAUSE, ESCAPE",
        "SCREENSHOT, F12",
        "OVERLAY, F3",
    })
    void keysAreAsPromised(Action action, String keys) throws ReflectiveOperationException {
        for (String key : keys.split(" ", -1)) {
            int code = KeyInput.class.getField("KEY_" + key).getInt(null);
            assertTrue(bindings.of(action).contains(new Binding.Key(code)), key);
        }
    }

    /** jME numbers a pad's A and X 2 and 3; LB, LT, RT are 4, 6, 7, Start is 9, a push on the right stick 11. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "TIGHT, 7",
        "SPIN, 3",
        "BOOST, 4",
        "BRAKE, 6",
        "JUMP, 2",
        "CROUCH, 6",
        "RECENTRE, 11",
        "PAUSE, 9",
    })
    void padButtonsAreAsPromised(Action action, String id) {
        assertTrue(bindings.of(action).contains(new Binding.PadButton(id)), id);
    }

    @Test
    void theMouseGathersAndSpins() {
        assertTrue(bindings.of(Action.TIGHT).contains(new Binding.MouseButton(MouseInput.BUTTON_RIGHT)));
        assertTrue(bindings.of(Action.SPIN).contains(new Binding.MouseButton(MouseInput.BUTTON_LEFT)));
    }
}
