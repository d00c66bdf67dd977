package bumblewick.android.input;

import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes down what the engine would hear, a line each. */
final class Heard implements RawInputListener {
    private final List<String> lines = new ArrayList<>();

    /** All since the last call. */
    List<String> take() {
        List<String> taken = List.copyOf(lines);
        lines.clear();
        return taken;
    }

    private void add(String format, Object... parts) {
        lines.add(String.format(Locale.ROOT, format, parts));
    }

    private static String way(boolean pressed) {
        return pressed ? "down" : "up";
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        add(
                "finger %d %s at %.0f %.0f by %.0f %.0f",
                event.getPointerId(),
                event.getType(),
                event.getX(),
                event.getY(),
                event.getDeltaX(),
                event.getDeltaY());
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        add(
                "mouse at %d %d by %d %d wheel %d",
                event.getX(), event.getY(), event.getDX(), event.getDY(), event.getDeltaWheel());
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        add("mouse %d %s at %d %d", event.getButtonIndex(), way(event.isPressed()), event.getX(), event.getY());
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        add("key %d %s", event.getKeyCode(), way(event.isPressed()));
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        add("pad %d button %s %s", event.getJoyIndex(), event.getButton().getLogicalId(), way(event.isPressed()));
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        add("pad %d axis %s %.2f", event.getJoyIndex(), event.getAxis().getLogicalId(), event.getValue());
    }

    @Override
    public void beginInput() {
        // each event is a line
    }

    @Override
    public void endInput() {
        // likewise
    }
}
