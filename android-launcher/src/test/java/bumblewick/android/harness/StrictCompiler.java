package bumblewick.android.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The reference compiler for shaders, Debian's {@code glslang-tools}: it refuses what OpenGL ES 3.0 does not allow, where
 * the driver that stands for a phone's is lenient, and tells what is computed in half precision, where that driver has none.
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

    /**
     * All that is wrong with shaders, a line each; empty if nothing is. Beside errors those are results of half precision
     * ({@code RelaxedPrecision} in SPIR-V): places, poses and depths would tremble on graphics cards that have it, and a
     * sampler without a qualifier is of the lowest precision in a vertex shader. Extensions that are asked for where they
     * are there ({@code enable}) and are not are no mistake.
     *
     * <p>Source: <i>The OpenGL ES Shading Language 3.00</i>, Khronos 2016, section 4.5.4 (default precision).
     */
    public static List<String> complaints(Collection<String> shaders, Path folder)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<String> errors = new ArrayList<>();
        int number = 0;
        for (String shader : new TreeSet<>(shaders)) {
            String kind = shader.contains("gl_Position") ? "vert" : "frag";
            Path file = folder.resolve(String.format("%03d.%s", number++, kind));
            Files.writeString(file, shader);
            said(PROGRAM, file.toString())
                    .filter(line -> line.startsWith("ERROR") || line.startsWith("WARNING"))
                    .filter(line -> !line.contains("extension not supported"))
                    .forEach(line -> errors.add(file.getFileName() + ": " + line));
            // SPIR-V begins with version 3.10, which differs in nothing else that is used here
            Path newer = folder.resolve("newer." + kind);
            Files.writeString(newer, shader.replaceFirst("#version 300 es", "#version 310 es"));
            String binary = folder.resolve("newer.spv").toString();
            said(PROGRAM, "-G", "--aml", "--amb", "-H", newer.toString(), "-o", binary)
                    .filter(line -> line.startsWith("ERROR") || line.contains("RelaxedPrecision"))
                    .forEach(line -> errors.add(file.getFileName() + ": " + line.strip()));
        }
        return errors;
    }

    private static Stream<String> said(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.lines();
    }
}
