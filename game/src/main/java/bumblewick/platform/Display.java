package bumblewick.platform;

import java.util.List;
import java.util.Optional;

/** The screens of this machine, and the game's window on them. All calls belong to the render thread. */
public interface Display {
    /** How the window covers its screen. */
    enum Mode {
        /** A framed window of any size. */
        WINDOW,
        /** A window without a frame that covers the screen. */
        BORDERLESS,
        /** Exclusive full screen. */
        FULL
    }

    /**
     * The window that the player wants.
     *
     * @param monitor name of a screen; empty for the screen that the window is on
     * @param vsync whether to wait for the screen's refresh
     */
    record Request(Mode mode, String monitor, boolean vsync) {}

    /**
     * Where a framed window is.
     *
     * @param monitor name of the screen that shows most of it
     * @param width of its inside, in the system's units
     * @param height of its inside, in the system's units
     */
    record Bounds(String monitor, int width, int height) {}

    /** For a machine on whose only screen the game is always full screen, such as a phone. */
    Display FIXED = new Display() {};

    /** Names of the screens, the primary one first; empty if there is nothing to choose. */
    default List<String> monitors() {
        return List.of();
    }

    /**
     * Changes the window as requested, as far as it differs. If the screen does not exist, or the system refuses the
     * mode, the nearest that works takes its place and the log says so.
     */
    default void apply(Request request) {}

    /** Where the window is, if it is framed and open. */
    default Optional<Bounds> place() {
        return Optional.empty();
    }

    /** Whether screens were plugged or unplugged since the last call: then the request must be applied again. */
    default boolean takeChange() {
        return false;
    }
}
