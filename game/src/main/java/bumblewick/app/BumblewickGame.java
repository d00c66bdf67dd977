package bumblewick.app;

import bumblewick.content.SceneAssets;
import bumblewick.input.Action;
import bumblewick.input.Activity;
import bumblewick.input.Bindings;
import bumblewick.input.Catcher;
import bumblewick.input.Controls;
import bumblewick.input.Device;
import bumblewick.input.MenuKeys;
import bumblewick.input.WindowKeys;
import bumblewick.platform.Platform;
import bumblewick.touch.TouchPart;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.page.Nav;
import bumblewick.ui.page.NavHub;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.scene.threadwarden.SceneGraphThreadWarden;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.MouseAppState;
import com.simsilica.lemur.event.TouchAppState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The application: opens the scene folder, builds what all screens share, and gives every frame to the screen that is
 * shown. A launcher constructs it, hands it the window's settings and starts it.
 *
 * <p>A frame in order: input; the screen, which lets ticks pass; the view, which is an app state of its own; then what
 * lies over the picture, and sound.
 *
 * <p>It is the outermost place where an exception is caught: what is not foreseen ends the game with a crash report.
 */
public final class BumblewickGame extends SimpleApplication {
    /** What the scene's files are mounted as. */
    static final String SCENE = "scene";

    private static final Logger LOG = LoggerFactory.getLogger(BumblewickGame.class);

    private final Platform platform;
    private final GameOptions options;
    private final Screens screens = new Screens(this::clearPages);
    private final Pictures pictures;
    private Optional<Path> crashReport = Optional.empty();
    private Optional<Services> services = Optional.empty();
    private Optional<GameWindow> window = Optional.empty();
    private WindowKeys windowKeys;
    private Canvas canvas;
    private MenuKeys menuKeys;
    private final List<Path> handed = new ArrayList<>(); // files that wait for a screen that takes them
    private boolean failed;
    private boolean playing;

    /**
     * Makes the game; nothing is opened before it is started.
     *
     * @param platform folders and language
     * @param options what the command line says
     */
    public BumblewickGame(Platform platform, GameOptions options) {
        super(new AppState[0]);
        this.platform = platform;
        this.options = options;
        pictures = new Pictures(platform, options);
        setShowSettings(false);
        setPauseOnLostFocus(false);
    }

    @Override
    public void simpleInitApp() {
        inputManager.deleteMapping(INPUT_MAPPING_EXIT);
        SceneAssets.mount(assetManager, SCENE, platform.scene());
        if (options.frameSeconds() > 0f) {
            setTimer(new StepTimer(options.frameSeconds()));
        }
        Catcher catcher = new Catcher(); // hears everything first
        inputManager.addRawInputListener(catcher);
        windowKeys = new WindowKeys(() -> window.ifPresent(GameWindow::toggle));
        inputManager.addRawInputListener(windowKeys);
        Activity activity = new Activity();
        inputManager.addRawInputListener(activity);
        Pointer.show(assetManager, inputManager);
        PointerState pointer = pointer();
        canvas = new Canvas(guiNode);
        fitCanvas();
        NavHub hub = new NavHub();
        menuKeys = new MenuKeys(step -> hub.nav(Nav.valueOf(step.name())));
        Controls controls = new Controls(menuKeys, Bindings.defaults());
        inputManager.addRawInputListener(controls);
        inputManager.addRawInputListener(menuKeys);
        inputManager.addJoystickConnectionListener(
                new PadWatch(controls, withoutPad(), () -> screens.current().padLost()));
        controls.whenPressed(Action.PAUSE, this::back);
        controls.whenPressed(Action.BACK, this::back);
        controls.whenPressed(Action.OVERLAY, () -> screens.current().toggleOverlay());
        controls.whenPressed(Action.SCREENSHOT, this::takePicture);
        stateManager.attach(screens);
        stateManager.attach(pictures);
        Services shared = new Services(
                this, platform, options, screens, canvas, hub, controls, catcher, activity, pointer, pictures);
        services = Optional.of(shared);
        controls.touch().whenPressed(this::touched);
        window = Optional.of(new GameWindow(
                platform.display(),
                shared.preferences(),
                shared.thrift(),
                context.getSettings(),
                options.frames() == 0));
        screens.tell(shared.workshop());
        screens.change(new LoadingScreen(shared));
    }

    private Device withoutPad() {
        return platform.screen().touch() ? Device.TOUCH : Device.KEYS;
    }

    /** Starts Lemur with a pointer of our own. */
    private PointerState pointer() {
        PointerState pointer = new PointerState(this);
        GuiGlobals.initialize(this);
        Stream.of(MouseAppState.class, TouchAppState.class)
                .map(stateManager::getState)
                .filter(Objects::nonNull)
                .forEach(this::replace);
        stateManager.attach(pointer);
        return pointer;
    }

    /** It has begun to listen already; without anything to point at it stays silent. */
    private void replace(AppState lemurs) {
        stateManager.detach(lemurs);
        lemurs.setEnabled(false);
    }

