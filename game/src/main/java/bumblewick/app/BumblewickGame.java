package bumblewick.app;

import bumblewick.app.scene.SceneMount;
import bumblewick.app.shell.CrashReport;
import bumblewick.app.shell.FixedStepTimer;
import bumblewick.app.shell.FontLoadingState;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.GameWindow;
import bumblewick.app.shell.GamepadMonitor;
import bumblewick.app.shell.MouseCursor;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PointerState;
import bumblewick.app.shell.ScreenshotState;
import bumblewick.content.asset.SceneAssetLocator;
import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.binding.Bindings;
import bumblewick.input.device.ActivityMonitor;
import bumblewick.input.device.Controls;
import bumblewick.input.device.InputCapture;
import bumblewick.input.device.MenuInput;
import bumblewick.input.device.WindowKeys;
import bumblewick.platform.Platform;
import bumblewick.settings.TouchControl;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.MenuGlobals;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NavStack;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.font.BitmapFont;
import com.jme3.scene.threadwarden.SceneGraphThreadWarden;
import com.simsilica.lemur.anim.AnimationState;
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
 * The application: connects the engine to the game's services and gives every frame to the screen that is shown. A launcher
 * constructs it, hands it the window's settings and starts it.
 *
 * <p>A frame in order: input; the screen, which advances the ticks; the view, which is an app state of its own; then what
 * lies over the picture, and sounds.
 *
 * <p>This is the outermost place where an exception is caught: a failure ends the game with a crash report.
 */
public final class BumblewickGame extends SimpleApplication {
    private static final Logger LOG = LoggerFactory.getLogger(BumblewickGame.class);

    private final Platform platform;
    private final GameOptions options;
    private final List<Feature> features;
    private final Navigator navigator = new Navigator(this::clearPages, this::stop);
    private final ScreenshotState screenshots;
    private Optional<Path> crashReport = Optional.empty();
    private Optional<GameContext> game = Optional.empty();
    private Optional<GameWindow> window = Optional.empty();
    private WindowKeys windowKeys;
    private Canvas canvas;
    private MenuInput menuInput;
    private final List<Path> handedFiles = new ArrayList<>(); // wait for a screen that opens them
    private boolean failed;
    private boolean playing;
    private boolean loading;
    private boolean backLeaves;

    /**
     * Makes the game; nothing is opened before it is started.
     *
     * @param platform folders and language
     * @param options what the command line says
     * @param features parts of the game above the app, such as the editor
     */
    public BumblewickGame(Platform platform, GameOptions options, Feature... features) {
        super(new AppState[0]);
        this.features = List.of(features);
        this.platform = platform;
        this.options = options;
        screenshots = new ScreenshotState(platform, options);
        setShowSettings(false);
        setPauseOnLostFocus(false);
    }

    @Override
    public void simpleInitApp() {
        inputManager.deleteMapping(INPUT_MAPPING_EXIT);
        SceneAssetLocator.mount(assetManager, SceneMount.SCENE, platform.scene());
        if (options.frameSeconds() > 0f) {
            setTimer(new FixedStepTimer(options.frameSeconds()));
        }
        InputCapture inputCapture = new InputCapture(); // listens before all others
        inputManager.addRawInputListener(inputCapture);
        windowKeys = new WindowKeys(() -> window.ifPresent(GameWindow::toggle));
        inputManager.addRawInputListener(windowKeys);
        ActivityMonitor activity = new ActivityMonitor();
        inputManager.addRawInputListener(activity);
        MouseCursor.show(assetManager, inputManager);
        PointerState pointer = pointer();
        canvas = new Canvas(guiNode);
        fitCanvas();
        NavStack navStack = new NavStack();
        menuInput = new MenuInput(step -> navStack.dispatch(NavCommand.valueOf(step.name())));
        Controls controls = new Controls(menuInput, Bindings.defaults());
        connect(controls);
        stateManager.attach(navigator);
        stateManager.attach(screenshots);
        Skin skin = new Skin(assetManager);
        stateManager.attach(new FontLoadingState(
                canvas,
                skin,
                () -> open(new GameContext(
                        this,
                        platform,
                        options,
                        navigator,
                        canvas,
                        skin,
                        navStack,
                        controls,
                        inputCapture,
                        activity,
                        pointer,
                        screenshots))));
    }

    /** The interface can be drawn: opens the first screen. */
    private void open(GameContext made) {
        game = Optional.of(made);
        made.gui().onBack(this::back);
        made.controls.touch().onPress(this::touched);
        window = Optional.of(new GameWindow(
                platform.display(),
                made.preferences,
                made.graphics.powerSaver(),
                context.getSettings(),
                options.frames() == 0));
        made.start(features);
    }

    /** None: nothing of the engine writes anything. */
    @Override
    protected BitmapFont loadGuiFont() {
        return null;
    }

    /** Listens to the devices, and lets the actions do what they do everywhere. */
    private void connect(Controls controls) {
        inputManager.addRawInputListener(controls);
        inputManager.addRawInputListener(menuInput);
        inputManager.addJoystickConnectionListener(new GamepadMonitor(
                controls, withoutPad(), () -> navigator.current().padLost()));
        controls.onPressed(Action.PAUSE, this::back);
        controls.onPressed(Action.BACK, this::back);
        controls.onPressed(Action.OVERLAY, this::toggleOverlay);
        controls.onPressed(Action.SCREENSHOT, this::takeScreenshot);
    }

    private Device withoutPad() {
        return platform.screen().touch() ? Device.TOUCH : Device.KEYS;
    }

    /** Starts Lemur with a pointer of our own. */
    private PointerState pointer() {
        PointerState pointer = new PointerState(this);
        MenuGlobals.start(this);
        Stream.of(MouseAppState.class, TouchAppState.class)
                .map(stateManager::getState)
                .filter(Objects::nonNull)
                .forEach(this::replace);
        stateManager.attach(pointer);
        return pointer;
    }

