package bumblewick.look;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs the game in a process of its own: meshes that are shared by all of a process belong to the first context that drew
 * them, and a second game in the same process would draw with what is no longer there.
 */
final class OwnProcess {
    private OwnProcess() {}

    /** Runs {@link Look} with arguments, and waits for it. */
    static void look(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-Dbumblewick.scene=" + System.getProperty("bumblewick.scene"),
                "-cp",
                System.getProperty("java.class.path"),
                Look.class.getName()));
        command.addAll(Arrays.asList(arguments));
        try {
            int end = new ProcessBuilder(command)
                    .directory(new File("").getAbsoluteFile())
                    .inheritIO()
                    .start()
                    .waitFor();
            if (end != 0) {
                throw new IOException("look " + String.join(" ", arguments) + " ended with " + end);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
