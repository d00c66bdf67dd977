package bumblewick.desktop.files;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class ChildProcessesTest {
    /** A shell that has started something itself. */
    private static Process start() throws IOException {
        Process shell = new ProcessBuilder("sh", "-c", "sleep 600; true").start();
        while (shell.children().findAny().isEmpty()) {
            Thread.onSpinWait();
        }
        return shell;
    }

    /** The library starts a shell, and that the dialogue. */
    @Test
    void whatWasStartedLaterEndsWithItsOwnChildrenAndNothingElse() throws IOException, InterruptedException {
        Process earlier = start();
        ChildProcesses then = ChildProcesses.now();
        Process later = start();
        ProcessHandle grandchild = later.children().findAny().orElseThrow();

        then.endLater();

        assertTrue(later.waitFor(20, TimeUnit.SECONDS));
        grandchild.onExit().join();
        assertTrue(earlier.isAlive());
        earlier.descendants().forEach(ProcessHandle::destroy);
        earlier.destroy();
    }
}
