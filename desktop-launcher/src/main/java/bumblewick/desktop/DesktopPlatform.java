package bumblewick.desktop;

import bumblewick.platform.Display;
import bumblewick.platform.Platform;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.Speakers;
import java.nio.file.Path;

/**
 * A PC.
 *
 * @param scene the base scene folder
 * @param folders where this system keeps what a game writes
 * @param display the screens and the window
 * @param speakers what sound comes out of
 * @param language two-letter code of the player's language
 */
record DesktopPlatform(SceneFiles scene, DesktopFolders folders, Display display, Speakers speakers, String language)
        implements Platform {
    /** The same with sound. */
    DesktopPlatform heardThrough(Speakers other) {
        return new DesktopPlatform(scene, folders, display, other, language);
    }

    @Override
    public Path dataFolder() {
        return folders.data();
    }

    @Override
    public Path logFolder() {
        return folders.logs();
    }

    @Override
    public Path picturesFolder() {
        return folders.pictures();
    }
}
