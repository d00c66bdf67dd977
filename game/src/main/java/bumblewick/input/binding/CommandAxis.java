package bumblewick.input.binding;

import java.util.List;

/**
 * An axis of a tool that keys or sticks hold, such as moving the camera: a value from −1 to 1 for as long as it is
 * held.
 */
public interface CommandAxis {
    /** The chords that push the axis towards 1. */
    List<Chord> positive();

    /** The chords that push the axis towards −1. */
    List<Chord> negative();
}
