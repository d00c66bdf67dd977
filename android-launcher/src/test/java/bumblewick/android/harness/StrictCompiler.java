package bumblewick.android.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * The reference compiler for shaders, Debian's {@code glslang-tools}: it refuses what OpenGL ES 3.0 does not allow, where
 * the driver that stands for a phone's is lenient.
 */
public final class StrictCompiler {
    private static final String PROGRAM = "glslangValidator";

    private StrictCompiler() {}

    /** Whether it is here. Where everything must be tested, it has to be. */
    public static boolean available() {
        try {
            return new ProcessBuilder(PROGRAM, "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            if (System.getenv("CI") != null) {
                throw new IllegalStateException(PROGRAM + " is missing, see .ci/run", e);
            }
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** All that is wrong with shaders, a line each; empty if nothing is. */
    public static List<String> complaints(Collection<String> shaders, Path folder)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<String> command = new ArrayList<>(List.of(PROGRAM));
        int number = 0;
        for (String shader : new TreeSet<>(shaders)) {
            String kind = shader.contains("gl_Position") ? "vert" : "frag";
            Path file = folder.resolve(String.format("%03d.%s", number++, kind));
            Files.writeString(file, shader);
            command.add(file.toString());
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        List<String> errors = new ArrayList<>();
        for (String line : said.split("\n")) {
            if (line.startsWith("ERROR") || line.startsWith("WARNING")) {
                errors.add(line);
            }
        }
        return errors;
    }
}
