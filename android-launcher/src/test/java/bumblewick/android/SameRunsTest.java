package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import bumblewick.android.harness.GlRunner;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.replay.ReplayCheck;
import bumblewick.replay.ReplayReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What is in the package is the game of the PC: the same scene, and recorded runs come out the same. */
@RunWith(GlRunner.class)
@Config(sdk = 35)
public class SameRunsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void aRunThatWasRecordedOnAPcIsTheSameOnThePackagesScene() throws IOException {
        Scene scene = SceneReader.read(scene());

        assertEquals(new TreeSet<>(), scene.report().problems());
        for (String name : new String[] {"easy", "normal", "hard", "lost", "yard", "orchard", "reach", "loft"}) {
            ReplayCheck.Verdict verdict = ReplayCheck.check(scene.rules(), ReplayReader.read(golden(name)));
            assertTrue(name + ": " + verdict.difference(), verdict.same());
        }
    }

    @Test
    public void thePackageTellsWhatIsInItsFolders() throws IOException {
        PackageScene scene = scene();

        assertTrue(scene.exists("text/en.json"));
        assertTrue(!scene.exists("text"));
        assertTrue(!scene.exists("text/xx.json"));
        assertTrue(scene.list("").contains("text"));
        assertTrue(scene.list("text").contains("ja.json"));
        assertEquals(new TreeSet<>(), scene.list("nowhere"));
    }

    private static PackageScene scene() {
        return new PackageScene(
                new PackageFiles(RuntimeEnvironment.getApplication().getAssets()), "scene");
    }

    private Path golden(String name) throws IOException {
        Path file = folder.getRoot().toPath().resolve(name + ".replay");
        try (InputStream replay =
                ReplayCheck.class.getResourceAsStream("/bumblewick/replay/golden/" + name + ".replay")) {
            Files.copy(replay, file);
        }
        return file;
    }
}
