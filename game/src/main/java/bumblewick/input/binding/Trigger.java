package bumblewick.input.binding;

import java.util.List;

/**
 * What gives a command.
 *
 * @param repeats whether the command repeats while its key is held
 * @param chords the chords that give it, keyboard first
 */
public record Trigger(boolean repeats, List<Chord> chords) {
    /** Copies the list. */
    public Trigger {
        chords = List.copyOf(chords);
    }

    /** One command for each press. */
    public static Trigger once(Chord... chords) {
        return new Trigger(false, List.of(chords));
    }

    /** Commands for as long as the key is held. */
    public static Trigger repeating(Chord... chords) {
        return new Trigger(true, List.of(chords));
    }
}
