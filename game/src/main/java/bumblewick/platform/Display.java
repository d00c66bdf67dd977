package bumblewick.platform;

import java.util.List;
import java.util.Optional;

/** The screens of this machine, and the game's window on them. All calls belong to the render thread. */
public interface Display {
    /** How the window lies on its screen. */
    enum Mode {
        /** Framed, of any size. */
        WINDOW,
        /** As large as the screen, and among the other windows. */
        BORDERLESS,
        /** The screen is the game's alone. */
        FULL
    }

    /**
     * What the player wants.
     *
     * @param monitor name of a screen; empty for the one that the window is on
     * @param vsync whether to wait for the screen's refresh
     */
    record Wish(Mode mode, String monitor, boolean vsync) {}

    /**
     * Where a framed window is.
     *
     * @param monitor name of the screen that shows most of it
     * @param width of the window without its frame, in the system's units
     * @param height likewise
     */
    record Place(String monitor, int width, int height) {}

    /** Of a machine whose only screen always shows the game alone, such as a phone. */
    Display FIXED = new Display() {};

    /** Names of the screens, the system's preferred first; empty if there is nothing to choose. */
    default List<String> monitors() {
        return List.of();
    }

    /**
     * Does what is wanted, as far as it differs from what is. A screen that is not there, or a mode that the system
     * refuses, gives way to the nearest that works, and the log says so.
     */
    default void apply(Wish wish) {}

    /** Where the window is, if it is framed and open. */
    default Optional<Place> place() {
        return Optional.empty();
    }

    /** Whether screens came or went since this was last asked: then what is wanted is to be applied again. */
    default boolean takeChange() {
        return false;
    }
}
