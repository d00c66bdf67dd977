package bumblewick.android;

import android.content.Context;
import android.opengl.GLES20;
import bumblewick.android.audio.Sound;
import bumblewick.android.input.Devices;
import bumblewick.android.power.Power;
import bumblewick.android.screen.Edges;
import bumblewick.platform.Heat;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.SceneFiles;
import bumblewick.platform.Screen;
import bumblewick.platform.Speakers;
import java.nio.file.Path;
import java.util.List;

/** A phone, a tablet, a television. */
final class AndroidPlatform implements Platform {
    private final Context application;
    private final SceneFiles scene;
    private final Devices devices;
    private final Sound sound;
    private final Edges edges;
    private final Power power;
    private final Table table;

    /** What the game asks of the activity that shows it, on the drawing thread. */
    interface Table {
        /** Somebody begins to play, or no longer does. */
        void playing(boolean now);

        /** The files that came from elsewhere since this was last asked. */
        List<Path> takeFiles();

        /** Lets the player pick a file. */
        void pickFile();

        /** Offers a file to other programs. */
        void share(Path file);
    }

    AndroidPlatform(Context application, PackageFiles files, Devices devices, Sound sound, Edges edges, Table table) {
        this.application = application;
        this.devices = devices;
        this.sound = sound;
        this.edges = edges;
        this.table = table;
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
    public Speakers speakers() {
        return sound;
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
        table.playing(now);
    }

    @Override
    public Heat heat() {
        return power.heat();
    }

    @Override
    public PowerMode powerMode() {
        return power.mode();
    }

    @Override
    public boolean holdsFrameRate() {
        return true;
    }

    /** Asked on the render thread, where the driver answers. */
    @Override
    public String graphics() {
        return String.valueOf(GLES20.glGetString(GLES20.GL_RENDERER));
    }

    @Override
    public List<Path> takeFiles() {
        return table.takeFiles();
    }

    @Override
    public boolean picksFiles() {
        return true;
    }

    @Override
    public void pickFile() {
        table.pickFile();
    }

    @Override
    public boolean shares() {
        return true;
    }

    @Override
    public void share(Path file) {
        table.share(file);
    }

    @Override
    public String language() {
        return application.getResources().getConfiguration().getLocales().get(0).getLanguage();
    }
}
