package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.app.FakePlatform;
import bumblewick.platform.Display;
import bumblewick.settings.SettingOverrides;
import bumblewick.settings.SettingsCatalogue;
import com.jme3.system.AppSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameWindowTest {
    private static final float FRAME = 1f / 60f;
    private static final float LONG = 1f;

    @TempDir
    Path folder;

    private final Screen display = new Screen();
    private final FakePlatform platform = new FakePlatform();
    private final AppSettings engine = new AppSettings(true);

    /** A display that takes every wish and is where it is told to be. */
    private static final class Screen implements Display {
        private final List<Request> wishes = new ArrayList<>();
        private Optional<Bounds> place = Optional.of(new Bounds("left", 1280, 720));
        private boolean changed;

        @Override
        public void apply(Request wish) {
            wishes.add(wish);
        }

        @Override
        public Optional<Bounds> place() {
            return place;
        }

        @Override
        public boolean takeChange() {
            boolean was = changed;
            changed = false;
            return was;
        }

        private Mode mode() {
            return wishes.get(wishes.size() - 1).mode();
        }
    }

    private GameWindow window(Preferences preferences) {
        return new GameWindow(display, preferences, new PowerSaver(platform, preferences), engine, true);
    }

    @Test
    void theFirstFrameLaysTheWindowAsItIsChosen() {
        Preferences preferences =
                new Preferences(folder, SettingOverrides.none().with(SettingsCatalogue.WINDOW, "full"));
        window(preferences).update(FRAME);

        assertEquals(List.of(new Display.Request(Display.Mode.FULL, "", true)), display.wishes);
    }

    @Test
    void togglingFillsTheScreenTheWayThatWasChosenLast() {
        Preferences preferences = new Preferences(folder);
        GameWindow window = window(preferences);
        List<Display.Mode> seen = new ArrayList<>();
        Runnable frame = () -> {
            window.update(FRAME);
            seen.add(display.mode());
        };

        frame.run();
        window.toggle();
        frame.run();
        preferences.set(SettingsCatalogue.WINDOW, "full");
        frame.run();
        window.toggle();
        frame.run();
        window.toggle();
        frame.run();

        assertEquals(
                List.of(
                        Display.Mode.WINDOW,
                        Display.Mode.BORDERLESS,
                        Display.Mode.FULL,
                        Display.Mode.WINDOW,
                        Display.Mode.FULL),
                seen);
    }

    @Test
    void aScreenThatCameOrWentHasTheWindowLaidAgain() {
        GameWindow window = window(new Preferences(folder));
        window.update(FRAME);
        window.update(FRAME);
        display.changed = true;
        window.update(FRAME);

        assertEquals(2, display.wishes.size());
    }

    @Test
    void sizeAndScreenAreRememberedForTheNextStart() {
        Preferences preferences = new Preferences(folder);
        GameWindow window = window(preferences);
        display.place = Optional.of(new Display.Bounds("right", 1920, 800));
        window.update(LONG);
        preferences.flush();

        Preferences next = new Preferences(folder);
        assertAll(
                () -> assertEquals(1920f, next.get(SettingsCatalogue.WIDTH)),
                () -> assertEquals(800f, next.get(SettingsCatalogue.HEIGHT)),
                () -> assertEquals("right", next.get(SettingsCatalogue.LAST_MONITOR)));
    }

    @Test
    void aSizeOfThisStartAloneIsForgottenUnlessTheWindowIsResized() {
        SettingOverrides small =
                SettingOverrides.none().with(SettingsCatalogue.WIDTH, 640f).with(SettingsCatalogue.HEIGHT, 360f);
        Preferences preferences = new Preferences(folder, small);
        GameWindow window = window(preferences);
        display.place = Optional.of(new Display.Bounds("left", 640, 360));
        window.update(LONG);
        preferences.flush();
        assertEquals(1280f, new Preferences(folder).get(SettingsCatalogue.WIDTH));

        display.place = Optional.of(new Display.Bounds("left", 800, 360));
        window.update(LONG);
        preferences.flush();
        assertEquals(800f, new Preferences(folder).get(SettingsCatalogue.WIDTH));
    }

    @Test
    void aWindowThatFillsTheScreenLeavesItsSizeAsItWas() {
        Preferences preferences = new Preferences(folder);
        display.place = Optional.empty();
        window(preferences).update(LONG);

        assertEquals(1280f, preferences.get(SettingsCatalogue.WIDTH));
    }

    @ParameterizedTest(name = "a cap of {0} is {1} in front and {2} behind")
    @CsvSource({"none, -1, 10", "144, 144, 10", "7, 7, 7"})
    void drawsLittleInTheBackground(String cap, int inFront, int behind) {
        GameWindow window =
                window(new Preferences(folder, SettingOverrides.none().with(SettingsCatalogue.FRAME_CAP, cap)));
        window.update(FRAME);
        assertEquals(inFront, engine.getFrameRate());
        window.inBackground(true);
        assertEquals(behind, engine.getFrameRate());
        window.inBackground(false);
        assertEquals(inFront, engine.getFrameRate());
    }
}
