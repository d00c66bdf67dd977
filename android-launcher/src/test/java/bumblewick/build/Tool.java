package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Programmes beside this one: those that look at packages as a store or a phone would. */
final class Tool {
    private Tool() {}

    /**
     * What one of Debian's tools for Android says. Where it is not installed, the test that asks is skipped; on a build
     * machine ({@code CI} in the environment) it fails.
     *
     * @return both outputs, line by line; the tool has ended without an error
     */
    static List<String> says(String tool, Object... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(find(tool).toString()));
        Stream.of(arguments).map(Object::toString).forEach(command::add);
        return run(command);
    }

    /** Where a tool is installed; where it is not, see {@link #says}. */
    static Path find(String tool) {
        Optional<Path> installed = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
        if (installed.isEmpty()) {
            String reason = "the package's test needs " + tool;
            if (System.getenv("CI") != null) {
                fail(reason);
            }
            System.out.println("Skipped: " + reason);
            assumeTrue(false, reason);
        }
        return installed.orElseThrow();
    }

    /** What a programme says, line by line; it has ended without an error. */
    static List<String> run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines = new ArrayList<>();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            out.lines().forEach(lines::add);
        }
        assertTrue(process.waitFor(1, TimeUnit.MINUTES), () -> command.get(0) + " does not end");
        assertEquals(0, process.exitValue(), () -> command + "\n" + String.join("\n", lines));
        return lines;
    }
}
