package bumblewick.content.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderWatcherTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private static void awaitQuiet(FolderWatcher watch) {
        long moment = System.nanoTime();
        while (!watch.quietSince(moment)) {
            Thread.onSpinWait();
        }
    }

    /** Whoever waits for that knows that what was read is not older than what was saved. */
    @Test
    void onceItIsQuietAllThatWasSavedOrTakenAwayBeforeIsKnown() {
        Path file = folder.resolve("swarm.patch.json");
        assertTimeoutPreemptively(LIMIT, () -> {
            try (FolderWatcher watch = new FolderWatcher(List.of(folder))) {
                awaitQuiet(watch);
                Files.writeString(file, "{}");
                awaitQuiet(watch);
                assertEquals(Set.of(file), watch.takeChanges());
                Files.delete(file);
                awaitQuiet(watch);
                assertEquals(Set.of(file), watch.takeChanges());
                assertEquals(Set.of(), watch.takeChanges());
            }
        });
    }
}
