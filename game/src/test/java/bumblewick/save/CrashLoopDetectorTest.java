package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashLoopDetectorTest {
    @TempDir
    Path folder;

    @Test
    void startsThatNeverArriveAreCountedFromProcessToProcess() throws IOException {
        for (int failures = 0; failures < 12; failures++) {
            CrashLoopDetector marker = new CrashLoopDetector(folder);
            assertEquals(Math.min(9, failures), marker.failures());
            marker.begin();
            marker.begin(); // a second screen of the same process
        }
    }

    @Test
    void oneThatArrivesEndsTheRow() throws IOException {
        new CrashLoopDetector(folder).begin();
        CrashLoopDetector second = new CrashLoopDetector(folder);
        second.begin();
        second.succeeded();

        assertEquals(0, new CrashLoopDetector(folder).failures());
    }

    @Test
    void aStageThatFailsAfterAGoodStartCountsOnce() throws IOException {
        CrashLoopDetector marker = new CrashLoopDetector(folder);
        marker.begin();
        marker.succeeded();
        marker.begin();

        assertEquals(1, new CrashLoopDetector(folder).failures());
    }
}
