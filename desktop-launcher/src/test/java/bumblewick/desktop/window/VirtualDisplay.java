package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A display without a screen, as large as the window that is tested, so that the display's picture is the game's. Never
 * the display of the person who runs the tests: keys are pressed here.
 */
final class VirtualDisplay implements AutoCloseable {
    private final Process server;
    private final String name;
    private final Path screen;

    private VirtualDisplay(Process server, String name, Path screen) {
        this.server = server;
        this.name = name;
        this.screen = screen;
    }

    /**
     * Starts one; skips the test where that cannot be done, or fails it where {@code CI} is set.
     *
     * @param size such as {@code 640x360}
     * @param folder where the server keeps its screen
     */
    static VirtualDisplay open(String size, Path folder) throws IOException {
        List<String> missing = Stream.of("Xvfb", "xdotool")
                .filter(program -> !isInstalled(program))
                .toList();
        if (!missing.isEmpty()) {
            String reason = "the window tests need " + String.join(" and ", missing);
            if (System.getenv("CI") != null) {
                fail(reason);
            }
            System.out.println("Skipped: " + reason);
            assumeTrue(false, reason);
        }
        // -displayfd lets the server choose a free display and tell its number
        Process server = new ProcessBuilder(
                        "Xvfb",
                        "-displayfd",
                        "1",
                        "-screen",
                        "0",
                        size + "x24",
                        "-fbdir",
                        folder.toString(),
                        "-noreset")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
        String number = out.readLine();
        if (number == null) {
            return fail("Xvfb did not start");
        }
        return new VirtualDisplay(server, ":" + number.strip(), folder.resolve("Xvfb_screen0"));
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** For the environment variable {@code DISPLAY}. */
    String name() {
        return name;
    }

    Picture picture() throws IOException {
        return XwdFile.read(screen);
    }

    @Override
    public void close() {
        server.destroy();
        server.onExit().join();
    }
}
