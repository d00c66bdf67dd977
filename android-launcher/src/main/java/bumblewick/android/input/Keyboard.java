package bumblewick.android.input;

import android.view.KeyEvent;
import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import java.util.BitSet;

/** Keyboards, remote controls and the machine's own keys. A held key is reported once. */
final class Keyboard extends Source implements KeyInput {
    private static final String PREFIX = "KEYCODE_";

    private final BitSet held = new BitSet(KEY_LAST);

    Keyboard(EventQueue inbox) {
        super(inbox);
    }

    /** Takes what the system says of a key; whether it is one of the game's. */
    boolean take(KeyEvent event) {
        int code = KeyCodes.toEngine(event.getKeyCode());
        if (code == KEY_UNKNOWN) {
            return false;
        }
        if (event.getAction() == KeyEvent.ACTION_DOWN) {
            press(code, (char) event.getUnicodeChar(), event.getEventTime());
        } else if (event.getAction() == KeyEvent.ACTION_UP) {
            release(code, event.getEventTime());
        }
        return true;
    }

    /** The system repeats the event of a held key. */
    private void press(int code, char character, long time) {
        if (!held.get(code)) {
            held.set(code);
            put(code, character, true, time);
        }
    }

    /** A key that was pressed in another window is not released here. */
    private void release(int code, long time) {
        if (held.get(code)) {
            held.clear(code);
            put(code, '\0', false, time);
        }
    }

    /** Releases all keys: the system does not report a release in another window. */
    void rest(long uptimeMillis) {
        for (int code = held.nextSetBit(0); code >= 0; code = held.nextSetBit(code + 1)) {
            release(code, uptimeMillis);
        }
    }

    private void put(int code, char character, boolean down, long uptimeMillis) {
        KeyInputEvent event = new KeyInputEvent(code, character, down, false);
        event.setTime(nanos(uptimeMillis));
        inbox().put(event);
    }

    /** What the system calls a key; null if it has none such. */
    @Override
    public String getKeyName(int code) {
        int own = KeyCodes.fromEngine(code);
        if (own == KeyEvent.KEYCODE_UNKNOWN) {
            return null;
        }
        String name = KeyEvent.keyCodeToString(own);
        return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
    }
}
