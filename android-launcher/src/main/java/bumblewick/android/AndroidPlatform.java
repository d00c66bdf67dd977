package bumblewick.android;

import android.content.Context;
import bumblewick.android.input.Devices;
import bumblewick.android.screen.Edges;
import bumblewick.platform.Platform;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.Screen;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A phone, a tablet, a television. */
final class AndroidPlatform implements Platform {
    private final Context application;
    private final SceneFiles scene;
    private final Devices devices;
    private final Edges edges;
    private final Consumer<Boolean> playing;

    /** @param playing told by the drawing thread whether somebody plays */
    AndroidPlatform(Context application, Devices devices, Edges edges, Consumer<Boolean> playing) {
        this.application = application;
        this.devices = devices;
        this.edges = edges;
        this.playing = playing;
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
        return logFolder(application);
    }

    static Path logFolder(Context context) {
        return context.getFilesDir().toPath().resolve("logs");
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
    public Screen screen() {
        return edges.screen();
    }

    @Override
    public boolean resumesByItself() {
        return true;
    }

    @Override
    public void playing(boolean now) {
        playing.accept(now);
    }

    @Override
    public String language() {
        return application.getResources().getConfiguration().getLocales().get(0).getLanguage();
    }
}
