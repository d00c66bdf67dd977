package bumblewick.input.binding;

import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of bindings in files: {@code key:C}, {@code key:LSHIFT} (jME's constants without {@code KEY_}), {@code
 * mouse:left}, {@code mouse:wheel_up}, {@code pad:A}, {@code axis:left_x+}. A binding without a name is written by
 * its number: {@code key:151}, {@code mouse:7}, {@code pad:14}, {@code axis:8-}.
 */
public final class BindingNames {
    private static final Pattern NAME = Pattern.compile("(key|mouse|pad|axis):(\\w+)([+-]?)");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
    private static final String PREFIX = "KEY_";

    private static final List<String> MOUSE = List.of("left", "right", "middle");
    private static final Map<String, Integer> WHEEL = Map.of("wheel_up", 1, "wheel_down", -1);

    /** Names of a pad's buttons, in jME's order. */
    private static final List<String> PAD =
            List.of("Y", "B", "A", "X", "LB", "RB", "LT", "RT", "SELECT", "START", "L3", "R3");

    private static final Map<String, String> AXES = Map.of(
            "left_x", JoystickAxis.X_AXIS,
            "left_y", JoystickAxis.Y_AXIS,
            "right_x", JoystickAxis.Z_AXIS,
            "right_y", JoystickAxis.Z_ROTATION,
            "left_trigger", JoystickAxis.LEFT_TRIGGER,
            "right_trigger", JoystickAxis.RIGHT_TRIGGER,
            "dpad_x", JoystickAxis.POV_X,
            "dpad_y", JoystickAxis.POV_Y);

    private static final Map<String, Integer> KEYS = keys();
    private static final Map<Integer, String> KEY_NAMES = inverted(KEYS);
    private static final Map<String, String> AXIS_NAMES = inverted(AXES);

    private BindingNames() {}

    private static Map<String, Integer> keys() {
        Map<String, Integer> keys = new TreeMap<>();
        for (Field field : KeyInput.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getName().startsWith(PREFIX)) {
                keys.put(field.getName().substring(PREFIX.length()), code(field));
            }
        }
        return keys;
    }

    private static int code(Field field) {
        try {
            return field.getInt(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be read", e);
        }
    }

    private static <K, V> Map<V, K> inverted(Map<K, V> map) {
        Map<V, K> inverted = new HashMap<>();
        map.forEach((key, value) -> inverted.putIfAbsent(value, key));
        return inverted;
    }

    /** The name of a binding. */
    public static String of(Binding binding) {
        if (binding instanceof Binding.Key key) {
            return "key:" + KEY_NAMES.getOrDefault(key.code(), String.valueOf(key.code()));
        }
        if (binding instanceof Binding.MouseButton button) {
            return "mouse:" + (button.index() < MOUSE.size() ? MOUSE.get(button.index()) : button.index());
        }
        if (binding instanceof Binding.Wheel wheel) {
            return "mouse:" + (wheel.sign() > 0 ? "wheel_up" : "wheel_down");
        }
        if (binding instanceof Binding.PadButton button) {
            int index = Integer.parseInt(button.id());
            return "pad:" + (index < PAD.size() ? PAD.get(index) : button.id());
        }
        Binding.HalfAxis half = (Binding.HalfAxis) binding;
        return "axis:" + AXIS_NAMES.getOrDefault(half.id(), half.id()) + (half.sign() > 0 ? "+" : "-");
    }

    /** The binding of this name; empty if the name is unknown. */
    public static Optional<Binding> find(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches() || parts.group(1).equals("axis") == parts.group(3).isEmpty()) {
            return Optional.empty();
        }
        String own = parts.group(2);
        return switch (parts.group(1)) {
            case "key" -> number(own, KEYS.get(own)).map(Binding.Key::new);
            case "mouse" -> mouse(own);
            case "pad" -> number(own, index(PAD, own)).map(index -> new Binding.PadButton(String.valueOf(index)));
            default ->
                axis(own).map(id -> new Binding.HalfAxis(id, parts.group(3).equals("+") ? 1 : -1));
        };
    }

    private static Optional<Binding> mouse(String own) {
        if (WHEEL.containsKey(own)) {
            return Optional.of(new Binding.Wheel(WHEEL.get(own)));
        }
        return number(own, index(MOUSE, own)).map(Binding.MouseButton::new);
    }

    private static Integer index(List<String> names, String name) {
        int index = names.indexOf(name);
        return index < 0 ? null : index;
    }

    /**
     * {@code known}, or if it is null the number that {@code name} spells.
     */
    private static Optional<Integer> number(String name, Integer known) {
        return Optional.ofNullable(known).or(() -> digits(name).map(Integer::valueOf));
    }

    private static Optional<String> axis(String own) {
        return Optional.ofNullable(AXES.get(own)).or(() -> digits(own));
    }

    private static Optional<String> digits(String text) {
        return Optional.of(text).filter(each -> NUMBER.matcher(each).matches());
    }
}
