package bumblewick.input.binding;

/**
 * A key, button or half axis, alone or together with a held modifier.
 *
 * @param with the modifier that must be held, or {@link Modifier#NONE}
 * @param binding the key, button or half axis that is pressed
 */
public record Chord(Modifier with, Binding binding) {
    /** A key; the code is one of {@code com.jme3.input.KeyInput}. */
    public static Chord key(int code) {
        return new Chord(Modifier.NONE, new Binding.Key(code));
    }

    /** A key together with a modifier. */
    public static Chord key(Modifier with, int code) {
        return new Chord(with, new Binding.Key(code));
    }

    /** A button of a pad; the id is one of {@code com.jme3.input.JoystickButton}. */
    public static Chord pad(String id) {
        return new Chord(Modifier.NONE, new Binding.PadButton(id));
    }

    /** A button of a pad while the pad's left shoulder button is held. */
    public static Chord shoulder(String id) {
        return new Chord(Modifier.SHOULDER, new Binding.PadButton(id));
    }

    /** One half of an axis of a pad; the id is one of {@code com.jme3.input.JoystickAxis}. */
    public static Chord half(String id, int sign) {
        return new Chord(Modifier.NONE, new Binding.HalfAxis(id, sign));
    }

    /** One half of an axis while the pad's left shoulder button is held. */
    public static Chord shoulder(String id, int sign) {
        return new Chord(Modifier.SHOULDER, new Binding.HalfAxis(id, sign));
    }

    /** Whether this belongs to a pad. */
    public boolean onPad() {
        return binding.onPad();
    }
}
