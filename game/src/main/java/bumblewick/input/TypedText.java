package bumblewick.input;

import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;

/** A word that is being typed, from the moment it is {@linkplain #open opened} until Enter. */
public final class TypedText implements RawInputListener {
    private static final int LONGEST = 40;
    private static final char FIRST = ' ';

    private final StringBuilder text = new StringBuilder();
    private boolean open;

    /** Has been typed as far as this. */
    public void begin(String begun) {
        text.setLength(0);
        text.append(begun);
    }

    /** Listens to letters from now on. */
    public void open() {
        open = true;
    }

    public void close() {
        open = false;
    }

    /** Whether letters are listened to. */
    public boolean isOpen() {
        return open;
    }

    /** What has been typed. */
    public String text() {
        return text.toString();
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (!open || !(event.isPressed() || event.isRepeating())) {
            return;
        }
        switch (event.getKeyCode()) {
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER -> open = false;
            case KeyInput.KEY_BACK -> text.setLength(Math.max(0, text.length() - 1));
            default -> {
                if (event.getKeyChar() >= FIRST && text.length() < LONGEST) {
                    text.append(event.getKeyChar());
                }
            }
        }
    }

    @Override
    public void beginInput() {
        // every event stands for itself
    }

    @Override
    public void endInput() {
        // likewise
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        // only keys have letters
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        // only keys have letters
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        // only keys have letters
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        // only keys have letters
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // only keys have letters
    }
}
