package bumblewick.desktop;

import bumblewick.desktop.touch.ScriptedTouch;
import bumblewick.platform.Display;
import bumblewick.platform.Heat;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.Screen;
import bumblewick.platform.Speakers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A PC. One with scripted fingers plays a phone: it goes back to a run by itself, holds the frame rate, and is as hot as the
 * script says.
 *
 * @param scene the base scene folder
 * @param folders where this system keeps what a game writes
 * @param display the screens and the window
 * @param speakers what sound comes out of
 * @param dropped what is dropped on the window
 * @param chooser where files are picked
 * @param language two-letter code of the player's language
 * @param fingers on the window, if there are any
 * @param graphics name of what draws the picture; empty before that is known
 */
record DesktopPlatform(
        SceneFiles scene,
        DesktopFolders folders,
        Display display,
        Speakers speakers,
        DroppedFiles dropped,
        FileChooser chooser,
        String language,
        Optional<ScriptedTouch> fingers,
        String graphics)
        implements Platform {
    /** The same with sound. */
    DesktopPlatform heardThrough(Speakers other) {
        return new DesktopPlatform(scene, folders, display, other, dropped, chooser, language, fingers, graphics);
    }

    /** The same with what draws the picture. */
    DesktopPlatform drawnBy(String renderer) {
        return new DesktopPlatform(scene, folders, display, speakers, dropped, chooser, language, fingers, renderer);
    }

    @Override
    public Screen screen() {
        return fingers.isPresent() ? fingers.get().screen() : Screen.PLAIN;
    }

    @Override
    public boolean openFolder(Path folder) {
        return FolderOpener.open(folder);
    }

    @Override
    public List<Path> takeFiles() {
        List<Path> files = new ArrayList<>(dropped.take());
        files.addAll(chooser.take());
        return files;
    }

    @Override
    public boolean picksFiles() {
        return chooser.there();
    }

    @Override
    public void pickFile() {
        chooser.open();
    }

    @Override
    public boolean resumesByItself() {
        return fingers.isPresent();
    }

    @Override
    public boolean holdsFrameRate() {
        return fingers.isPresent();
    }

    @Override
    public Heat heat() {
        return fingers.map(ScriptedTouch::heat).orElse(Heat.UNKNOWN);
    }

    @Override
    public PowerMode powerMode() {
        return fingers.map(ScriptedTouch::power).orElse(PowerMode.STANDARD);
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
