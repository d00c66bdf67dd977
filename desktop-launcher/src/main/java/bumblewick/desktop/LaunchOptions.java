package bumblewick.desktop;

import bumblewick.app.shell.GameOptions;
import bumblewick.content.json.ClosestName;
import bumblewick.desktop.window.WindowSize;
import bumblewick.math.Tick;
import bumblewick.settings.SettingOverrides;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * The command line as typed. An option that is absent is null, or false if it is a switch: then the player's settings
 * decide, and the game's defaults elsewhere.
 */
@Command(
        name = "bumblewick",
        description = "Fly with Wick and the bees.",
        sortOptions = false,
        abbreviateSynopsis = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit codes%n",
        exitCodeList = {
            ExitCode.FINE + ":All is well.",
            ExitCode.FAILED
                    + ":A replay is not proven, a mod or a patch is no good, a file cannot be written, or the game"
                    + " crashed.",
            ExitCode.USAGE + ":The command line cannot be followed.",
            ExitCode.NO_DISPLAY + ":There is no display, or none with OpenGL 3.3."
        })
final class LaunchOptions {
    /** Two seconds at 60 frames per second: past the fades. */
    private static final int SCREENSHOT_FRAMES = 120;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Shows this text.")
    boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Shows the version.")
    boolean version;

    @ArgGroup(heading = "%nWindow%n", validate = false)
    Window window = new Window();

    @ArgGroup(heading = "%nWhat to play%n", validate = false)
    Run run = new Run();

    @ArgGroup(heading = "%nWithout playing%n", validate = false)
    Tools tools = new Tools();

    @ArgGroup(heading = "%nBalance%n", validate = false)
    CensusOptions census = new CensusOptions();

    @ArgGroup(heading = "%nMaking mods%n", validate = false)
    ModOptions mods = new ModOptions();

    @ArgGroup(heading = "%nSurroundings%n", validate = false)
    Surroundings surroundings = new Surroundings();

    /**
     * What of this concerns the game itself.
     *
     * @param sound whether there may be sound
     * @param softwareDrawn whether the processor draws the picture
     */
    GameOptions game(boolean sound, boolean softwareDrawn) {
        GameOptions.Builder game = GameOptions.builder().audio(sound).softwareDrawn(softwareDrawn);
        game.demo(run.demo);
        ifPresent(run.stage, game::stage);
        ifPresent(run.difficulty, game::difficulty);
        ifPresent(run.seed, game::seed);
        ifPresent(run.replay, game::replay);
        ifPresent(mods.edit, game::edit);
        ifPresent(run.record, game::record);
        ifPresent(surroundings.language, game::language);
        SettingOverrides overrides = window.overrides();
        game.overrides(surroundings.dev ? overrides.with(SettingsCatalogue.LIVE, true) : overrides);
        ifPresent(tools.skipTicks, game::skipTicks);
        ifPresent(tools.frames, game::frames);
        ifPresent(tools.frameSeconds, game::frameSeconds);
        if (tools.screenshot != null) {
            game.screenshot(tools.screenshot).frames(tools.frames == null ? SCREENSHOT_FRAMES : tools.frames);
            game.frameSeconds(Tick.SECONDS); // the same picture however slow the machine is, of the same run
            game.seed(run.seed == null ? RunChoice.USUAL_SEED : run.seed);
        }
        return game.build();
    }

    private static <T> void ifPresent(T value, Consumer<T> setter) {
        if (value != null) {
            setter.accept(value);
        }
    }

    /** How the picture is shown. */
    static final class Window {
        @Option(names = "--windowed", description = "Plays in a window, whatever the settings say.")
        boolean windowed;

        @Option(names = "--fullscreen", description = "Plays in fullscreen.")
        boolean fullscreen;

        @Option(
                names = "--size",
                paramLabel = "WxH",
                converter = SizeConverter.class,
                description = "Size of the picture in pixels, such as 1280x720.")
        WindowSize size;

        @Option(
                names = "--vsync",
                paramLabel = "on|off",
                converter = SwitchConverter.class,
                description = "Turns VSync on or off.")
        Switch vsync;

        @Option(names = "--fps", paramLabel = "N", description = "Frame rate limit in frames per second, 0 for none.")
        Integer fps;

        @Option(
                names = "--quality",
                paramLabel = "Q",
                converter = QualityConverter.class,
                description = "Graphics quality: low, medium or high.")
        ViewOptions.Quality quality;

        /** What of this takes the place of the player's settings. Who names a size means a window, if nothing else. */
        SettingOverrides overrides() {
            SettingOverrides all = SettingOverrides.none();
            if (quality != null) {
                all = all.with(SettingsCatalogue.QUALITY, quality.name().toLowerCase(Locale.ROOT));
            }
            if (fullscreen) {
                all = all.with(SettingsCatalogue.WINDOW, "full");
            } else if (windowed || size != null) {
                all = all.with(SettingsCatalogue.WINDOW, "window");
            }
            if (size != null && !fullscreen) {
                all = all.with(SettingsCatalogue.WIDTH, (float) size.width())
                        .with(SettingsCatalogue.HEIGHT, (float) size.height());
            }
            if (vsync != null) {
                all = all.with(SettingsCatalogue.VSYNC, vsync == Switch.ON);
            }
            if (fps != null) {
                all = all.with(
                        SettingsCatalogue.FRAME_CAP, fps == 0 ? SettingsCatalogue.UNLIMITED : String.valueOf(fps));
            }
            return all;
        }

        /** Points of the whole screen, if others than the desktop's are wanted. */
        Optional<WindowSize> wholeSize() {
            return fullscreen ? Optional.ofNullable(size) : Optional.empty();
        }
    }

