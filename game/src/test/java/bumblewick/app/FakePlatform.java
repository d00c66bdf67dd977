package bumblewick.app;

import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.ThermalReading;
import java.nio.file.Path;

/** A machine without anything, whose heat, power and language are as the test has them. */
public final class FakePlatform implements Platform {
    public ThermalReading heat = ThermalReading.UNKNOWN;
    public PowerMode mode = PowerMode.STANDARD;
    public String graphics = "Lamp 3000";
    public boolean holdsFrameRate;
    public String language = "en";
    public int usualFrameRate;

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
    public ThermalReading thermal() {
        return heat;
    }

    @Override
    public PowerMode powerMode() {
        return mode;
    }

    @Override
    public String graphicsDevice() {
        return graphics;
    }

    @Override
    public int usualFrameRate() {
        return usualFrameRate;
    }

    @Override
    public boolean prefersFrameRate() {
        return holdsFrameRate;
    }
}
