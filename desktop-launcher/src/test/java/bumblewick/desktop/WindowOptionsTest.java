package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.desktop.window.WindowSettings;
import bumblewick.desktop.window.WindowSize;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import java.io.PrintStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the command line says of the window, over what the player has chosen. */
class WindowOptionsTest {
    private static final Settings CHOSEN = Settings.defaults()
            .with(SettingsCatalogue.QUALITY, "medium")
            .with(SettingsCatalogue.WINDOW, "borderless")
            .with(SettingsCatalogue.FRAME_CAP, "60")
            .with(SettingsCatalogue.WIDTH, 1920f)
            .with(SettingsCatalogue.HEIGHT, 1080f);

    @Test
    void whatIsNotSaidIsAsChosen() {
        assertEquals(CHOSEN, started(""));
    }

    @Test
    void whatIsSaidCounts() {
        Settings shown = started("--fullscreen --vsync off --fps 50 --quality low");

        assertAll(
                () -> assertEquals("full", shown.get(SettingsCatalogue.WINDOW)),
                () -> assertEquals(false, shown.get(SettingsCatalogue.VSYNC)),
                () -> assertEquals("50", shown.get(SettingsCatalogue.FRAME_CAP)),
                () -> assertEquals("low", shown.get(SettingsCatalogue.QUALITY)),
                () -> assertEquals(1920f, shown.get(SettingsCatalogue.WIDTH)));
    }

    @Test
    void noLimitIsZeroOnTheCommandLine() {
        assertEquals(SettingsCatalogue.UNLIMITED, started("--fps 0").get(SettingsCatalogue.FRAME_CAP));
    }

    @Test
    void whoNamesASizeMeansAWindow() {
        Settings shown = started("--size 640x360");

        assertAll(
                () -> assertEquals("window", shown.get(SettingsCatalogue.WINDOW)),
                () -> assertEquals(new WindowSize(640, 360), WindowSettings.size(shown)));
    }

    @Test
    void aSizeOfTheWholeScreenIsNotTheWindows() {
        LaunchOptions options = read("--fullscreen --size 800x600");

        assertAll(
                () -> assertEquals(Optional.of(new WindowSize(800, 600)), options.window.wholeSize()),
                () -> assertEquals(
                        new WindowSize(1920, 1080),
                        WindowSettings.size(options.window.overrides().over(CHOSEN))));
    }

    private static Settings started(String arguments) {
        return read(arguments).window.overrides().over(CHOSEN);
    }

    private static LaunchOptions read(String arguments) {
        LaunchOptions[] read = new LaunchOptions[1];
        PrintStream silence = new PrintStream(PrintStream.nullOutputStream(), true);
        new CommandLineReader(silence, System.err)
                .run(arguments.isEmpty() ? new String[0] : arguments.split(" ", -1), options -> {
                    read[0] = options;
                    return ExitCode.FINE;
                });
        return read[0];
    }
}
