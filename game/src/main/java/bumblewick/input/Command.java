package bumblewick.input;

import java.util.List;

/** Something that is done by a press; an enum of them is what a workplace such as the theatre can do. */
public interface Command {
    /** What does it, keyboard first. */
    List<Chord> chords();

    /** Whether it is done again and again while it is held. */
    boolean repeats();
}
