package bumblewick.input.device;

import bumblewick.input.Action;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.Bindings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All controls that have a binding, found by the devices' codes and ids. */
final class InputControls {
    private static final Binding WHEEL_UP = new Binding.Wheel(1);
    private static final Binding WHEEL_DOWN = new Binding.Wheel(-1);

    private final Map<Binding, InputControl> byBinding = new HashMap<>();
    private final Map<Integer, InputControl> keys = new HashMap<>();
    private final Map<Integer, InputControl> mouseButtons = new HashMap<>();
    private final Map<String, InputControl> padButtons = new HashMap<>();
    private final Map<String, InputControl> forwards = new HashMap<>();
    private final Map<String, InputControl> backwards = new HashMap<>();
    private final List<InputControl> all = new ArrayList<>();

    InputControls(Bindings bindings) {
        for (Action action : Action.values()) {
            bindings.of(action)
                    .forEach(binding ->
                            byBinding.computeIfAbsent(binding, this::control).addAction(action));
        }
    }

    private InputControl control(Binding binding) {
        InputControl control = new InputControl(binding, MenuInput.isMenuKey(binding));
        all.add(control);
        if (binding instanceof Binding.Key key) {
            keys.put(key.code(), control);
        } else if (binding instanceof Binding.MouseButton button) {
            mouseButtons.put(button.index(), control);
        } else if (binding instanceof Binding.PadButton button) {
            padButtons.put(button.id(), control);
        } else if (binding instanceof Binding.HalfAxis half) {
            (half.sign() > 0 ? forwards : backwards).put(half.id(), control);
        }
        return control;
    }

    List<InputControl> all() {
        return all;
    }

    /** The control of a key, or null. */
    InputControl key(int code) {
        return keys.get(code);
    }

    /** The control of a mouse button, or null. */
    InputControl mouseButton(int index) {
        return mouseButtons.get(index);
    }

    /** The control of the wheel in one direction, or null. */
    InputControl wheel(boolean away) {
        return byBinding.get(away ? WHEEL_UP : WHEEL_DOWN);
    }

    /** The control of a pad button, or null. */
    InputControl padButton(String id) {
        return padButtons.get(id);
    }

    /** The control of one half of a pad axis, or null. */
    InputControl axis(String id, boolean forward) {
        return (forward ? forwards : backwards).get(id);
    }
}
