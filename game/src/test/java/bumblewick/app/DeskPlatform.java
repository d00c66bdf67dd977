package bumblewick.app;

import bumblewick.content.asset.SceneFolder;
import bumblewick.platform.Platform;
import bumblewick.platform.SceneFiles;
import com.jme3.system.AppSettings;
import java.nio.file.Path;

/** A PC whose player starts the game for the first time; logs and pictures lie in the data folder, too. */
public record DeskPlatform(SceneFiles scene, Path dataFolder) implements Platform {
    /** A PC with a scene folder. */
    public static DeskPlatform of(Path scene, Path dataFolder) {
        return new DeskPlatform(new SceneFolder(scene), dataFolder);
    }

    /** Settings of the engine for a game without sound. */
    public static AppSettings silent() {
        AppSettings settings = new AppSettings(true);
        settings.setAudioRenderer(null);
        return settings;
    }

    @Override
    public Path logFolder() {
        return dataFolder;
    }

    @Override
    public Path picturesFolder() {
        return dataFolder;
    }
}
