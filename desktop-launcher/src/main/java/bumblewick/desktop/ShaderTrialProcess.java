package bumblewick.desktop;

import bumblewick.app.scene.ModShaders;
import bumblewick.content.ModdedScene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.desktop.window.DisplayProbe;
import bumblewick.desktop.window.WindowSettings;
import bumblewick.desktop.window.WindowSize;
import bumblewick.desktop.workshop.ModCheck;
import com.google.gson.Gson;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The process of {@link ShaderTrials}: opens a hidden window, tries the shaders of a mod, and writes what became of it. */
final class ShaderTrialProcess extends SimpleApplication {
    /** The file with the {@link Result}; absent if a driver did not come back. */
    static final String RESULT = "result.json";

    private static final WindowSize SIZE = new WindowSize(64, 64);

    private final SceneFolder base;
    private final Path mod;
    private final Path work;

    /**
     * What became of it.
     *
     * @param hindrance why nothing could be tried; empty if it could
     * @param untimed what was compiled, but not drawn
     */
    record Result(String hindrance, List<ContentProblem> problems, List<ContentProblem> untimed) {}

    private ShaderTrialProcess(SceneFolder base, Path mod, Path work) {
        super(new AppState[0]);
        this.base = base;
        this.mod = mod;
        this.work = work;
    }

    /**
     * Tries the shaders.
     *
     * @param arguments the scene folder of the game, the mod, and a folder for what is written
     */
    public static void main(String[] arguments) throws IOException {
        System.setProperty("java.awt.headless", "true"); // as in the game
        LogFile.console();
        Path work = Path.of(arguments[2]);
        Optional<String> problem = DisplayProbe.probe().problem();
        if (problem.isPresent()) {
            write(work, new Result(problem.get(), List.of(), List.of()));
            return;
        }
        ShaderTrialProcess trial =
                new ShaderTrialProcess(new SceneFolder(Path.of(arguments[0])), Path.of(arguments[1]), work);
        AppSettings settings = WindowSettings.of(SIZE, false, false, new BufferedImage[0]);
        settings.setUseJoysticks(false);
        trial.setSettings(settings);
        trial.setShowSettings(false);
        trial.start(JmeContext.Type.OffscreenSurface);
    }

    @Override
    public void simpleInitApp() {
        try {
            ModShaders.Trial trial = trial();
            write(work, new Result("", trial.refused(), trial.untimed()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        stop();
    }

    private ModShaders.Trial trial() throws IOException {
        try (ModCheck check = ModCheck.open(mod)) {
            LoadOrder order = check.order();
            Mod own = check.mod();
            if (!order.active().contains(own)) {
                return new ModShaders.Trial(
                        List.of(), List.of()); // the game would leave the mod out, and the validator says why
            }
            List<Mod> used = order.active();
            return ModShaders.trial(this, work, own, used, order, ModdedScene.read(base, used));
        }
    }

    /** Whole or not at all: another process waits for the file. */
    private static void write(Path work, Result result) throws IOException {
        Path part = Files.writeString(work.resolve(RESULT + ".part"), new Gson().toJson(result));
        Files.move(part, work.resolve(RESULT));
    }

    @Override
    public void handleError(String message, Throwable failure) {
        Runtime.getRuntime().halt(ExitCode.FAILED);
    }
}
