package bumblewick.android;

import static org.junit.Assert.assertEquals;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Log;
import bumblewick.android.harness.Memory;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * Starts the game with sound and flies from the first tick to the last, as a demo, after which the title comes: what {@link
 * SmallHeapTest} runs.
 */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class WholeFlight {
    private static final int PATIENCE = 5; // times as long as the harness has by itself

    @Test
    public void fromTheStartToTheEnd() throws Exception {
        Intent flight = new Intent()
                .putExtra("sound", true)
                .putExtra("lang", "en")
                .putExtra("quality", "low")
                .putExtra("stage", "cloverfield")
                .putExtra("demo", true)
                .putExtra("seed", 7L)
                .putExtra("frame-seconds", 0.1f);
        Log log;
        try (Phone phone = new Phone(160, 90, flight)) {
            log = phone.log();
            awaitEnd(phone);
            phone.frames(10);
            phone.until(WholeFlight::tellMemory); // on the drawing thread: the main thread is watched
        }
        assertEquals(List.of(), warningsOfTheGame(log));
    }

    private static boolean tellMemory() {
        System.err.println("MEMORY after a whole flight, with the harness: " + Memory.now());
        return true;
    }

    /** The engine's own know of no memory: they complain of effects that no phone has. */
    private static List<String> warningsOfTheGame(Log log) {
        return log.warnings().stream()
                .filter(line -> line.startsWith("bumblewick."))
                .collect(Collectors.toList());
    }

    private static void awaitEnd(Phone phone) throws InterruptedException, TimeoutException {
        for (int i = 1; i < PATIENCE; i++) {
            try {
                phone.said(0, "seen: title");
                return;
            } catch (TimeoutException stillFlying) {
                System.err.println(
                        "still flying: " + phone.log().last("tick \\d+, score").isPresent());
            }
        }
        phone.said(0, "seen: title");
    }
}
