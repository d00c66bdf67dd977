package bumblewick.platform;

import java.util.List;

/** What the game is heard through. All calls belong to the render thread. */
public interface Speakers {
    /** Of a machine that decides by itself where sound comes out, such as a phone. */
    Speakers FIXED = new Speakers() {};

    /** Names of what sound can come out of; empty if there is nothing to choose. May take a moment. */
    default List<String> outputs() {
        return List.of();
    }

    /**
     * Lets sound come out of another device from now on; what is heard goes on. A device that is not there, or is lost
     * later, gives way to the system's own choice, and the log says so.
     *
     * @param output one of the {@link #outputs()}, or empty for the system's choice
     * @param mono whether the same comes out on all sides
     */
    default void apply(String output, boolean mono) {}

    /** Looks after the device, about once a second: one that was lost is replaced. */
    default void look() {}
}
