package bumblewick.app.shell;

import bumblewick.replay.Replay;
import bumblewick.view.render.StageView;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A screen: it fills the window, such as title, run or result. {@link Navigator} shows one at a time. */
public interface GameScreen {
    /** Shows itself. */
    void show();

    /**
     * Updates once a frame, before the view.
     *
     * @param seconds since the last frame
     */
    void update(float seconds);

    /**
     * Updates what lies over the picture and plays sounds, after the view.
     *
     * @param seconds since the last frame
     */
    default void present(float seconds) {}

    /** Removes itself; nothing of it stays behind. */
    void hide();

    /** The player steps back: by Escape, or by Start or B of a gamepad. */
    default void back() {}

    /** The view of the stage that is shown, if one is: F3 shows the debug overlay in it. */
    default Optional<StageView> stageView() {
        return Optional.empty();
    }

    /** The language has changed: makes all texts anew. */
    default void relabel() {}

    /** The window lost the keyboard. */
    default void focusLost() {}

    /** The process may end from now on without notice: saves what has to outlive it. */
    default void suspend() {}

    /** The gamepad that the player used was disconnected. */
    default void padLost() {}

    /** A file was handed to the game, such as by dropping it on the window; returns whether this screen takes it. */
    default boolean openFile(Path file) {
        return false;
    }

    /**
     * Files of the scene were saved and read; they are the current scene now.
     *
     * @return whether this screen goes on with them; else it is {@linkplain #recreated opened anew}
     */
    default boolean reload(ChangedFiles saved) {
        return false;
    }

    /**
     * Files of the scene were saved, but were refused because of mistakes.
     *
     * @param mistakes that are new, with their files
     * @return whether this screen shows them
     */
    default boolean reloadRefused(List<String> mistakes) {
        return false;
    }

    /**
     * Names this screen in its present state, to be opened anew with changed files; nothing if the title shall be opened
     * instead. Called while this screen is still shown.
     */
    default Optional<Destination> recreated() {
        return Optional.empty();
    }

    /** The replay so far of the run that is played. */
    default Optional<Replay> replaySoFar() {
        return Optional.empty();
    }

    /** Whether a step back leaves the game, after the player has agreed or at once. */
    default boolean leavesByBack() {
        return false;
    }

    /** Whether the player plays or watches something, so that the display must not be dimmed. */
    default boolean inPlay() {
        return false;
    }

    /** Whether this screen shows its content, as opposed to loading it. */
    default boolean ready() {
        return true;
    }
}
