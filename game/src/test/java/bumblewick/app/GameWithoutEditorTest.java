package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.app.shell.GameOptions;
import com.jme3.system.JmeContext;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The editor is a feature above the app: the game starts where none of the editor's classes can be found. A class loader
 * of its own loads the game anew and refuses all of {@code bumblewick.editor}.
 */
class GameWithoutEditorTest {
    private static final String EDITOR = "bumblewick.editor.";

    @TempDir
    private Path folder;

    /** Loads what this test runs on, without the editor. */
    private static final class WithoutEditor extends URLClassLoader {
        WithoutEditor() {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] classPath() {
            List<URL> urls = new ArrayList<>();
            try {
                for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                    urls.add(Path.of(entry).toUri().toURL());
                }
            } catch (MalformedURLException e) {
                throw new IllegalStateException(e);
            }
            return urls.toArray(new URL[0]);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith(EDITOR)) {
                throw new ClassNotFoundException(name + " is the editor's");
            }
            return super.findClass(name);
        }
    }

    /** Starts the game; called in the class loader without the editor. */
    static final class Start {
        private static final long LIMIT = 120_000; // milliseconds

        private Start() {}

        /** The first screen of the game that a frame was seen of. */
        static String firstScreen(Path scene, Path data) throws InterruptedException {
            BumblewickGame game = new BumblewickGame(
                    DeskPlatform.of(scene, data),
                    GameOptions.builder().audio(false).build());
            game.setSettings(DeskPlatform.silent());
            game.start(JmeContext.Type.Headless, true);
            long end = System.currentTimeMillis() + LIMIT;
            while (game.firstSeen().isEmpty() && !game.failed() && System.currentTimeMillis() < end) {
                Thread.sleep(20);
            }
            String seen = game.firstSeen().orElse("nothing");
            game.stop(true);
            return game.failed() ? "failed, see " + game.crashReport() : seen;
        }
    }

    @Test
    void theGameStartsAndShowsItsTitle() throws IOException, ReflectiveOperationException {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        try (WithoutEditor loader = new WithoutEditor()) {
            Class<?> start = Class.forName(Start.class.getName(), true, loader);
            var firstScreen = start.getDeclaredMethod("firstScreen", Path.class, Path.class);
            firstScreen.setAccessible(true);
            assertEquals("title", firstScreen.invoke(null, scene, folder));
        }
    }

    @Test
    void theClassLoaderOfThisTestFindsNoEditor() throws IOException, ClassNotFoundException {
        try (WithoutEditor loader = new WithoutEditor()) {
            Class.forName(BumblewickGame.class.getName(), false, loader);
            assertThrows(ClassNotFoundException.class, () -> loader.loadClass(EDITOR + "EditorFeature"));
        }
    }
}
