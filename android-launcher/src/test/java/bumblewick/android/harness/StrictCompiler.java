package bumblewick.android.harness;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The reference compiler for shaders, Debian's {@code glslang-tools}: it refuses what OpenGL ES 3.0 does not allow, where
 * the driver that stands for a phone's is lenient, and tells what is computed in half precision, where that driver has none.
 */
public final class StrictCompiler {
    private static final String PROGRAM = "glslangValidator";
    private static final String VERTEX = "vert";

    /** A common source of noise, in place of which {@code Hash.glsllib} has whole numbers. */
    private static final Pattern RANDOM_SINE = Pattern.compile("\\bfract\\s*\\(\\s*sin\\b");

    private StrictCompiler() {}

    /** Whether it is here. Where everything must be tested, it has to be. */
    public static boolean available() {
        return isHere(PROGRAM, "--version");
    }

    /** Whether a tool is here. Where everything must be tested, it has to be. */
    static boolean isHere(String... command) {
        try {
            run(command);
            return true;
        } catch (IOException e) {
            if (System.getenv("CI") != null) {
                throw new IllegalStateException(command[0] + " is missing, see .ci/run", e);
            }
            return false;
        }
    }

    /**
     * All that is wrong with shaders, a line each; empty if nothing is. Beside errors those are results of half precision
     * ({@code RelaxedPrecision} in SPIR-V) that are more than a colour: a vertex shader has none, because places, poses and
     * depths would tremble, and a sampler without a qualifier is of the lowest precision there; in a fragment shader none
     * becomes a place in a texture, a lattice of noise, a phase or a whole number. Nor is noise made of sines. Extensions that
     * are asked for where they are there ({@code enable}) and are not are no mistake.
     *
     * <p>Source: <i>The OpenGL ES Shading Language 3.00</i>, Khronos 2016, section 4.5.4 (default precision).
     */
    public static List<String> complaints(Collection<String> shaders, Path folder) throws IOException {
        Files.createDirectories(folder);
        List<String> errors = new ArrayList<>();
        int number = 0;
        for (String shader : new TreeSet<>(shaders)) {
            Path file = folder.resolve(String.format("%03d.%s", number++, kind(shader)));
            Files.writeString(file, shader);
            run(PROGRAM, file.toString())
                    .lines()
                    .filter(line -> line.startsWith("ERROR") || line.startsWith("WARNING"))
                    .filter(line -> !line.contains("extension not supported"))
                    .forEach(line -> errors.add(file.getFileName() + ": " + line));
            Spirv translated = translate(shader, folder.resolve("newer.spv"));
            if (kind(shader).equals(VERTEX) && translated.hasRelaxed()) {
                errors.add(file.getFileName() + ": half precision in a vertex shader");
            }
            if (RANDOM_SINE.matcher(shader).find()) {
                errors.add(file.getFileName() + ": the sine of a large number is another on each graphics card");
            }
            translated.misuses().forEach(line -> errors.add(file.getFileName() + ": " + line));
        }
        return errors;
    }

    private static String kind(String shader) {
        return shader.contains("gl_Position") ? VERTEX : "frag";
    }

    /** Translates a shader; what is on the way there lies beside {@code binary}. */
    static Spirv translate(String shader, Path binary) throws IOException {
        // SPIR-V begins with version 3.10, which differs in nothing else that is used here
        Path newer = binary.resolveSibling(binary.getFileName() + "." + kind(shader));
        Files.writeString(newer, shader.replaceFirst("#version 300 es", "#version 310 es"));
        Files.deleteIfExists(binary);
        String said = run(PROGRAM, "-G", "--aml", "--amb", newer.toString(), "-o", binary.toString());
        if (!Files.exists(binary)) {
            throw new IOException(newer + " is not a shader: " + said);
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(binary)).order(ByteOrder.LITTLE_ENDIAN);
        int[] words = new int[bytes.remaining() / 4];
        bytes.asIntBuffer().get(words);
        return new Spirv(words);
    }

    /** What a tool says. */
    static String run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
