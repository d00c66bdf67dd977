package bumblewick.android;

import static org.junit.Assert.assertEquals;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.JUnitCore;
import org.lwjgl.system.Platform;

/**
 * A phone's heap has 256 MB, and direct buffers are part of it. A start and a whole flight get along with that, in a process
 * of its own, though the harness takes a quarter of it for itself.
 */
public class SmallHeapTest {
    private static final int HEAP = 176; // MB of objects
    private static final int DIRECT = 80; // MB of direct buffers

    @Test
    public void aStartAndAWholeFlightNeedNoMoreThan256Megabytes() throws Exception {
        Assume.assumeTrue("a phone on the PC needs Linux", Platform.get() == Platform.LINUX);

        assertEquals(256, HEAP + DIRECT);
        assertEquals(0, run(WholeFlight.class));
    }

    private static int run(Class<?> test) throws IOException, InterruptedException {
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
        command.add("-XX:TieredStopAtLevel=1"); // like the other tests
        command.add("-Xmx" + HEAP + "m");
        command.add("-XX:MaxDirectMemorySize=" + DIRECT + "m");
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), JUnitCore.class.getName(), test.getName()));
        return new ProcessBuilder(command)
                .directory(new File("").getAbsoluteFile())
                .inheritIO()
                .start()
                .waitFor();
    }
}
