package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartMarkerTest {
    @TempDir
    Path folder;

    @Test
    void startsThatNeverArriveAreCountedFromProcessToProcess() throws IOException {
        for (int failures = 0; failures < 12; failures++) {
            StartMarker marker = new StartMarker(folder);
            assertEquals(Math.min(9, failures), marker.failures());
            marker.begin();
            marker.begin(); // a second screen of the same process
        }
    }

    @Test
    void oneThatArrivesEndsTheRow() throws IOException {
        new StartMarker(folder).begin();
        StartMarker second = new StartMarker(folder);
        second.begin();
        second.arrived();

        assertEquals(0, new StartMarker(folder).failures());
    }

    @Test
    void aStageThatFailsAfterAGoodStartCountsOnce() throws IOException {
        StartMarker marker = new StartMarker(folder);
        marker.begin();
        marker.arrived();
        marker.begin();

        assertEquals(1, new StartMarker(folder).failures());
    }
}
