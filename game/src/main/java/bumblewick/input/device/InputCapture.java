package bumblewick.input.device;

import bumblewick.input.Device;
import bumblewick.input.binding.Binding;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Captures the next thing that the player presses, to bind it, and sends typed keys to a text field. While it waits,
 * no other listener receives presses: it must be the first of jME's raw listeners.
 */
public final class InputCapture extends DefaultRawInputListener {
    /** An axis that moves this far from where it rested is captured. */
    private static final float PUSHED = 0.6f;

    private static final float RELEASED = 0.4f;

    private final Map<String, Float> axes = new HashMap<>();
    private final Map<String, Float> rests = new HashMap<>();
    private Optional<Answer> waiting = Optional.empty();
    private Optional<Writer> writer = Optional.empty();
    private Device device = Device.KEYS;
    private String held = ""; // the captured axis, until it is released

    /** The outcome of a capture; exactly one method is called, once. */
    public interface Answer {
        /** The player pressed {@code binding}. */
        void caught(Binding binding);

        /** The player pressed Delete, Backspace or the pad's Select: the place shall be empty. */
        void cleared();

        /** The player pressed Escape, or the pad's B while a key is captured. */
        void cancelled();
    }

    /** Receives typed text before any other listener receives the keys. */
    public interface Writer {
        /** Whether text is being typed: then keys have no other meaning. */
        boolean writing();

        /**
         * The player pressed a key while typing.
         *
         * @param code one of jME's {@code KeyInput}
         */
        void key(int code);

        /** The player typed a letter; it may begin the typing. */
        void letter(char letter);
    }

    /** Sends keys to {@code next} from now on; empty for no text field. */
    public void redirectText(Optional<Writer> next) {
        writer = next;
    }

    private void sendTo(Writer to, KeyInputEvent event) {
        if (to.writing() && event.isPressed()) {
            event.setConsumed();
            to.key(event.getKeyCode());
        }
        if (event.isPressed() && event.getKeyChar() >= ' ') {
            to.letter(event.getKeyChar());
        }
    }

    /** Captures the next press on {@code wanted}. */
    public void capture(Device wanted, Answer answer) {
        device = wanted;
        waiting = Optional.of(answer);
        rests.clear();
        rests.putAll(axes);
    }

    /** Stops waiting. */
    public void cancel() {
        waiting = Optional.empty();
    }

    private Answer take() {
        Answer answer = waiting.orElseThrow();
        cancel();
        return answer;
    }

    private void caught(Binding binding) {
        if (binding.device() == device) {
            take().caught(binding);
        }
    }

    /** Consumes a press while waiting. Releases pass: otherwise a key that was held before would stay held. */
    private boolean consumes(InputEvent event, boolean press) {
        if (waiting.isEmpty() || !press) {
            return false;
        }
        event.setConsumed();
        return true;
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        writer.ifPresent(to -> sendTo(to, event));
        if (!consumes(event, event.isPressed()) || event.isRepeating()) {
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
        if (consumes(event, event.isPressed())) {
            caught(new Binding.MouseButton(event.getButtonIndex()));
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (event.getDeltaWheel() != 0 && consumes(event, true)) {
            caught(new Binding.Wheel(event.getDeltaWheel() > 0 ? 1 : -1));
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        if (!consumes(event, event.isPressed())) {
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
            ignoreRest(event);
        } else if (waiting.isPresent()) {
            event.setConsumed();
            float offset = value - rests.getOrDefault(id, 0f);
            if (device == Device.PAD && Math.abs(offset) > PUSHED) {
                held = id;
                caught(new Binding.HalfAxis(id, offset > 0f ? 1 : -1));
            }
        }
    }

    /** Consumes the captured axis until it returns to rest. */
    private void ignoreRest(JoyAxisEvent event) {
        if (Math.abs(event.getValue()) < RELEASED) {
            held = "";
        } else {
            event.setConsumed();
        }
    }
}