    /** What is flown. */
    static final class Run {
        @Option(names = "--stage", paramLabel = "ID", description = "Starts in this stage, such as cloverfield.")
        String stage;

        @Option(names = "--difficulty", paramLabel = "D", description = "easy, normal or hard.")
        String difficulty;

        @Option(names = "--seed", paramLabel = "N", description = "Seed of all chance in the run.")
        Long seed;

        @Option(names = "--demo", description = "The game plays by itself.")
        boolean demo;

        @Option(names = "--replay", paramLabel = "F", description = "Plays a replay.")
        Path replay;

        @Option(names = "--record", paramLabel = "F", description = "Saves a replay of the run to a file.")
        Path record;
    }

    /** What can be done besides playing. */
    static final class Tools {
        @Option(
                names = "--headless",
                description = "With --demo: opens no window, runs as fast as it can and prints a line of JSON.")
        boolean headless;

        @Option(
                names = "--verify-replay",
                paramLabel = "F",
                arity = "1..*",
                description = "Plays recorded runs again without a window, files and all replays in folders, and"
                        + " compares their states: a line of JSON for each, one for all, and exit code 1 unless all"
                        + " are the same.")
        List<Path> verifyReplay;

        @Option(
                names = "--validate",
                paramLabel = "D",
                description = "Tells what is wrong with a scene folder or a mod (a folder, a zip, or one of the game's"
                        + " folder of mods by its name), and leaves: exit code 1 if there are problems.")
        Path validate;

        @Option(
                names = "--schemas",
                paramLabel = "D",
                description = "Writes JSON schemas of all files of a scene into a folder, for editors, and leaves.")
        Path schemas;

        @Option(
                names = "--reference",
                paramLabel = "D",
                description = "Writes the reference for modders into a folder: every file and field, and leaves.")
        Path reference;

        @Option(
                names = "--mod-setting",
                paramLabel = "MOD.ID=VALUE",
                description = "With --validate, --headless, --verify-replay or --census, any number of times: a setting"
                        + " of a mod for this time. All others are at their defaults, whatever the player has set.")
        List<String> modSettings = List.of();

        @Option(names = "--json", description = "With --validate or --census: as JSON.")
        boolean json;

        @Option(names = "--strict", description = "With --validate: warnings count as problems.")
        boolean strict;

        @Option(names = "--screenshot", paramLabel = "F", description = "Saves a screenshot and quits.")
        Path screenshot;

        @Option(
                names = "--frames",
                paramLabel = "N",
                description = "After how many frames of 1/60 s the picture is taken (default: 120).")
        Integer frames;

        @Option(
                names = "--skip-ticks",
                paramLabel = "N",
                description = "How many ticks of the run pass before its first frame.")
        Integer skipTicks;

        @Option(
                names = "--frame-seconds",
                paramLabel = "S",
                hidden = true, // for tests: what happens does not depend on how fast the machine draws
                description = "Every frame lasts so long in the game, whatever the clock says.")
        Float frameSeconds;

        @Option(
                names = "--virtual-pad",
                paramLabel = "F",
                hidden = true, // for tests: a pad that does what is written into a file
                description = "Follows a file of lines such as 'press a' as if it were a pad.")
        Path virtualPad;

        @Option(
                names = "--virtual-touch",
                paramLabel = "F",
                hidden = true, // for tests, too
                description = "Follows a file of lines such as 'down 0 400 300' as if they were fingers on the window.")
        Path virtualTouch;
    }

    /** Where the game lives. */
    static final class Surroundings {
        @Option(
                names = "--data-dir",
                paramLabel = "D",
                description = "Keeps settings, journeys, leaderboards, logs and screenshots in this folder.")
        Path dataDir;

        @Option(
                names = "--dev",
                description =
                        "Live reload: saved files of the scene and of mods take effect at once, even during a run;"
                                + " files with mistakes are reported and not used.")
        boolean dev;

        @Option(names = "--no-audio", description = "Plays without sound.")
        boolean noAudio;

        @Option(names = "--lang", paramLabel = "L", description = "Language of the text as two letters, such as ja.")
        String language;
    }

    /** An option that takes a word, since a flag alone could not say no. */
    enum Switch {
        ON,
        OFF
    }

    /** Reads {@code 1280x720}. */
    static final class SizeConverter implements ITypeConverter<WindowSize> {
        @Override
        public WindowSize convert(String text) {
            try {
                return WindowSize.parse(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** Reads {@code low}, {@code medium} and {@code high}. */
    static final class QualityConverter implements ITypeConverter<ViewOptions.Quality> {
        @Override
        public ViewOptions.Quality convert(String text) {
            Map<String, ViewOptions.Quality> known = new TreeMap<>();
            for (ViewOptions.Quality quality : ViewOptions.Quality.values()) {
                known.put(quality.name().toLowerCase(Locale.ROOT), quality);
            }
            if (!known.containsKey(text)) {
                throw new TypeConversionException("'" + text + "' is no quality, "
                        + ClosestName.to(text, known.keySet())
                                .map(name -> "did you mean '" + name + "'?")
                                .orElse("expected low, medium or high"));
            }
            return known.get(text);
        }
    }

    /** Reads {@code on} and {@code off}. */
    static final class SwitchConverter implements ITypeConverter<Switch> {
        @Override
        public Switch convert(String text) {
            return switch (text) {
                case "on" -> Switch.ON;
                case "off" -> Switch.OFF;
                default -> throw new TypeConversionException("'" + text + "' is neither on nor off");
            };
        }
    }
}