    private void touched(TouchPart part) {
        services.ifPresent(shared -> shared.touch().press(part));
        if (part == TouchPart.PAUSE) {
            back();
        }
    }

    private void clearPages() {
        services.ifPresent(shared -> shared.pages().clear());
    }

    /** A step back, as by Escape: the uppermost page is left first. On the render thread. */
    public void back() {
        if (services.isPresent() && services.get().pages().back()) {
            services.get().chime().play(Chime.Sound.BACK);
        } else {
            screens.current().back();
        }
    }

    /** The picture may have fewer lines than the window; what lies over it has not. */
    private void fitCanvas() {
        canvas.fit(guiViewPort.getCamera().getWidth(), guiViewPort.getCamera().getHeight());
        canvas.on(platform.screen());
    }

    /** With the shift key: of the picture alone. */
    private void takePicture() {
        pictures.take(windowKeys.shift());
        services.ifPresent(shared -> shared.audio().play("ui_shutter"));
    }

    @Override
    public void simpleUpdate(float seconds) {
        fitCanvas();
        window.ifPresent(shown -> shown.update(seconds));
        screens.current().present(seconds);
        tellWhetherOnePlays();
        menuKeys.update(seconds);
        services.ifPresent(shared -> shared.update(seconds));
        handed.addAll(platform.takeFiles());
        handed.removeIf(screens.current()::takeFile);
        if (pictures.countFrame(screens.current().ready())) {
            stop();
        }
    }

    private void tellWhetherOnePlays() {
        boolean now = screens.current().inPlay();
        if (now != playing) {
            playing = now;
            platform.playing(now);
        }
    }

    /** The machine's language may be another from now on. On the render thread. */
    public void languageChanged() {
        services.ifPresent(Services::followLanguage);
    }

    @Override
    public void update() {
        try {
            super.update();
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            handleError("The game failed", failure);
        }
    }

    @Override
    public void initialize() {
        try {
            super.initialize();
        } catch (RuntimeException | LinkageError failure) {
            handleError("The game could not start", failure);
        }
    }

    @Override
    public void handleError(String message, Throwable failure) {
        LOG.error(message, failure);
        if (!failed) {
            failed = true;
            crashReport = CrashReport.write(platform.logFolder(), screens.current(), message, failure);
            stop(false);
        }
    }

    /** A window that is put away has no size: then the picture keeps its own. */
    @Override
    public void reshape(int width, int height) {
        if (width > 0 && height > 0) {
            super.reshape(width, height);
        }
    }

    @Override
    public void gainFocus() {
        super.gainFocus();
        behind(false);
    }

    @Override
    public void loseFocus() {
        super.loseFocus();
        services.ifPresent(shared -> shared.controls().touch().rest());
        screens.current().focusLost();
        behind(true);
        suspend();
    }

    /**
     * Keeps all that has to outlive the process, which may be ended without another word from now on; comes back when it
     * is on disk, after a second at the latest. The game goes on if it is let. On the render thread.
     */
    public void suspend() {
        screens.current().suspend();
        services.ifPresent(Services::settle);
    }

    /** Memory is short: lets go of all that can be loaded again. On the render thread. */
    public void trimMemory() {
        Runtime runtime = Runtime.getRuntime();
        long before = runtime.totalMemory() - runtime.freeMemory();
        services.ifPresent(Services::trim);
        LOG.info("memory is short: {} MB in use", before >> 20);
    }

    /** What is played waits until the player wants to go on, as if another window had the keys. On the render thread. */
    public void waitForPlayer() {
        screens.current().focusLost();
    }

    private void behind(boolean now) {
        LOG.info(now ? "in the background" : "in the foreground");
        window.ifPresent(shown -> shown.behind(now));
        services.ifPresent(shared -> shared.behind(now));
    }

    @Override
    public void destroy() {
        long asked = System.nanoTime();
        window.ifPresent(GameWindow::remember);
        if (!failed) {
            screens.current().suspend(); // the run goes on next time
            services.ifPresent(shared -> shared.workshop().arrived());
        }
        services.ifPresent(Services::seal);
        screens.close();
        services.ifPresent(Services::close);
        super.destroy();
        forget();
        LOG.info("closed after {} ms", (System.nanoTime() - asked) / 1_000_000);
    }

    /** Where the process goes on, libraries keep hold of the game: so that little hangs on it, and another can start. */
    private void forget() {
        rootNode.detachAllChildren();
        guiNode.detachAllChildren();
        assetManager.clearCache();
        SceneGraphThreadWarden.reset();
    }

    /** Whether the game ended because something failed that nobody had foreseen. */
    public boolean failed() {
        return failed;
    }

    /** The first screen of the game itself of which a frame was seen, such as {@code title}; empty until then. */
    public Optional<String> firstSeen() {
        return screens.firstSeen();
    }

    /** The crash report, if the game failed and it could be written. */
    public Optional<Path> crashReport() {
        return crashReport;
    }
}
