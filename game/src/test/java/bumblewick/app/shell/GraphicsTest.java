package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.app.FakePlatform;
import bumblewick.settings.SettingsCatalogue;
import com.jme3.app.LegacyApplication;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GraphicsTest {
    private static final float FRAME = 1f / 20f;
    private static final int MANY = 1000; // frames, more than a measurement takes

    @TempDir
    Path folder;

    private boolean loaded;

    /** An engine that was not started, with a window. */
    private static final class Engine extends LegacyApplication {
        private final ViewPort window = new ViewPort("window", new Camera(1280, 720));

        @Override
        public ViewPort getGuiViewPort() {
            return window;
        }
    }

    /** A screen that shows nothing. */
    private static final class Blank implements GameScreen {
        @Override
        public void show() {}

        @Override
        public void update(float seconds) {}

        @Override
        public void hide() {}
    }

    /** Sounds that are decoded meanwhile take the processor's time, and what is measured is kept. */
    @Test
    void nothingIsMeasuredWhileAnythingIsLoaded() {
        Preferences preferences = new Preferences(folder);
        GameScreen screen = new Blank();
        Graphics graphics = new Graphics(
                new FakePlatform(),
                GameOptions.builder().build(),
                preferences,
                () -> screen,
                new Engine(),
                () -> loaded);

        title(graphics);
        assertEquals("", preferences.get(SettingsCatalogue.LAST_SPEED));

        loaded = true;
        title(graphics);
        assertNotEquals("", preferences.get(SettingsCatalogue.LAST_SPEED));
    }

    private static void title(Graphics graphics) {
        for (int i = 0; i < MANY; i++) {
            graphics.measure(FRAME);
        }
    }
}
