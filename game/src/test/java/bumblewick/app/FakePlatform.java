package bumblewick.app;

import bumblewick.platform.Heat;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import java.nio.file.Path;

/** A machine without anything, whose heat, power and language are as the test has them. */
final class FakePlatform implements Platform {
    Heat heat = Heat.UNKNOWN;
    PowerMode mode = PowerMode.STANDARD;
    String graphics = "Lamp 3000";
    boolean holdsFrameRate;
    String language = "en";

    @Override
    public SceneFiles scene() {
        throw new IllegalStateException("there is no scene");
    }

    @Override
    public Path dataFolder() {
        throw new IllegalStateException("there is no folder");
    }

    @Override
    public Path logFolder() {
        return dataFolder();
    }

    @Override
    public Path picturesFolder() {
        return dataFolder();
    }

    @Override
    public String language() {
        return language;
    }

    @Override
    public Heat heat() {
        return heat;
    }

    @Override
    public PowerMode powerMode() {
        return mode;
    }

    @Override
    public String graphics() {
        return graphics;
    }

    @Override
    public boolean holdsFrameRate() {
        return holdsFrameRate;
    }
}