    /** Disables a state of Lemur, which listens already, before it is detached. */
    private void replace(AppState lemurs) {
        stateManager.detach(lemurs);
        lemurs.setEnabled(false);
    }

    private void touched(TouchControl part) {
        game.ifPresent(it -> it.touchScreen.press(part));
        if (part == TouchControl.PAUSE) {
            back();
        }
    }

    private void clearPages() {
        game.ifPresent(it -> it.gui().pages().clear());
    }

    /** Steps back, as by Escape: closes the uppermost page if there is one. On the render thread. */
    public void back() {
        if (game.isPresent() && game.get().gui().pages().back()) {
            game.get().gui().sounds().play(UiSounds.Sound.BACK);
        } else {
            navigator.current().back();
        }
    }

    /** Fits the canvas to the window, whose size the picture need not have. */
    private void fitCanvas() {
        canvas.fit(guiViewPort.getCamera().getWidth(), guiViewPort.getCamera().getHeight());
        canvas.setScreen(platform.screen());
    }

    /** Shows or hides the debug overlay of the stage that is shown. */
    private void toggleOverlay() {
        navigator.current().stageView().ifPresent(view -> {
            view.toggleOverlay();
            LOG.info("overlay toggled");
        });
    }

    /** Takes a screenshot; with the shift key without what lies over the picture. */
    private void takeScreenshot() {
        game.ifPresent(it -> it.takePicture(windowKeys.shift()));
    }

    @Override
    public void simpleUpdate(float seconds) {
        fitCanvas();
        window.ifPresent(shown -> shown.update(seconds));
        navigator.current().present(seconds);
        notifyPlatform();
        menuInput.update(seconds);
        game.ifPresent(it -> it.update(seconds));
        handedFiles.addAll(platform.takeDroppedFiles());
        handedFiles.removeIf(navigator.current()::openFile);
        if (screenshots.countFrame(navigator.current().ready())) {
            stop();
        }
    }

    private void notifyPlatform() {
        boolean now = navigator.current().inPlay();
        if (now != playing) {
            playing = now;
            platform.playing(now);
        }
        boolean loads = !navigator.current().ready();
        if (loads != loading) {
            loading = loads;
            platform.loading(loads);
        }
        boolean leaves = navigator.current().leavesByBack()
                && game.isPresent()
                && !game.get().gui().pages().isOpen();
        if (leaves != backLeaves) {
            backLeaves = leaves;
            platform.backLeaves(leaves);
        }
    }

    /** The machine's language has changed. On the render thread. */
    public void languageChanged() {
        game.ifPresent(GameContext::followLanguage);
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
            crashReport = CrashReport.write(platform.logFolder(), navigator.current(), message, failure);
            stop(false);
        }
    }

    /** Ignores the size of a minimised window, which is zero. */
    @Override
    public void reshape(int width, int height) {
        if (width > 0 && height > 0) {
            super.reshape(width, height);
        }
    }

    @Override
    public void gainFocus() {
        super.gainFocus();
        inBackground(false);
    }

    @Override
    public void loseFocus() {
        super.loseFocus();
        game.ifPresent(it -> it.controls.touch().releaseAll());
        navigator.current().focusLost();
        inBackground(true);
        suspend();
    }

    /**
     * Saves everything that has to outlive the process, which may end from now on without notice; returns when it is on
     * disk, after a second at the latest. The game goes on if the process does. On the render thread.
     */
    public void suspend() {
        navigator.current().suspend();
        game.ifPresent(GameContext::flush);
    }

    /** Frees everything that can be loaded again, for others that need the memory. On the render thread. */
    public void trimMemory() {
        Runtime runtime = Runtime.getRuntime();
        long before = runtime.totalMemory() - runtime.freeMemory();
        game.ifPresent(GameContext::trimMemory);
        LOG.info("memory is freed: {} MB were in use", before >> 20);
    }

    /** Pauses what is played, as if another window had the keyboard. On the render thread. */
    public void waitForPlayer() {
        navigator.current().focusLost();
    }

    private void inBackground(boolean now) {
        LOG.info(now ? "in the background" : "in the foreground");
        window.ifPresent(shown -> shown.inBackground(now));
        game.ifPresent(it -> it.inBackground(now));
    }

    @Override
    public void destroy() {
        long asked = System.nanoTime();
        window.ifPresent(GameWindow::remember);
        if (!failed) {
            navigator.current().suspend(); // the run goes on next time
            game.ifPresent(it -> it.playerMods().screenIsSteady());
        }
        game.ifPresent(GameContext::closeStores);
        navigator.close();
        game.ifPresent(GameContext::close);
        super.destroy();
        release();
        LOG.info("closed after {} ms", (System.nanoTime() - asked) / 1_000_000);
    }

    /** Frees memory: where the process goes on, libraries keep a reference to this game, and another game may start. */
    private void release() {
        rootNode.detachAllChildren();
        guiNode.detachAllChildren();
        assetManager.clearCache();
        AnimationState kept = AnimationState.getDefaultInstance();
        if (kept.getApplication() == this) {
            kept.initialize(null, null); // Lemur keeps the first of these for good: it lets go of the game at least
        }
        SceneGraphThreadWarden.reset();
    }

    /** Whether the game ended because of a failure. */
    public boolean failed() {
        return failed;
    }

    /** The name of the first screen after the loading of which a frame was seen, such as {@code title}; empty until then. */
    public Optional<String> firstSeen() {
        return navigator.firstSeen();
    }

    /** The crash report, if the game failed and it could be written. */
    public Optional<Path> crashReport() {
        return crashReport;
    }
}
