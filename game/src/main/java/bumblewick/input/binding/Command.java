package bumblewick.input.binding;

import java.util.List;

/** A command that a press gives. Each tool, such as the replay theatre or an editor, has an enum of its commands. */
public interface Command {
    /** What gives this command. */
    Trigger trigger();

    /** The chords that give this command, keyboard first. */
    default List<Chord> chords() {
        return trigger().chords();
    }

    /** Whether the command repeats while its key is held. */
    default boolean repeats() {
        return trigger().repeats();
    }
}
