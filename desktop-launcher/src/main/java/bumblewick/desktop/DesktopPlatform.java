package bumblewick.desktop;

import bumblewick.desktop.files.DroppedFiles;
import bumblewick.desktop.files.FileChooser;
import bumblewick.desktop.files.FolderOpener;
import bumblewick.desktop.script.ScriptedTouch;
import bumblewick.platform.AudioOutput;
import bumblewick.platform.Display;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.ScreenMetrics;
import bumblewick.platform.ThermalReading;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The platform of a PC. With scripted touch it acts like a phone: it resumes runs automatically, prefers the frame rate
 * to the resolution, and is as hot as the script says.
 *
 * @param scene the base scene folder
 * @param folders where this system keeps what a game writes
 * @param display the screens and the window
 * @param speakers the sound devices
 * @param dropped the files dropped on the window
 * @param chooser where files are picked
 * @param language two-letter code of the player's language
 * @param fingers on the window, if there are any
 * @param graphics name of the graphics device; empty before it is known
 * @param savesAreKept whether the data folder is the player's own, and no copy for a second game
 */
record DesktopPlatform(
        SceneFiles scene,
        DesktopFolders folders,
        Display display,
        AudioOutput speakers,
        DroppedFiles dropped,
        FileChooser chooser,
        String language,
        Optional<ScriptedTouch> fingers,
        String graphics,
        boolean savesAreKept)
        implements Platform {
    /** The same with sound. */
    DesktopPlatform heardThrough(AudioOutput other) {
        return new DesktopPlatform(
                scene, folders, display, other, dropped, chooser, language, fingers, graphics, savesAreKept);
    }

    /** The same with what draws the picture. */
    DesktopPlatform drawnBy(String renderer) {
        return new DesktopPlatform(
                scene, folders, display, speakers, dropped, chooser, language, fingers, renderer, savesAreKept);
    }

    @Override
    public ScreenMetrics screen() {
        return fingers.isPresent() ? fingers.get().screen() : ScreenMetrics.PLAIN;
    }

    @Override
    public boolean openFolder(Path folder) {
        return FolderOpener.open(folder);
    }

    @Override
    public List<Path> takeDroppedFiles() {
        List<Path> files = new ArrayList<>(dropped.take());
        files.addAll(chooser.take());
        return files;
    }

    @Override
    public boolean canPickFiles() {
        return chooser.there();
    }

    @Override
    public void pickFile() {
        chooser.open();
    }

    @Override
    public boolean resumesAutomatically() {
        return fingers.isPresent();
    }

    @Override
    public boolean prefersFrameRate() {
        return fingers.isPresent();
    }

    @Override
    public ThermalReading thermal() {
        return fingers.map(ScriptedTouch::heat).orElse(ThermalReading.UNKNOWN);
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
