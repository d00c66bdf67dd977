package bumblewick.app;

import bumblewick.platform.Platform;
import bumblewick.ui.Canvas;
import bumblewick.ui.Skin;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.asset.plugins.FileLocator;
import com.simsilica.lemur.GuiGlobals;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The application: opens the scene folder, builds what all screens share, and gives every frame to the screen that is
 * shown. A launcher constructs it, hands it the window's settings and starts it.
 *
 * <p>It is the outermost place where an exception is caught: what is not foreseen ends the game with a crash report.
 */
public final class BumblewickGame extends SimpleApplication {
    private static final Logger LOG = LoggerFactory.getLogger(BumblewickGame.class);

    private final Platform platform;
    private final GameOptions options;
    private final Screens screens = new Screens();
    private Optional<Path> crashReport = Optional.empty();
    private Canvas canvas;
    private int framesShown;

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
        setShowSettings(false);
        setPauseOnLostFocus(false);
    }

    @Override
    public void simpleInitApp() {
        inputManager.deleteMapping(INPUT_MAPPING_EXIT);
        assetManager.registerLocator(platform.sceneFolder().toString(), FileLocator.class);
        GuiGlobals.initialize(this);
        canvas = new Canvas(guiNode);
        canvas.fit(cam.getWidth(), cam.getHeight());
        Skin skin = new Skin(assetManager);
        skin.style(GuiGlobals.getInstance().getStyles());
        screens.change(new TitleScreen(canvas, skin, this::stop));
    }

    @Override
    public void simpleUpdate(float seconds) {
        canvas.fit(cam.getWidth(), cam.getHeight());
        screens.update(seconds);
        countFrame();
    }

    private void countFrame() {
        framesShown++;
        if (options.frames() > 0 && framesShown >= options.frames()) {
            stop();
        }
    }

    @Override
    public void update() {
        try {
            super.update();
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            handleError("The game failed.", failure);
        }
    }

    @Override
    public void handleError(String message, Throwable failure) {
        LOG.error(message, failure);
        stop(false);
    }

    @Override
    public void loseFocus() {
        super.loseFocus();
        screens.current().focusLost();
    }

    /** The crash report, if the game ended by one. */
    public Optional<Path> crashReport() {
        return crashReport;
    }
}
