package bumblewick.platform;

import java.util.List;

/** The sound devices of this machine. All calls belong to the render thread. */
public interface AudioOutput {
    /** For a machine that chooses the sound device itself, such as a phone. */
    AudioOutput FIXED = new AudioOutput() {};

    /** Names of the sound devices; empty if there is nothing to choose. May take a moment. */
    default List<String> outputs() {
        return List.of();
    }

    /**
     * Plays on another device from now on, without interrupting sounds. If the device does not exist, or is unplugged
     * later, the system's default takes its place and the log says so.
     *
     * @param output one of {@link #outputs()}, or empty for the system's default
     * @param mono whether all channels play the same
     */
    default void apply(String output, boolean mono) {}

    /** Checks the device, about once a second, and replaces one that was lost. */
    default void poll() {}

    /** Whether the game's music may be heard: not while the player listens to music of their own. */
    default boolean allowsMusic() {
        return true;
    }
}
