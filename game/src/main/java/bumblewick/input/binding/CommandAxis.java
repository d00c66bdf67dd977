package bumblewick.input.binding;

import java.util.List;

/**
 * An axis of a tool that keys or sticks hold, such as moving the camera: a value from −1 to 1 for as long as it is
 * held.
 *
 * @param positive the chords that push the axis towards 1
 * @param negative the chords that push the axis towards −1
 */
public record CommandAxis(List<Chord> positive, List<Chord> negative) {}
