package bumblewick.input;

/**
 * Something that is pressed, alone or with something else held.
 *
 * @param with what has to be held, or {@link Modifier#NONE}
 */
public record Chord(Modifier with, Binding binding) {
    /** A key; the code is one of {@code com.jme3.input.KeyInput}. */
    public static Chord key(int code) {
        return new Chord(Modifier.NONE, new Binding.Key(code));
    }

    /** A key with one that is held. */
    public static Chord key(Modifier with, int code) {
        return new Chord(with, new Binding.Key(code));
    }

    /** A button of a pad; the id is one of {@code com.jme3.input.JoystickButton}. */
    public static Chord pad(String id) {
        return new Chord(Modifier.NONE, new Binding.PadButton(id));
    }

    /** A button of a pad with its left shoulder held. */
    public static Chord shoulder(String id) {
        return new Chord(Modifier.SHOULDER, new Binding.PadButton(id));
    }

    /** One half of an axis of a pad; the id is one of {@code com.jme3.input.JoystickAxis}. */
    public static Chord half(String id, int sign) {
        return new Chord(Modifier.NONE, new Binding.HalfAxis(id, sign));
    }

    /** One half of an axis with the left shoulder held. */
    public static Chord shoulder(String id, int sign) {
        return new Chord(Modifier.SHOULDER, new Binding.HalfAxis(id, sign));
    }

    /** Whether it is on a pad. */
    public boolean onPad() {
        return binding.onPad();
    }
}
