package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class LoadingPaceTest {
    @Test
    void workIsOverOnceItIsDoneWellOrNot() {
        assertTrue(LoadingPace.isOver(CompletableFuture.completedFuture("read")));
        assertTrue(LoadingPace.isOver(CompletableFuture.failedFuture(new IOException("no such folder"))));
    }

    @Test
    void workThatIsNotDoneHoldsNobodyUpForLong() {
        assertFalse(LoadingPace.isOver(new CompletableFuture<String>()));
    }
}
