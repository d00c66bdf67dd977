package bumblewick.input.binding;

import java.util.List;

/** A command that a press gives. Each tool, such as the replay theatre or an editor, has an enum of its commands. */
public interface Command {
    /** The chords that give this command, keyboard first. */
    List<Chord> chords();

    /** Whether the command repeats while its key is held. */
    boolean repeats();
}
