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
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.JUnitCore;
import org.junit.runner.RunWith;
import org.lwjgl.system.Platform;
import org.robolectric.annotation.Config;

/**
 * A phone's heap has 256 MB, and direct buffers are part of it. A start and a whole flight get along with that, in a process
 * of its own, though the harness takes a quarter of it for itself.
 */
public class SmallHeapTest {
    private static final int HEAP = 176; // MB of objects
    private static final int DIRECT = 80; // MB of direct buffers
    private static final int LINES_TOLD = 40;

    @Test
    public void aStartAndAWholeFlightNeedNoMoreThan256Megabytes() throws Exception {
        Assume.assumeTrue("a phone on the PC needs Linux", Platform.get() == Platform.LINUX);

        assertEquals(256, HEAP + DIRECT);
        Path said = Files.createTempFile("whole-flight", ".log");
        int status = run(WholeFlight.class, said);
        List<String> lines = Files.readAllLines(said);
        lines.stream().filter(line -> line.startsWith("MEMORY")).forEach(System.err::println);

        assertEquals(endOf(lines), 0, status);
        Files.delete(said);
    }

    /** What the process said last, without the lines of stack traces. */
    private static String endOf(List<String> lines) {
        List<String> told =
                lines.stream().filter(line -> !line.startsWith("\tat ")).collect(Collectors.toList());
        return String.join("\n", told.subList(Math.max(0, told.size() - LINES_TOLD), told.size()));
    }

    private static int run(Class<?> test, Path said) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("--add-opens") || option.startsWith("-D")) {
                command.add(option);
            }
        }
        System.getProperties().forEach((name, value) -> {
            if (name.toString().startsWith("robolectric.")) {
                command.add("-D" + name + "=" + value);
            }
        });
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // like the other tests
        command.add("-Xmx" + HEAP + "m");
        command.add("-XX:MaxDirectMemorySize=" + DIRECT + "m");
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), JUnitCore.class.getName(), test.getName()));
        return new ProcessBuilder(command)
                .directory(new File("").getAbsoluteFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
    }

    /**
     * Starts the game with sound and flies from the first tick to the last, as a demo, after which the title comes. It stands in
     * here because what the main thread waits for in a test is no hold of the game's, and the watch knows tests by name.
     */
    @RunWith(GlRunner.class)
    @Config(
            sdk = 35,
            shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
    public static class WholeFlight {
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
                    .putExtra("frame-seconds", 0.25f);
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
                    System.err.println("still flying: "
                            + phone.log().last("tick \\d+, score").isPresent());
                }
            }
            phone.said(0, "seen: title");
        }
    }
}
