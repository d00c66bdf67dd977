package bumblewick.app;

import bumblewick.loop.Replay;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** One of the things that can fill the window: loading, title, run, result. Only one is shown at a time. */
interface Screen {
    /** Puts itself into the scene. */
    void show();

    /**
     * Lives on by a frame, before the view does.
     *
     * @param seconds since the last frame
     */
    void update(float seconds);

    /**
     * Draws what lies over the picture and lets itself be heard, after the view has moved.
     *
     * @param seconds since the last frame
     */
    default void present(float seconds) {}

    /** Takes itself out of the scene again; nothing of it stays behind. */
    void hide();

    /** Escape, or the pad's Start or B. */
    default void back() {}

    /** F3: shows what the rules feel, or hides it. */
    default void toggleOverlay() {}

    /** Another language was chosen: what it says is to be said anew. */
    default void reword() {}

    /** The window lost the keyboard. */
    default void focusLost() {}

    /** The process may be ended from now on without another word: what is to outlive it is handed over. */
    default void suspend() {}

    /** The pad that was in hand is gone. */
    default void padLost() {}

    /** People gave the game a file, such as by dropping it on the window; says whether now is the time for it. */
    default boolean takeFile(Path file) {
        return false;
    }

    /**
     * Files of the scene were saved, and what they say counts by now.
     *
     * @return whether it goes on with that by itself; else it is {@linkplain #renewed made anew}
     */
    default boolean takes(SavedFiles saved) {
        return false;
    }

    /**
     * Files of the scene were saved, but they do not count, for they have mistakes.
     *
     * @param mistakes new ones, with their files
     * @return whether it shows them by itself
     */
    default boolean refused(List<String> mistakes) {
        return false;
    }

    /**
     * The same once more, made of what is read by now, where this one is; nothing if it has no place of its own. Called
     * while this one is still shown.
     */
    default Optional<Screen> renewed() {
        return Optional.empty();
    }

    /** The run that is flown, as far as it has gone. */
    default Optional<Replay> recording() {
        return Optional.empty();
    }

    /** Whether something goes on that one plays or watches for long without touching anything else. */
    default boolean inPlay() {
        return false;
    }

    /** Whether it is the game itself, as opposed to waiting for it. */
    default boolean ready() {
        return true;
    }
}
