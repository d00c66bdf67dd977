package bumblewick.platform;

import java.nio.file.Path;
import java.util.List;

/** What differs from one platform to the next. Implemented by the launchers. */
public interface Platform {
    /** The base scene: everything of the game that is not code. Its {@code toString} says where it is. */
    SceneFiles scene();

    /** Settings, saves, replays, mods: kept, and part of a backup. */
    Path dataFolder();

    /** Logs and crash reports. */
    Path logFolder();

    /** Where screenshots go. */
    Path picturesFolder();

    /** The screens, and the window on them. */
    default Display display() {
        return Display.FIXED;
    }

    /**
     * What the game is shown on, now. Asked in every frame by the render thread: the same object for as long as nothing
     * changes.
     */
    default Screen screen() {
        return Screen.PLAIN;
    }

    /** What the game is heard through. */
    default Speakers speakers() {
        return Speakers.FIXED;
    }

    /**
     * Lets the hands feel something. A PC does nothing: its window library cannot shake a pad.
     *
     * @param strength above 0, at most 1
     * @param seconds how long
     */
    default void rumble(float strength, float seconds) {}

    /**
     * Whether the system ends games that are put away, and people take it for granted that they come back to where they
     * were: then the game goes back to a run by itself. Else it offers to.
     */
    default boolean resumesByItself() {
        return false;
    }

    /** Name of what draws the picture, such as a graphics card's; empty if it is not known. On the render thread. */
    default String graphics() {
        return "";
    }

    /** Whether the picture rather has fewer lines than comes late, unless the player chooses otherwise. */
    default boolean holdsFrameRate() {
        return false;
    }

    /** How hot the machine is now. Asked every few seconds, on the render thread. */
    default Heat heat() {
        return Heat.UNKNOWN;
    }

    /** What the system wants of speed and battery now. Asked every few seconds, on the render thread. */
    default PowerMode powerMode() {
        return PowerMode.STANDARD;
    }

    /** Whether the player can pick a file by the system's own means; what is picked comes by {@link #takeFiles}. */
    default boolean picksFiles() {
        return false;
    }

    /** Lets the player pick a file. */
    default void pickFile() {}

    /** Whether files can be handed to other programs. */
    default boolean shares() {
        return false;
    }

    /**
     * Offers a file to whatever other program the player chooses.
     *
     * @param file in the folder of pictures or of logs, or among the replays
     */
    default void share(Path file) {}

    /**
     * Somebody begins to play, or no longer does. While one plays, a screen does not go dark by itself.
     *
     * @param now whether time passes in a run that the player steers, or in a recording
     */
    default void playing(boolean now) {}

    /**
     * Shows a folder in the system's own program for files.
     *
     * @return whether that can be done here
     */
    default boolean openFolder(Path folder) {
        return false;
    }

    /** The files that people have handed to the game since this was last asked, such as by dropping them on its window. */
    default List<Path> takeFiles() {
        return List.of();
    }

    /** The player's language as a two-letter code, such as {@code en} or {@code ja}. */
    default String language() {
        return "en";
    }
}
