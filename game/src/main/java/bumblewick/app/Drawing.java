package bumblewick.app;

import bumblewick.platform.Platform;
import com.jme3.renderer.Camera;
import java.util.function.Supplier;

/** How the picture is drawn: as the player wants it and this machine can, which is measured while one draws freely. */
final class Drawing {
    private final GameOptions options;
    private final Supplier<Screen> shown;
    private final Camera camera;
    private final Thrift thrift;
    private final PictureWishes picture;
    private final Measuring measuring;
    private boolean behind;

    /**
     * Begins as settings and machine say.
     *
     * @param shown the screen that fills the window
     * @param camera of the picture
     */
    Drawing(Platform platform, GameOptions options, Preferences preferences, Supplier<Screen> shown, Camera camera) {
        this.options = options;
        this.shown = shown;
        this.camera = camera;
        thrift = new Thrift(platform, preferences);
        picture = new PictureWishes(preferences, platform, thrift, options.softwareDrawn());
        measuring = new Measuring(platform, preferences, picture);
    }

    /** Goes on by a frame. Returns whether heat has just begun to halve the frame rate, or has stopped to. */
    boolean update(float seconds) {
        if (free()) {
            picture.update(seconds);
        }
        return thrift.update(seconds);
    }

    /** Whether frames take as long as it takes to draw them, rather than to load something. */
    private boolean free() {
        return !behind && options.frameSeconds() == 0f && shown.get().ready();
    }

    /** A frame of the title was drawn: how fast that went says what the machine can do. */
    void measure(float seconds) {
        if (free() && options.frames() == 0) {
            measuring.update(seconds, camera.getWidth() * camera.getHeight());
        } else {
            measuring.stop();
        }
    }

    /** The title is gone. */
    void stopMeasuring() {
        measuring.stop();
    }

    /** Forgets what was measured: the next title is measured again. */
    void measureAgain() {
        measuring.again();
    }

    /** Another window is before this one, or none is again. */
    void behind(boolean now) {
        behind = now;
    }

    /** How much the machine is spared. */
    Thrift thrift() {
        return thrift;
    }

    /** What the picture is to be like. */
    PictureWishes picture() {
        return picture;
    }
}
