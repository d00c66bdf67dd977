package bumblewick.android.input;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import bumblewick.android.harness.GlRunner;
import com.jme3.input.KeyInput;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class KeyboardTest {
    private final Heard heard = new Heard();
    private final Keyboard keyboard = new Keyboard(new EventQueue(new FingerMouse()));

    @Before
    public void listen() {
        keyboard.setInputListener(heard);
    }

    private boolean down(int code) {
        return keyboard.take(new KeyEvent(KeyEvent.ACTION_DOWN, code));
    }

    private boolean up(int code) {
        return keyboard.take(new KeyEvent(KeyEvent.ACTION_UP, code));
    }

    private List<String> heard() {
        keyboard.update();
        return heard.take();
    }

    @Test
    public void aKeyThatIsHeldIsToldOfOnce() {
        assertTrue(down(KeyEvent.KEYCODE_A));
        assertTrue(keyboard.take(new KeyEvent(0, 500, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_A, 1)));
        assertTrue(up(KeyEvent.KEYCODE_A));

        assertEquals(List.of("key 30 down", "key 30 up"), heard());
    }

    @Test
    public void theCentreOfARemoteControlIsReturnAndItsMenuKeyEscape() {
        down(KeyEvent.KEYCODE_DPAD_CENTER);
        down(KeyEvent.KEYCODE_MENU);

        assertEquals(List.of("key " + KeyInput.KEY_RETURN + " down", "key " + KeyInput.KEY_ESCAPE + " down"), heard());
    }

    @Test
    public void whatIsTheSystemsStaysTheSystems() {
        List<Integer> systems = List.of(
                KeyEvent.KEYCODE_VOLUME_UP,
                KeyEvent.KEYCODE_VOLUME_DOWN,
                KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE,
                KeyEvent.KEYCODE_MEDIA_NEXT,
                KeyEvent.KEYCODE_HEADSETHOOK,
                KeyEvent.KEYCODE_HOME,
                KeyEvent.KEYCODE_POWER,
                KeyEvent.KEYCODE_BACK,
                KeyEvent.KEYCODE_META_LEFT,
                KeyEvent.KEYCODE_SCREENSHOT);

        systems.forEach(code -> assertFalse(KeyEvent.keyCodeToString(code), down(code)));
        assertEquals(List.of(), heard());
    }

    /** Every key of a full keyboard that a game on a PC would hear of, but for those of the system. */
    @Test
    public void everyKeyOfAKeyboardIsKnown() {
        for (int code = KeyEvent.KEYCODE_A; code <= KeyEvent.KEYCODE_Z; code++) {
            assertTrue(KeyEvent.keyCodeToString(code), KeyCodes.toEngine(code) != KeyInput.KEY_UNKNOWN);
        }
        for (int code = KeyEvent.KEYCODE_F1; code <= KeyEvent.KEYCODE_NUMPAD_EQUALS; code++) {
            assertTrue(KeyEvent.keyCodeToString(code), KeyCodes.toEngine(code) != KeyInput.KEY_UNKNOWN);
        }
        for (int code = KeyEvent.KEYCODE_0; code <= KeyEvent.KEYCODE_9; code++) {
            assertTrue(KeyEvent.keyCodeToString(code), KeyCodes.toEngine(code) != KeyInput.KEY_UNKNOWN);
        }
    }

    @Test
    public void whatIsHeldWhenTheWindowLosesTheKeysIsLetGo() {
        down(KeyEvent.KEYCODE_W);
        down(KeyEvent.KEYCODE_SPACE);
        heard();

        keyboard.rest(0);
        up(KeyEvent.KEYCODE_W);

        assertEquals(List.of("key 17 up", "key 57 up"), heard());
    }

    @Test
    public void aKeyHasANameIfTheSystemHasOne() {
        assertEquals(
                KeyEvent.keyCodeToString(KeyEvent.KEYCODE_ENTER).replace("KEYCODE_", ""),
                keyboard.getKeyName(KeyInput.KEY_RETURN));
        assertNull(keyboard.getKeyName(KeyInput.KEY_STOP));
    }
}
