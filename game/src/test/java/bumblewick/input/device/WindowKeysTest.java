package bumblewick.input.device;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import org.junit.jupiter.api.Test;

class WindowKeysTest {
    private int toggles;
    private final WindowKeys keys = new WindowKeys(() -> toggles++);

    private KeyInputEvent key(int code, boolean pressed) {
        KeyInputEvent event = new KeyInputEvent(code, '\0', pressed, false);
        keys.onKeyEvent(event);
        return event;
    }

    @Test
    void f11Toggles() {
        key(KeyInput.KEY_F11, true);
        key(KeyInput.KEY_F11, false);

        assertEquals(1, toggles);
    }

    @Test
    void enterTogglesOnlyWhileAltIsHeldAndThenChoosesNothing() {
        KeyInputEvent plain = key(KeyInput.KEY_RETURN, true);
        key(KeyInput.KEY_LMENU, true);
        KeyInputEvent withAlt = key(KeyInput.KEY_RETURN, true);
        key(KeyInput.KEY_LMENU, false);
        KeyInputEvent after = key(KeyInput.KEY_RETURN, true);

        assertAll(
                () -> assertEquals(1, toggles),
                () -> assertFalse(plain.isConsumed()),
                () -> assertTrue(withAlt.isConsumed()),
                () -> assertFalse(after.isConsumed()));
    }

    @Test
    void aHeldKeyTogglesOnce() {
        key(KeyInput.KEY_F11, true);
        keys.onKeyEvent(new KeyInputEvent(KeyInput.KEY_F11, '\0', true, true));

        assertEquals(1, toggles);
    }

    @Test
    void knowsWhetherShiftIsHeld() {
        key(KeyInput.KEY_RSHIFT, true);
        assertTrue(keys.shift());
        key(KeyInput.KEY_RSHIFT, false);
        assertFalse(keys.shift());
    }
}
