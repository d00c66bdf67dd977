package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * What the launcher's own code leaves behind in steady play. The virtual machine samples allocations with the stack that
 * made them; each counts for whoever of the game, the engine, the launcher or the harness stands nearest to it.
 */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class GarbageTest {
    private static final int WARM = 60;
    private static final int FRAMES = 600;

    /** In bytes a frame. */
    private static final long MOST = 1024;

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void steadyPlayLeavesNothingOfTheLaunchersBehind() throws Exception {
        Intent flight = new Intent()
                .putExtra("quality", "low")
                .putExtra("stage", "cloverfield")
                .putExtra("frame-seconds", 1f / 60f);
        try (Phone phone = new Phone(320, 180, flight);
                Recording recording = new Recording()) {
            phone.said(0, "flying after");
            phone.frames(WARM);
            recording
                    .enable("jdk.ObjectAllocationSample")
                    .with("throttle", "5000/s")
                    .withStackTrace();
            recording.start();
            phone.frames(FRAMES);
            recording.stop();
            Path file = folder.getRoot().toPath().resolve("play.jfr");
            recording.dump(file);

            Map<String, Long> bytes = byMaker(file);

            System.err.println("GARBAGE bytes a frame: " + bytes);
            assertTrue(
                    "no samples of the drawing thread: are the buffers for allocations as small as the pom makes them?",
                    bytes.containsKey("engine") || bytes.containsKey("game"));
            assertEquals(0, bytes.getOrDefault("launcher", 0L) / MOST);
        }
    }

    /** Bytes a frame, by who made them. */
    private static Map<String, Long> byMaker(Path file) throws IOException {
        Map<String, Long> bytes = new TreeMap<>();
        Set<Long> threads = new HashSet<>();
        try (RecordingFile events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                RecordedEvent event = events.readEvent();
                RecordedThread thread = event.getThread();
                boolean first = thread == null || threads.add(thread.getId()); // counts all that the thread made before
                if (!first) {
                    bytes.merge(maker(event), event.getLong("weight"), Long::sum);
                }
            }
        }
        Files.delete(file);
        bytes.replaceAll((maker, sum) -> sum / FRAMES);
        return bytes;
    }

    private static String maker(RecordedEvent event) {
        if (event.getStackTrace() == null) {
            return "unknown";
        }
        return event.getStackTrace().getFrames().stream()
                .map(GarbageTest::maker)
                .filter(maker -> !maker.isEmpty())
                .findFirst()
                .orElse("unknown");
    }

    private static String maker(RecordedFrame frame) {
        String type = frame.getMethod().getType().getName();
        if (type.startsWith("bumblewick.android.harness")
                || type.startsWith("org.")
                || type.startsWith("bumblewick.egl")) {
            return "harness";
        }
        if (type.startsWith("bumblewick.android")) {
            return "launcher";
        }
        if (type.startsWith("bumblewick.")) {
            return "game";
        }
        return type.startsWith("com.jme3.") || type.startsWith("com.simsilica.") ? "engine" : "";
    }
}
