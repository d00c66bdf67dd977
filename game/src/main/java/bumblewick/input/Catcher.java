package bumblewick.input;

import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Waits for whatever the player presses next, to bind it. Meanwhile nobody else hears what is pressed: it has to be the first
 * of jME's raw listeners.
 */
public final class Catcher implements RawInputListener {
    /** A stick that is pushed so far beyond where it rested is meant. */
    private static final float PUSHED = 0.6f;

    private static final float LET_GO = 0.4f;

    private final Map<String, Float> axes = new HashMap<>();
    private final Map<String, Float> rests = new HashMap<>();
    private Optional<Answer> waiting = Optional.empty();
    private Optional<Writer> writer = Optional.empty();
    private Device device = Device.KEYS;
    private String held = ""; // the axis that was caught, until it is let go

    /** What becomes of it; one of these, once. */
    public interface Answer {
        /** This was pressed. */
        void caught(Binding binding);

        /** Delete, Backspace or the pad's Select: nothing shall do it. */
        void cleared();

        /** Escape, or the pad's B while a key is waited for. */
        void cancelled();
    }

    /** Somebody who writes: keys are his before they are anybody else's. */
    public interface Writer {
        /** Whether something is being written: then no key means anything else. */
        boolean writing();

        /** A key was pressed while something is being written; the code is one of jME's {@code KeyInput}. */
        void key(int code);

        /** A letter was typed; it may begin the writing. */
        void letter(char letter);
    }

    /** Leads keys to a writer, until there is another or none. */
    public void write(Optional<Writer> next) {
        writer = next;
    }

    private void lead(Writer to, KeyInputEvent event) {
        if (to.writing() && event.isPressed()) {
            event.setConsumed();
            to.key(event.getKeyCode());
        }
        if (event.isPressed() && event.getKeyChar() >= ' ') {
            to.letter(event.getKeyChar());
        }
    }

    /** Waits for something on a device. */
    public void await(Device wanted, Answer answer) {
        device = wanted;
        waiting = Optional.of(answer);
        rests.clear();
        rests.putAll(axes);
    }

    /** Waits no longer. */
    public void stop() {
        waiting = Optional.empty();
    }

    private Answer take() {
        Answer answer = waiting.orElseThrow();
        stop();
        return answer;
    }

    private void caught(Binding binding) {
        if (binding.device() == device) {
            take().caught(binding);
        }
    }

    /** Presses are nobody else's; what is let go is, or it would stay held for ever. */
    private boolean hears(InputEvent event, boolean press) {
        if (waiting.isEmpty() || !press) {
            return false;
        }
        event.setConsumed();
        return true;
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        writer.ifPresent(to -> lead(to, event));
        if (!hears(event, event.isPressed()) || event.isRepeating()) {
            return;
        }
        switch (event.getKeyCode()) {
            case KeyInput.KEY_ESCAPE -> take().cancelled();
            case KeyInput.KEY_DELETE, KeyInput.KEY_BACK -> take().cleared();
            default -> caught(new Binding.Key(event.getKeyCode()));
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        if (hears(event, event.isPressed())) {
            caught(new Binding.MouseButton(event.getButtonIndex()));
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (event.getDeltaWheel() != 0 && hears(event, true)) {
            caught(new Binding.Wheel(event.getDeltaWheel() > 0 ? 1 : -1));
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        if (!hears(event, event.isPressed())) {
            return;
        }
        String id = event.getButton().getLogicalId();
        if (id.equals(JoystickButton.BUTTON_8)) {
            take().cleared();
        } else if (device == Device.KEYS && id.equals(JoystickButton.BUTTON_1)) {
            take().cancelled();
        } else {
            caught(new Binding.PadButton(id));
        }
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        String id = event.getAxis().getLogicalId();
        float value = event.getValue();
        axes.put(id, value);
        if (id.equals(held)) {
            linger(event);
        } else if (waiting.isPresent()) {
            event.setConsumed();
            float way = value - rests.getOrDefault(id, 0f);
            if (device == Device.PAD && Math.abs(way) > PUSHED) {
                held = id;
                caught(new Binding.HalfAxis(id, way > 0f ? 1 : -1));
            }
        }
    }

    /** The rest of the push that was caught means nothing any more. */
    private void linger(JoyAxisEvent event) {
        if (Math.abs(event.getValue()) < LET_GO) {
            held = "";
        } else {
            event.setConsumed();
        }
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // fingers cannot be bound
    }

    @Override
    public void beginInput() {
        // every event stands for itself
    }

    @Override
    public void endInput() {
        // likewise
    }
}
