package bumblewick.android.input;

import static android.view.KeyEvent.*;

import com.jme3.input.KeyInput;

/**
 * Maps Android's keys to the engine's. Keys that are not here belong to the system: volume, media, power, home and the
 * like, and the key for going back, which the system can ask for by a gesture as well.
 *
 * <p>A remote control's centre chooses as Return does, and its key for the menu is Escape.
 */
final class KeyCodes {
    private static final int[][] PAIRS = {
        {KEYCODE_MENU, KeyInput.KEY_ESCAPE},
        {KEYCODE_ESCAPE, KeyInput.KEY_ESCAPE},
        {KEYCODE_DPAD_CENTER, KeyInput.KEY_RETURN},
        {KEYCODE_ENTER, KeyInput.KEY_RETURN},
        {KEYCODE_DPAD_UP, KeyInput.KEY_UP},
        {KEYCODE_DPAD_DOWN, KeyInput.KEY_DOWN},
        {KEYCODE_DPAD_LEFT, KeyInput.KEY_LEFT},
        {KEYCODE_DPAD_RIGHT, KeyInput.KEY_RIGHT},
        {KEYCODE_1, KeyInput.KEY_1},
        {KEYCODE_2, KeyInput.KEY_2},
        {KEYCODE_3, KeyInput.KEY_3},
        {KEYCODE_4, KeyInput.KEY_4},
        {KEYCODE_5, KeyInput.KEY_5},
        {KEYCODE_6, KeyInput.KEY_6},
        {KEYCODE_7, KeyInput.KEY_7},
        {KEYCODE_8, KeyInput.KEY_8},
        {KEYCODE_9, KeyInput.KEY_9},
        {KEYCODE_0, KeyInput.KEY_0},
        {KEYCODE_A, KeyInput.KEY_A},
        {KEYCODE_B, KeyInput.KEY_B},
        {KEYCODE_C, KeyInput.KEY_C},
        {KEYCODE_D, KeyInput.KEY_D},
        {KEYCODE_E, KeyInput.KEY_E},
        {KEYCODE_F, KeyInput.KEY_F},
        {KEYCODE_G, KeyInput.KEY_G},
        {KEYCODE_H, KeyInput.KEY_H},
        {KEYCODE_I, KeyInput.KEY_I},
        {KEYCODE_J, KeyInput.KEY_J},
        {KEYCODE_K, KeyInput.KEY_K},
        {KEYCODE_L, KeyInput.KEY_L},
        {KEYCODE_M, KeyInput.KEY_M},
        {KEYCODE_N, KeyInput.KEY_N},
        {KEYCODE_O, KeyInput.KEY_O},
        {KEYCODE_P, KeyInput.KEY_P},
        {KEYCODE_Q, KeyInput.KEY_Q},
        {KEYCODE_R, KeyInput.KEY_R},
        {KEYCODE_S, KeyInput.KEY_S},
        {KEYCODE_T, KeyInput.KEY_T},
        {KEYCODE_U, KeyInput.KEY_U},
        {KEYCODE_V, KeyInput.KEY_V},
        {KEYCODE_W, KeyInput.KEY_W},
        {KEYCODE_X, KeyInput.KEY_X},
        {KEYCODE_Y, KeyInput.KEY_Y},
        {KEYCODE_Z, KeyInput.KEY_Z},
        {KEYCODE_MINUS, KeyInput.KEY_MINUS},
        {KEYCODE_EQUALS, KeyInput.KEY_EQUALS},
        {KEYCODE_DEL, KeyInput.KEY_BACK},
        {KEYCODE_TAB, KeyInput.KEY_TAB},
        {KEYCODE_LEFT_BRACKET, KeyInput.KEY_LBRACKET},
        {KEYCODE_RIGHT_BRACKET, KeyInput.KEY_RBRACKET},
        {KEYCODE_SEMICOLON, KeyInput.KEY_SEMICOLON},
        {KEYCODE_APOSTROPHE, KeyInput.KEY_APOSTROPHE},
        {KEYCODE_GRAVE, KeyInput.KEY_GRAVE},
        {KEYCODE_BACKSLASH, KeyInput.KEY_BACKSLASH},
        {KEYCODE_COMMA, KeyInput.KEY_COMMA},
        {KEYCODE_PERIOD, KeyInput.KEY_PERIOD},
        {KEYCODE_SLASH, KeyInput.KEY_SLASH},
        {KEYCODE_AT, KeyInput.KEY_AT},
        {KEYCODE_SPACE, KeyInput.KEY_SPACE},
        {KEYCODE_SHIFT_LEFT, KeyInput.KEY_LSHIFT},
        {KEYCODE_SHIFT_RIGHT, KeyInput.KEY_RSHIFT},
        {KEYCODE_CTRL_LEFT, KeyInput.KEY_LCONTROL},
        {KEYCODE_CTRL_RIGHT, KeyInput.KEY_RCONTROL},
        {KEYCODE_ALT_LEFT, KeyInput.KEY_LMENU},
        {KEYCODE_ALT_RIGHT, KeyInput.KEY_RMENU},
        {KEYCODE_CAPS_LOCK, KeyInput.KEY_CAPITAL},
        {KEYCODE_NUM_LOCK, KeyInput.KEY_NUMLOCK},
        {KEYCODE_SCROLL_LOCK, KeyInput.KEY_SCROLL},
        {KEYCODE_SYSRQ, KeyInput.KEY_SYSRQ},
        {KEYCODE_BREAK, KeyInput.KEY_PAUSE},
        {KEYCODE_INSERT, KeyInput.KEY_INSERT},
        {KEYCODE_FORWARD_DEL, KeyInput.KEY_DELETE},
        {KEYCODE_MOVE_HOME, KeyInput.KEY_HOME},
        {KEYCODE_MOVE_END, KeyInput.KEY_END},
        {KEYCODE_PAGE_UP, KeyInput.KEY_PGUP},
        {KEYCODE_PAGE_DOWN, KeyInput.KEY_PGDN},
        {KEYCODE_F1, KeyInput.KEY_F1},
        {KEYCODE_F2, KeyInput.KEY_F2},
        {KEYCODE_F3, KeyInput.KEY_F3},
        {KEYCODE_F4, KeyInput.KEY_F4},
        {KEYCODE_F5, KeyInput.KEY_F5},
        {KEYCODE_F6, KeyInput.KEY_F6},
        {KEYCODE_F7, KeyInput.KEY_F7},
        {KEYCODE_F8, KeyInput.KEY_F8},
        {KEYCODE_F9, KeyInput.KEY_F9},
        {KEYCODE_F10, KeyInput.KEY_F10},
        {KEYCODE_F11, KeyInput.KEY_F11},
        {KEYCODE_F12, KeyInput.KEY_F12},
        {KEYCODE_NUMPAD_0, KeyInput.KEY_NUMPAD0},
        {KEYCODE_NUMPAD_1, KeyInput.KEY_NUMPAD1},
        {KEYCODE_NUMPAD_2, KeyInput.KEY_NUMPAD2},
        {KEYCODE_NUMPAD_3, KeyInput.KEY_NUMPAD3},
        {KEYCODE_NUMPAD_4, KeyInput.KEY_NUMPAD4},
        {KEYCODE_NUMPAD_5, KeyInput.KEY_NUMPAD5},
        {KEYCODE_NUMPAD_6, KeyInput.KEY_NUMPAD6},
        {KEYCODE_NUMPAD_7, KeyInput.KEY_NUMPAD7},
        {KEYCODE_NUMPAD_8, KeyInput.KEY_NUMPAD8},
        {KEYCODE_NUMPAD_9, KeyInput.KEY_NUMPAD9},
        {KEYCODE_NUMPAD_DIVIDE, KeyInput.KEY_DIVIDE},
        {KEYCODE_NUMPAD_MULTIPLY, KeyInput.KEY_MULTIPLY},
        {KEYCODE_NUMPAD_SUBTRACT, KeyInput.KEY_SUBTRACT},
        {KEYCODE_NUMPAD_ADD, KeyInput.KEY_ADD},
        {KEYCODE_NUMPAD_DOT, KeyInput.KEY_DECIMAL},
        {KEYCODE_NUMPAD_COMMA, KeyInput.KEY_NUMPADCOMMA},
        {KEYCODE_NUMPAD_ENTER, KeyInput.KEY_NUMPADENTER},
        {KEYCODE_NUMPAD_EQUALS, KeyInput.KEY_NUMPADEQUALS},
        {KEYCODE_ZENKAKU_HANKAKU, KeyInput.KEY_KANJI},
        {KEYCODE_MUHENKAN, KeyInput.KEY_NOCONVERT},
        {KEYCODE_HENKAN, KeyInput.KEY_CONVERT},
        {KEYCODE_KATAKANA_HIRAGANA, KeyInput.KEY_KANA},
        {KEYCODE_YEN, KeyInput.KEY_YEN},
        {KEYCODE_RO, KeyInput.KEY_UNDERLINE},
    };

    private static final int[] TO_ENGINE = new int[KEYCODE_SCREENSHOT];
    private static final int[] FROM_ENGINE = new int[KeyInput.KEY_LAST];

    static {
        for (int[] pair : PAIRS) {
            TO_ENGINE[pair[0]] = pair[1];
            FROM_ENGINE[pair[1]] = pair[0];
        }
    }

    private KeyCodes() {}

    /** The engine's code of a key, {@link KeyInput#KEY_UNKNOWN} if it is not the game's. */
    static int toEngine(int code) {
        return code >= 0 && code < TO_ENGINE.length ? TO_ENGINE[code] : KeyInput.KEY_UNKNOWN;
    }

    /** Android's code of a key of the engine, {@code KEYCODE_UNKNOWN} if it has none. */
    static int fromEngine(int code) {
        return code >= 0 && code < FROM_ENGINE.length ? FROM_ENGINE[code] : KEYCODE_UNKNOWN;
    }
}
