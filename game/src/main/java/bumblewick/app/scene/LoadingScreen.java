package bumblewick.app.scene;

import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.LoadingPace;
import bumblewick.app.shell.Navigator;
import bumblewick.ui.screen.LoadingSplash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the scene folder on another thread, under the name of the game. Sounds are loaded while the title is shown. */
public final class LoadingScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(LoadingScreen.class);

    private final Navigator navigator;
    private final CurrentScene scene;
    private final InputMode input;
    private final Graphics graphics;
    private final Supplier<Destination> next;
    private final LoadingSplash splash;
    private CompletableFuture<PlayerMods.Loaded> loading;
    private boolean unreadable;

    /**
     * Prepares the loading.
     *
     * @param scene receives what is read
     * @param next what is opened then; asked once the scene is read
     */
    public LoadingScreen(
            Navigator navigator,
            CurrentScene scene,
            Gui gui,
            InputMode input,
            Graphics graphics,
            Supplier<Destination> next) {
        this.navigator = navigator;
        this.scene = scene;
        this.input = input;
        this.graphics = graphics;
        this.next = next;
        splash = new LoadingSplash(gui.canvas(), gui.skin());
    }

    @Override
    public void show() {
        splash.show();
        scene.silence();
        loading = CompletableFuture.supplyAsync(this::read, LoadingScreen::startThread);
    }

    private static void startThread(Runnable work) {
        Thread thread = new Thread(work, "loading");
        thread.setDaemon(true);
        thread.start();
    }

    private PlayerMods.Loaded read() {
        try {
            return scene.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void update(float seconds) {
        splash.update(seconds);
        if (unreadable) {
            if (input.takePressed()) {
                back();
            }
        } else if (LoadingPace.isOver(loading)) {
            result().ifPresent(this::finish);
        }
    }

    private void finish(PlayerMods.Loaded read) {
        scene.open(read);
        navigator.open(next.get());
    }

    /** The scene; without one the player reads a message in English, since the game's words are part of the scene. */
    private Optional<PlayerMods.Loaded> result() {
        try {
            return Optional.of(loading.join());
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof UncheckedIOException)) {
                throw e;
            }
            LOG.error("the scene folder {} cannot be read", scene.baseFiles(), e.getCause());
            unreadable = true;
            splash.showError("The scene folder " + scene.baseFiles() + " cannot be read. Press any key.");
            input.takePressed();
            return Optional.empty();
        }
    }

    @Override
    public void back() {
        if (unreadable) {
            navigator.quit();
        }
    }

    @Override
    public void hide() {
        // a view is built in the frame after this one; until then nothing would be behind the menu
        graphics.states().getApplication().enqueue(splash::hide);
    }

    @Override
    public boolean ready() {
        return unreadable;
    }
}
