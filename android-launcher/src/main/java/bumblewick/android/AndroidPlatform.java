package bumblewick.android;

import android.content.Context;
import bumblewick.android.input.Devices;
import bumblewick.platform.Platform;
import bumblewick.platform.SceneFiles;
import java.nio.file.Path;

/** A phone, a tablet, a television. */
final class AndroidPlatform implements Platform {
    private final Context application;
    private final SceneFiles scene;
    private final Devices devices;

    AndroidPlatform(Context application, Devices devices) {
        this.application = application;
        this.devices = devices;
        scene = new PackageScene(application.getAssets(), "scene");
    }

    @Override
    public SceneFiles scene() {
        return scene;
    }

    @Override
    public Path dataFolder() {
        return application.getFilesDir().toPath();
    }

    @Override
    public Path logFolder() {
        return dataFolder().resolve("logs");
    }

    @Override
    public Path picturesFolder() {
        return dataFolder().resolve("pictures");
    }

    @Override
    public void rumble(float strength, float seconds) {
        devices.shake(strength, seconds);
    }

    @Override
    public String language() {
        return application.getResources().getConfiguration().getLocales().get(0).getLanguage();
    }
}
