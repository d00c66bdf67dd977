package bumblewick.android;

import android.content.Context;
import android.opengl.GLES20;
import bumblewick.android.audio.AndroidSound;
import bumblewick.android.input.Devices;
import bumblewick.android.power.Power;
import bumblewick.android.screen.RefreshRates;
import bumblewick.android.screen.ScreenInsets;
import bumblewick.platform.AudioOutput;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.ScreenMetrics;
import bumblewick.platform.ThermalReading;
import java.nio.file.Path;
import java.util.List;

/** The platform of a phone, a tablet or a television. */
final class AndroidPlatform implements Platform {
    private final Context application;
    private final SceneFiles scene;
    private final Devices devices;
    private final AndroidSound sound;
    private final ScreenInsets edges;
    private final Power power;
    private final Host host;

    /** What the game asks of the activity that shows it, on the drawing thread. */
    interface Host {
        /** Somebody begins to play, or no longer does. */
        void playing(boolean now);

        /** Something is loaded that the player waits for, or no longer. */
        void loading(boolean now);

        /** A step back leaves the game from now on, or no longer. */
        void backLeaves(boolean now);

        /** The refresh rates of the screen. */
        RefreshRates rates();

        /** The files that came from elsewhere since this was last asked. */
        List<Path> takeFiles();

        /** Lets the player pick a file. */
        void pickFile();

        /** Offers a file to other programs. */
        void share(Path file);
    }

    AndroidPlatform(
            Context application,
            PackageFiles files,
            Devices devices,
            AndroidSound sound,
            ScreenInsets edges,
            Host host) {
        this.application = application;
        this.devices = devices;
        this.sound = sound;
        this.edges = edges;
        this.host = host;
        power = new Power(application);
        scene = new PackageScene(files, "scene");
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
    public AudioOutput audioOutput() {
        return sound;
    }

    @Override
    public void rumble(float strength, float seconds) {
        devices.shake(strength, seconds);
    }

    @Override
    public ScreenMetrics screen() {
        return edges.screen();
    }

    @Override
    public boolean resumesAutomatically() {
        return true;
    }

    @Override
    public void playing(boolean now) {
        host.playing(now);
    }

    @Override
    public void loading(boolean now) {
        host.loading(now);
    }

    @Override
    public void backLeaves(boolean now) {
        host.backLeaves(now);
    }

    @Override
    public List<Integer> frameRates() {
        return host.rates().limits();
    }

    @Override
    public int usualFrameRate() {
        return host.rates().usual();
    }

    @Override
    public ThermalReading thermal() {
        return power.heat();
    }

    @Override
    public PowerMode powerMode() {
        return power.mode();
    }

    @Override
    public boolean prefersFrameRate() {
        return true;
    }

    /** Asked on the render thread, where the driver answers. */
    @Override
    public String graphicsDevice() {
        return String.valueOf(GLES20.glGetString(GLES20.GL_RENDERER));
    }

    @Override
    public List<Path> takeDroppedFiles() {
        return host.takeFiles();
    }

    @Override
    public boolean canPickFiles() {
        return true;
    }

    @Override
    public void pickFile() {
        host.pickFile();
    }

    @Override
    public boolean canShare() {
        return true;
    }

    @Override
    public void share(Path file) {
        host.share(file);
    }

    @Override
    public String language() {
        return application.getResources().getConfiguration().getLocales().get(0).getLanguage();
    }
}
