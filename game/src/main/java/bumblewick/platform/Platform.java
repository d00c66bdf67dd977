package bumblewick.platform;

import java.nio.file.Path;
import java.util.List;

/** What differs between platforms. Each launcher implements it. */
public interface Platform {
    /** The base scene: all of the game that is not code. Its {@code toString} is its location. */
    SceneFiles scene();

    /** The folder of settings, saves, replays and mods: persistent, and part of backups. */
    Path dataFolder();

    /** The folder of logs and crash reports. */
    Path logFolder();

    /** The folder of screenshots. */
    Path picturesFolder();

    /** The screens and the window. */
    default Display display() {
        return Display.FIXED;
    }

    /**
     * The metrics of the screen now. The render thread asks in every frame: the platform returns the same object
     * while nothing changes.
     */
    default ScreenMetrics screen() {
        return ScreenMetrics.PLAIN;
    }

    /** The sound devices. */
    default AudioOutput audioOutput() {
        return AudioOutput.FIXED;
    }

    /**
     * Vibrates the pad or the phone. A PC does nothing: its window library cannot vibrate a pad.
     *
     * @param strength above 0, at most 1
     * @param seconds duration
     */
    default void rumble(float strength, float seconds) {}

    /**
     * Whether the system ends games in the background and players expect to return to where they were: then the game
     * resumes a run without asking. Otherwise it offers to.
     */
    default boolean resumesAutomatically() {
        return false;
    }

    /** Name of the graphics device; empty if unknown. Called on the render thread. */
    default String graphicsDevice() {
        return "";
    }

    /** Whether a lower resolution is better than a lower frame rate, unless the player chooses otherwise. */
    default boolean prefersFrameRate() {
        return false;
    }

    /**
     * Frames per second that the screen can show at this resolution, ascending; empty if any limit can be chosen. Called on
     * the render thread.
     */
    default List<Integer> frameRates() {
        return List.of();
    }

    /** Frames per second at most unless the player chooses otherwise; 0 for no limit. Called on the render thread. */
    default int usualFrameRate() {
        return 0;
    }

    /** How hot the machine is now. Called every few seconds on the render thread. */
    default ThermalReading thermal() {
        return ThermalReading.UNKNOWN;
    }

    /** The system-wide power mode now. Called every few seconds on the render thread. */
    default PowerMode powerMode() {
        return PowerMode.STANDARD;
    }

    /**
     * Whether the player can pick a file in a dialogue of the system; {@link #takeDroppedFiles} returns what was
     * picked.
     */
    default boolean canPickFiles() {
        return false;
    }

    /** Opens the system's dialogue for picking a file. */
    default void pickFile() {}

    /** Whether files can be passed to other programs. */
    default boolean canShare() {
        return false;
    }

    /**
     * Offers a file to another program that the player chooses.
     *
     * @param file in the folder of pictures or logs, or among the replays
     */
    default void share(Path file) {}

    /**
     * Reports whether somebody plays. While {@code now} is true the screen must not go dark.
     *
     * @param now whether time passes in a run that the player steers, or in a recording
     */
    default void playing(boolean now) {}

    /**
     * Reports whether the game loads something that the player waits for.
     *
     * @param now whether the screen that is shown is not complete yet
     */
    default void loading(boolean now) {}

    /**
     * Reports whether a step back leaves the game, so that the system can show where it leads.
     *
     * @param now whether nothing is open that a step back would close
     */
    default void backLeaves(boolean now) {}

    /**
     * Opens a folder in the system's file manager.
     *
     * @return whether this platform can do that
     */
    default boolean openFolder(Path folder) {
        return false;
    }

    /** The files that the player handed to the game since the last call, for example by dropping them on its window. */
    default List<Path> takeDroppedFiles() {
        return List.of();
    }

    /**
     * Whether what the game saves outlives it. A second game on the player's data folder works on a copy, which goes when it
     * ends.
     */
    default boolean savesAreKept() {
        return true;
    }

    /** The system's language as a two-letter code, such as {@code en} or {@code ja}. */
    default String language() {
        return "en";
    }
}
