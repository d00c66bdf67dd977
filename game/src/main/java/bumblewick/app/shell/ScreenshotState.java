package bumblewick.app.shell;

import bumblewick.platform.Platform;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.app.state.ScreenshotAppState;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.texture.FrameBuffer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes screenshots: when the player asks, and of the last frame that the command line asks for. */
public final class ScreenshotState extends ScreenshotAppState {
    private static final Logger LOG = LoggerFactory.getLogger(ScreenshotState.class);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
    private static final String PNG = ".png";

    private final Platform platform;
    private final GameOptions options;
    private int frames;
    private Optional<Node> hidden = Optional.empty();
    private Optional<Path> shared = Optional.empty();
    private Runnable whenTaken = () -> {};
    private Node gui;

    public ScreenshotState(Platform platform, GameOptions options) {
        this.platform = platform;
        this.options = options;
        setIsNumbered(false);
    }

    @Override
    public void initialize(AppStateManager states, Application app) {
        super.initialize(states, app);
        gui = ((SimpleApplication) app).getGuiNode();
        if (app.getInputManager() != null) {
            app.getInputManager().deleteMapping("ScreenShot"); // the bindings know the key
        }
    }

    /**
     * Takes a screenshot of this frame into the player's folder.
     *
     * @param bare without what lies over the picture
     * @param done receives the file once it is written; nothing if it could not be
     */
    public void take(boolean bare, Consumer<Optional<Path>> done) {
        if (bare) {
            gui.setCullHint(CullHint.Always);
            hidden = Optional.of(gui);
        }
        String name = "bumblewick-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        Path file = UniqueFileName.in(platform.picturesFolder(), name, PNG);
        takeInto(file);
        whenTaken = () -> done.accept(Optional.of(file).filter(Files::isRegularFile));
    }

    /** Takes a screenshot of this frame, and shares it with other programs once it is written. */
    public void share() {
        String name = "bumblewick-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
        Path file = UniqueFileName.in(platform.picturesFolder(), name, PNG);
        takeInto(file);
        shared = Optional.of(file);
    }

    @Override
    public void postFrame(FrameBuffer out) {
        super.postFrame(out);
        hidden.ifPresent(node -> node.setCullHint(CullHint.Never)); // as the engine sets it up
        hidden = Optional.empty();
        shared.filter(Files::isRegularFile).ifPresent(platform::share);
        shared = Optional.empty();
        Runnable taken = whenTaken;
        whenTaken = () -> {};
        taken.run();
    }

    /** Counts a frame of the game itself; says whether it was the last one that was asked for. */
    public boolean countFrame(boolean ready) {
        if (options.frames() == 0 || !ready) {
            return false;
        }
        frames++;
        if (frames == options.frames()) {
            options.screenshot().ifPresent(this::takeInto);
        }
        return frames > options.frames();
    }

    private void takeInto(Path file) {
        Path absolute = file.toAbsolutePath();
        try {
            Files.createDirectories(absolute.getParent());
        } catch (IOException e) {
            LOG.warn("no picture: {} cannot be made", absolute.getParent());
            return;
        }
        String name = absolute.getFileName().toString();
        setFilePath(absolute.getParent() + File.separator);
        setFileName(name.endsWith(PNG) ? name.substring(0, name.length() - PNG.length()) : name);
        takeScreenshot();
        LOG.info("picture: {}", absolute);
    }
}
