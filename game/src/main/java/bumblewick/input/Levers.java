package bumblewick.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All levers that mean something, found by what the devices call them. */
final class Levers {
    private static final Binding AWAY = new Binding.Wheel(1);
    private static final Binding BACK = new Binding.Wheel(-1);

    private final Map<Binding, Lever> byBinding = new HashMap<>();
    private final Map<Integer, Lever> keys = new HashMap<>();
    private final Map<Integer, Lever> mouseButtons = new HashMap<>();
    private final Map<String, Lever> padButtons = new HashMap<>();
    private final Map<String, Lever> forwards = new HashMap<>();
    private final Map<String, Lever> backwards = new HashMap<>();
    private final List<Lever> all = new ArrayList<>();

    Levers(Bindings bindings) {
        for (Action action : Action.values()) {
            bindings.of(action)
                    .forEach(binding ->
                            byBinding.computeIfAbsent(binding, this::lever).means(action));
        }
    }

    private Lever lever(Binding binding) {
        Lever lever = new Lever(binding, MenuKeys.leads(binding));
        all.add(lever);
        if (binding instanceof Binding.Key key) {
            keys.put(key.code(), lever);
        } else if (binding instanceof Binding.MouseButton button) {
            mouseButtons.put(button.index(), lever);
        } else if (binding instanceof Binding.PadButton button) {
            padButtons.put(button.id(), lever);
        } else if (binding instanceof Binding.HalfAxis half) {
            (half.sign() > 0 ? forwards : backwards).put(half.id(), lever);
        }
        return lever;
    }

    List<Lever> all() {
        return all;
    }

    /** The lever of a key, or null. */
    Lever key(int code) {
        return keys.get(code);
    }

    /** The lever of a button of the mouse, or null. */
    Lever mouseButton(int index) {
        return mouseButtons.get(index);
    }

    /** The lever of the mouse's wheel, or null. */
    Lever wheel(boolean away) {
        return byBinding.get(away ? AWAY : BACK);
    }

    /** The lever of a button of a pad, or null. */
    Lever padButton(String id) {
        return padButtons.get(id);
    }

    /** The lever of one half of an axis of a pad, or null. */
    Lever axis(String id, boolean forward) {
        return (forward ? forwards : backwards).get(id);
    }
}
