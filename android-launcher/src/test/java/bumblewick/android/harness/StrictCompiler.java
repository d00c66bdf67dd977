package bumblewick.android.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

    private static final Pattern HALF = Pattern.compile("\\b(?:mediump|lowp)\\b");

    /** Where a line of a shader's tree stands in its text. */
    private static final Pattern LINE = Pattern.compile("(?m)^\\d+:(?:\\d+|\\?)");

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
        SortedMap<String, String> byFile = new TreeMap<>();
        for (String shader : new TreeSet<>(shaders)) {
            String file = String.format("%03d.%s", byFile.size(), kind(shader));
            Files.writeString(folder.resolve(file), shader);
            byFile.put(file, shader);
        }
        Map<String, String> answers = answers(folder, byFile.keySet());
        List<String> errors = new ArrayList<>(mistakes(answers));
        if (!errors.isEmpty()) {
            return errors;
        }
        byFile.forEach((file, shader) -> {
            if (RANDOM_SINE.matcher(shader).find()) {
                errors.add(file + ": the sine of a large number is another on each graphics card");
            }
        });
        coarse(answers).parallelStream() // each takes a process of its own
                .map(file -> misuses(folder, file, byFile.get(file)))
                .forEachOrdered(errors::addAll);
        return errors;
    }

    /** What the compiler says of each of some files of a folder: it names it, and then what is wrong or how it reads it. */
    private static Map<String, String> answers(Path folder, Collection<String> files) throws IOException {
        List<String> command = new ArrayList<>(List.of(PROGRAM, "-i"));
        files.forEach(file -> command.add(folder.resolve(file).toString()));
        Map<String, StringBuilder> answers = new TreeMap<>();
        StringBuilder answer = new StringBuilder();
        for (String line : run(command.toArray(String[]::new)).split("\n")) {
            if (command.contains(line)) {
                answer = new StringBuilder();
                answers.put(Path.of(line).getFileName().toString(), answer);
            } else {
                answer.append(line).append('\n');
            }
        }
        Map<String, String> read = new TreeMap<>();
        answers.forEach((file, all) -> read.put(file, all.toString()));
        return read;
    }

    private static List<String> mistakes(Map<String, String> answers) {
        List<String> errors = new ArrayList<>();
        answers.forEach((file, answer) -> answer.lines()
                .filter(line -> line.startsWith("ERROR") || line.startsWith("WARNING"))
                .filter(line -> !line.contains("extension not supported"))
                .forEach(line -> errors.add(file + ": " + line)));
        return errors;
    }

    /** The files with anything in half precision, one of those that read alike but for their lines. */
    private static List<String> coarse(Map<String, String> answers) {
        Map<String, String> different = new LinkedHashMap<>();
        answers.forEach((file, answer) -> {
            if (HALF.matcher(answer).find()) {
                different.putIfAbsent(LINE.matcher(answer).replaceAll(""), file);
            }
        });
        return List.copyOf(different.values());
    }

    private static List<String> misuses(Path folder, String file, String shader) {
        List<String> errors = new ArrayList<>();
        try {
            Spirv translated = translate(shader, folder.resolve(file + ".spv"));
            if (kind(shader).equals(VERTEX) && translated.hasRelaxed()) {
                errors.add(file + ": half precision in a vertex shader");
            }
            translated.misuses().forEach(line -> errors.add(file + ": " + line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
