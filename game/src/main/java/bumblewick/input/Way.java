package bumblewick.input;

import java.util.List;

/** Something that is done for as long as it is held, there and back. */
public interface Way {
    /** What leads there, 0 to 1. */
    List<Chord> there();

    /** What leads back, 0 to −1. */
    List<Chord> back();
}
