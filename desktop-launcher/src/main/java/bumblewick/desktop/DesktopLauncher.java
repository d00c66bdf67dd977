package bumblewick.desktop;

import bumblewick.app.BumblewickGame;
import bumblewick.app.shell.CrashReport;
import bumblewick.content.Scene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.schema.JsonSchemas;
import bumblewick.desktop.files.DroppedFiles;
import bumblewick.desktop.files.FileChooser;
import bumblewick.desktop.files.SystemDialogue;
import bumblewick.desktop.pad.PadPort;
import bumblewick.desktop.pad.ScriptedPort;
import bumblewick.desktop.script.ScriptedTouch;
import bumblewick.desktop.sound.AudioProbe;
import bumblewick.desktop.sound.DesktopAudioOutput;
import bumblewick.desktop.window.DesktopDisplay;
import bumblewick.desktop.window.DisplayProbe;
import bumblewick.desktop.window.WindowIcons;
import bumblewick.desktop.window.WindowSettings;
import bumblewick.editor.EditorFeature;
import bumblewick.platform.AudioOutput;
import bumblewick.platform.SceneFiles;
import bumblewick.replay.GameVersion;
import bumblewick.replay.ReplayFormatException;
import bumblewick.replay.ReplayReader;
import bumblewick.save.SettingsFile;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeSystem;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts the game on a PC. */
public final class DesktopLauncher {
    private final LaunchOptions options;
    private Settings shown = Settings.defaults();

    private DesktopLauncher(LaunchOptions options) {
        this.options = options;
    }

