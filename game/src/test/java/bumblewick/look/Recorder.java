package bumblewick.look;

import bumblewick.app.BumblewickGame;
import bumblewick.app.DeskPlatform;
import bumblewick.app.shell.GameOptions;
import bumblewick.view.EglContext;
import bumblewick.view.FramePixels;
import bumblewick.view.ScriptedKeys;
import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.ViewPort;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/**
 * Runs the game itself without a window and hands over its frames, from the first that shows the game (not the loading)
 * on. Every frame takes the same time and the clock starts anew with the first one, so a rerun gives the same pictures.
 */
public final class Recorder extends BaseAppState {
    private final BumblewickGame game;
    private final Film film;
    private final CountDownLatch ended = new CountDownLatch(1);
    private FramePixels pixels;
    private final List<ViewPort> hidden = new ArrayList<>();
    private boolean running;
    private int frame;
    private IOException failure;

    /** What is made of the frames. */
    public interface Film {
        /**
         * Takes a frame.
         *
         * @param number from 0
         * @param picture reads it
         * @param keys on which to type
         * @return whether more are wanted
         */
        boolean take(int number, Supplier<BufferedImage> picture, ScriptedKeys keys) throws IOException;

        /**
         * Whether a frame is drawn at all: a film that keeps one in twenty is made sooner.
         *
         * @param number from 0
         */
        default boolean drawn(int number) {
            return true;
        }
    }

    private Recorder(BumblewickGame game, Film film) {
        this.game = game;
        this.film = film;
    }

    /**
     * Plays until the film wants no more.
     *
     * @param scene the scene folder
     * @param options of the game, with the length of a frame
     */
    public static void play(Path scene, GameOptions options, int width, int height, Film film) throws IOException {
        EglContext.install(options.frameSeconds());
        BumblewickGame game =
                new BumblewickGame(DeskPlatform.of(scene, Files.createTempDirectory("bumblewick")), options);
        AppSettings settings = DeskPlatform.silent();
        settings.setResolution(width, height);
        settings.setGammaCorrection(false);
        game.setSettings(settings);
        Recorder recorder = new Recorder(game, film);
        game.getStateManager().attach(recorder);
        game.start(JmeContext.Type.OffscreenSurface, true);
        recorder.await();
    }

    private void await() throws IOException {
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw failure;
        }
        if (game.failed()) {
            throw new IOException("the game failed, see " + game.crashReport());
        }
    }

    @Override
    protected void initialize(Application app) {
        pixels = new FramePixels(app);
    }

    @Override
    public void update(float seconds) {
        if (!running && game.firstSeen().isPresent()) {
            running = true;
            game.getTimer().reset();
        }
    }

    @Override
    public void postRender() {
        if (!running) {
            return;
        }
        try {
            ScriptedKeys keys = (ScriptedKeys) game.getContext().getKeyInput();
            if (!film.take(frame++, pixels::picture, keys)) {
                end();
            }
            draw(film.drawn(frame));
        } catch (IOException e) {
            failure = e;
            end();
        } catch (UncheckedIOException e) {
            failure = e.getCause();
            end();
        }
    }

    /** Shows or hides the views that the game itself shows. */
    private void draw(boolean wanted) {
        if (wanted) {
            hidden.forEach(view -> view.setEnabled(true));
            hidden.clear();
            return;
        }
        for (ViewPort view : game.getRenderManager().getMainViews()) {
            if (view.isEnabled()) {
                view.setEnabled(false);
                hidden.add(view);
            }
        }
    }

    private void end() {
        running = false;
        game.stop(false);
    }

    @Override
    protected void cleanup(Application app) {
        ended.countDown();
    }

    @Override
    protected void onEnable() {
        // records as soon as the game is seen
    }

    @Override
    protected void onDisable() {
        // never disabled
    }
}
