package bumblewick.view;

import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.KeyInputEvent;
import java.util.ArrayDeque;
import java.util.Deque;

/** A keyboard on which a script types: what is pressed in a frame arrives with the next. */
public final class ScriptedKeys implements KeyInput {
    private final Deque<KeyInputEvent> typed = new ArrayDeque<>();
    private RawInputListener listener;

    /** Presses and releases a key of {@link KeyInput}. */
    public void type(int key) {
        typed.add(new KeyInputEvent(key, '\0', true, false));
        typed.add(new KeyInputEvent(key, '\0', false, false));
    }

    @Override
    public void update() {
        KeyInputEvent event = typed.poll();
        if (event != null && listener != null) {
            event.setTime(getInputTimeNanos());
            listener.onKeyEvent(event);
        }
    }

    @Override
    public void setInputListener(RawInputListener wanted) {
        listener = wanted;
    }

    @Override
    public void initialize() {
        // there is no device
    }

    @Override
    public void destroy() {
        // there is no device
    }

    @Override
    public boolean isInitialized() {
        return true;
    }

    @Override
    public long getInputTimeNanos() {
        return 0L;
    }

    @Override
    public String getKeyName(int key) {
        return "key " + key;
    }
}