    /** See {@code --help}. */
    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true"); // pictures are decoded with AWT, its windows are not wanted
        LogFile.console();
        int exit = new CommandLineReader(System.out, System.err)
                .run(arguments, options -> new DesktopLauncher(options).launch());
        if (exit != ExitCode.FINE) {
            System.exit(exit);
        }
    }

    private int launch() throws UsageException {
        if (options.mods.asked().isPresent()) {
            return new ModTools(System.out, System.err, places()).run(options.mods);
        }
        DesktopFolders folders = folders();
        try {
            return launch(folders);
        } catch (RuntimeException e) {
            return crash(folders, e);
        }
    }

    /** Only what opens a window makes a platform: all others load no library of a window. */
    private int launch(DesktopFolders folders) throws UsageException {
        if (options.tools.verifyReplay != null) {
            return headless(folders).verify(options.tools.verifyReplay);
        }
        if (options.tools.schemas != null) {
            return TextFiles.write("--schemas", JsonSchemas.all(), options.tools.schemas, System.out, System.err);
        }
        if (options.tools.reference != null) {
            return ReferenceWriter.write(baseScene(), options.tools.reference, System.out, System.err);
        }
        if (options.tools.validate != null) {
            return new ContentCheck(baseScene(), System.out)
                    .run(
                            NamedMod.find(options.tools.validate, places().mods()),
                            options.tools.json,
                            options.tools.strict,
                            ModSettingOptions.of(options.tools.modSettings));
        }
        if (options.census.stage != null) {
            return census(folders).run(options.census, options.run, options.tools.json);
        }
        if (options.tools.headless) {
            return headless(folders).demo(options.run);
        }
        Optional<Integer> other = FirstThreadRelaunch.runIfNeeded();
        if (other.isPresent()) {
            return other.get();
        }
        checkRun(folders);
        return play(platform(folders));
    }

    /** Reports an unexpected exception outside of the window. */
    private static int crash(DesktopFolders folders, RuntimeException failure) {
        LoggerFactory.getLogger(DesktopLauncher.class).error("Bumblewick failed", failure);
        sayCrash(CrashReport.write(folders.logs(), "Bumblewick failed", failure));
        return ExitCode.FAILED;
    }

    private static void sayCrash(Optional<Path> report) {
        System.err.println(report.map(file -> "Bumblewick crashed. What is known about it is in " + file)
                .orElse("Bumblewick crashed, and no report of it could be written."));
    }

    private Headless headless(DesktopFolders folders) throws UsageException {
        ModSettingOptions settings = ModSettingOptions.of(options.tools.modSettings);
        return new Headless(scene(folders, settings), System.out, System.err);
    }

    private Census census(DesktopFolders folders) throws UsageException {
        Scene scene = scene(folders, ModSettingOptions.of(options.tools.modSettings));
        return new Census(scene, System.out, System.err, Runtime.getRuntime().availableProcessors());
    }

    private static Scene scene(DesktopFolders folders, ModSettingOptions settings) throws UsageException {
        SceneFolder base = baseScene();
        try {
            return PlayedScene.read(base, folders.data(), settings);
        } catch (IOException e) {
            throw new UsageException("The scene folder " + base + " cannot be read (" + e + ").");
        }
    }

    /** Before a window opens, and only if there is something to check: reading the scene takes its time. */
    private void checkRun(DesktopFolders folders) throws UsageException {
        String language = options.surroundings.language;
        Path replay = options.run.replay;
        if (options.run.stage == null && options.run.difficulty == null && language == null && replay == null) {
            return;
        }
        Scene scene = scene(folders, ModSettingOptions.NONE);
        RunChoice.check(scene, options.run);
        RunChoice.checkLanguage(scene, language);
        if (replay != null) {
            checkReplay(scene, replay);
        }
    }

    private static void checkReplay(Scene scene, Path replay) throws UsageException {
        try {
            RunChoice.checkReplay(scene, ReplayReader.read(replay));
        } catch (ReplayFormatException e) {
            throw new UsageException("--replay: " + e.getMessage() + ".");
        } catch (IOException e) {
            throw new UsageException("--replay: there is no file " + replay + " to read.");
        }
    }

    /** For mods nothing of a screen is needed. */
    private ModTools.Places places() {
        return new ModTools.Places() {
            @Override
            public SceneFiles scene() throws UsageException {
                return baseScene();
            }

            @Override
            public Path mods() throws UsageException {
                return folders().data().resolve("mods");
            }
        };
    }

    private static SceneFolder baseScene() throws UsageException {
        try {
            return new SceneFolder(SceneLocator.find());
        } catch (FileNotFoundException e) {
            throw new UsageException("The scene folder is missing: " + e.getMessage() + ".");
        }
    }

    private DesktopPlatform platform(DesktopFolders asked) throws UsageException {
        DataFolderLock.Granted granted = DataFolderLock.acquire(asked);
        DesktopFolders folders = granted.folders();
        shown = options.window
                .overrides()
                .over(new SettingsFile(folders.data()).read().value());
        return new DesktopPlatform(
                baseScene(),
                folders,
                display(),
                AudioOutput.FIXED,
                new DroppedFiles(),
                new FileChooser(new SystemDialogue()),
                Locale.getDefault().getLanguage(),
                fingers(),
                "",
                granted.kept());
    }

    private DesktopDisplay display() {
        return new DesktopDisplay(
                WindowSettings.size(shown), shown.get(SettingsCatalogue.LAST_MONITOR), options.window.wholeSize());
    }

    private DesktopFolders folders() throws UsageException {
        Path chosen = options.surroundings.dataDir;
        if (chosen == null) {
            return DesktopFolders.of(
                    System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
        }
        try {
            Files.createDirectories(chosen);
        } catch (IOException e) {
            throw new UsageException("--data-dir: the folder " + chosen + " cannot be made.");
        }
        if (!Files.isWritable(chosen)) {
            throw new UsageException("--data-dir: the folder " + chosen + " cannot be written to.");
        }
        return DesktopFolders.below(chosen);
    }

    private int play(DesktopPlatform platform) throws UsageException {
        DisplayProbe.Finding display = DisplayProbe.probe();
        if (display.problem().isPresent()) {
            System.err.println(display.problem().get());
            return ExitCode.NO_DISPLAY;
        }
        openLog(platform.logFolder());
        platform.chooser().start();
        boolean sound = !options.surroundings.noAudio && AudioProbe.hasDevice();
        AppSettings settings = WindowSettings.of(
                WindowSettings.size(shown),
                shown.get(SettingsCatalogue.VSYNC),
                sound,
                WindowIcons.in(platform.scene()));
        DesktopPlatform drawn = platform.drawnBy(display.renderer());
        BumblewickGame game = new BumblewickGame(
                sound ? drawn.heardThrough(new DesktopAudioOutput()) : drawn,
                options.game(sound, display.softwareDrawn()),
                new EditorFeature());
        JmeSystem.setSystemDelegate(new DesktopSystem(scriptedPads(), platform.fingers()));
        game.setSettings(settings);
        game.getStateManager().attach(new StartClock(game));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> reportCrash(game)));
        Runtime.getRuntime().addShutdownHook(new Thread(platform.chooser()::close));
        game.start();
        return ExitCode.FINE;
    }

    private Optional<ScriptedTouch> fingers() throws UsageException {
        Path script = options.tools.virtualTouch;
        if (script == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(new ScriptedTouch(script));
        } catch (IOException e) {
            throw new UsageException("--virtual-touch: there is no file " + script + " to read.");
        }
    }

    private List<PadPort> scriptedPads() throws UsageException {
        Path script = options.tools.virtualPad;
        if (script == null) {
            return List.of();
        }
        try {
            return List.of(new ScriptedPort(script));
        } catch (IOException e) {
            throw new UsageException("--virtual-pad: there is no file " + script + " to read.");
        }
    }

    /** The engine runs on a thread of its own; a crash there becomes the exit code when everything has ended. */
    private static void reportCrash(BumblewickGame game) {
        if (game.failed()) {
            sayCrash(game.crashReport());
            Runtime.getRuntime().halt(ExitCode.FAILED);
        }
    }

    /** A game without a log is better than none. */
    private static void openLog(Path folder) {
        try {
            LogFile.open(folder);
        } catch (IOException e) {
            System.err.println("There will be no log: " + folder + " cannot be written to.");
        }
        Logger log = LoggerFactory.getLogger(DesktopLauncher.class);
        log.info("Bumblewick {} on {}", GameVersion.number(), systemName());
    }

    private static String systemName() {
        return System.getProperty("os.name") + " " + System.getProperty("os.version") + ", Java "
                + System.getProperty("java.version");
    }
}
