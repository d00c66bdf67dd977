package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.view.render.ShaderProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShaderWatchTest {
    private static final String TOON = "MatDefs/Toon.j3md";

    @TempDir
    Path data;

    @Test
    void nothingIsRememberedOfAMaterialThatComesBack() throws IOException {
        ShaderProblem slow = ShaderProblem.of(TOON, "slow");

        assertEquals(List.of(slow), new ShaderWatch(data).watched(TOON, 1L, () -> List.of(slow)));

        try (var files = Files.list(data)) {
            assertEquals(0, files.count());
        }
    }

    /** What the process leaves behind if it ends while the driver draws. */
    @Test
    void aMaterialThatDidNotComeBackIsLeftOutUntilItsFilesChange() throws IOException {
        new ShaderWatch(data).watched(TOON, 1L, () -> {
            copy("shaders_on_trial", "kept");
            return List.of();
        });
        Files.move(data.resolve("kept"), data.resolve("shaders_on_trial"));
        ShaderWatch next = new ShaderWatch(data);

        List<ShaderProblem> found = next.watched(TOON, 1L, () -> List.of(ShaderProblem.of(TOON, "was tried")));

        assertEquals(
                List.of("did not come back when it was drawn before; it is tried again when its files change"),
                found.stream().map(ShaderProblem::message).toList());
        assertEquals(List.of(), next.watched(TOON, 2L, List::of));
        assertEquals(List.of(), next.watched("MatDefs/Sky.j3md", 1L, List::of));
    }

    @Test
    void aProcessThatStandsStillIsEnded() throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);

        assertThrows(
                IllegalStateException.class, () -> new ShaderWatch(data, ended::countDown).watched(TOON, 1L, () -> {
                    await(ended);
                    throw new IllegalStateException("ended");
                }));

        assertTrue(ended.await(1, TimeUnit.SECONDS));
    }

    private static void await(CountDownLatch ended) {
        try {
            assertTrue(ended.await(60, TimeUnit.SECONDS), "the watch does not end it");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void copy(String from, String to) {
        try {
            Files.copy(data.resolve(from), data.resolve(to));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
