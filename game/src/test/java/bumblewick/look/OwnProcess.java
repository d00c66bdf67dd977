package bumblewick.look;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Runs the game in a process of its own: meshes that are shared by all of a process belong to the first context that drew
 * them, and a second game in the same process would draw with what is no longer there.
 */
public final class OwnProcess {
    /** Options for what does not last, which count for its processes too. */
    private static final Set<String> OPTIONS = Set.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private OwnProcess() {}

    /**
     * Runs a class that has a {@code main}, with this process's class path and scene, and waits for it.
     *
     * @throws IOException if it does not end well
     */
    public static void run(Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(OPTIONS::contains)
                .forEach(command::add);
        command.addAll(List.of(
                "-Djava.awt.headless=true",
                "-Dbumblewick.scene=" + System.getProperty("bumblewick.scene"),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(Arrays.asList(arguments));
        try {
            int end = new ProcessBuilder(command)
                    .directory(new File("").getAbsoluteFile())
                    .inheritIO()
                    .start()
                    .waitFor();
            if (end != 0) {
                throw new IOException(
                        program.getSimpleName() + " " + String.join(" ", arguments) + " ended with " + end);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
