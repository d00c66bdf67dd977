package bumblewick.android.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites shaders so that a PC's driver, which computes everything in 32 bits, shows what a phone's does that takes {@code
 * mediump} for half floats: each result that may be computed so is rounded by {@code packHalf2x16} and {@code
 * unpackHalf2x16}. By Debian's {@code glslang-tools} and {@code spirv-cross}.
 */
public final class HalfFloats implements UnaryOperator<String> {
    private static final Pattern DEFINITION = Pattern.compile("(?m)^#define (\\w+)(?: .*)?(?<!\\\\)\\n");

    private final Path folder;
    private final Map<String, String> rewritten = new ConcurrentHashMap<>();

    /** @param folder for files between the steps */
    public HalfFloats(Path folder) {
        this.folder = folder;
    }

    /** Whether its tools are here. Where everything must be tested, they have to be. */
    public static boolean available() {
        return StrictCompiler.available() && StrictCompiler.isHere("spirv-cross", "--help");
    }

    /** How many shaders have something that may be computed in half floats. */
    public long changed() {
        return rewritten.entrySet().stream()
                .filter(one -> !one.getKey().equals(one.getValue()))
                .count();
    }

    @Override
    public String apply(String shader) {
        return rewritten.computeIfAbsent(withoutWhatNobodyAsksFor(shader), this::rewrite);
    }

    /** Without the definitions whose names it does not say again: many shaders differ in those alone. */
    private static String withoutWhatNobodyAsksFor(String shader) {
        return DEFINITION.matcher(shader).replaceAll(definition -> {
            Pattern name = Pattern.compile("\\b" + definition.group(1) + "\\b");
            return name.matcher(shader).results().count() == 1 ? "" : Matcher.quoteReplacement(definition.group());
        });
    }

    private String rewrite(String shader) {
        try {
            Files.createDirectories(folder);
            Path binary = folder.resolve(rewritten.size() + ".spv");
            Spirv translated = StrictCompiler.translate(shader, binary);
            if (!translated.hasRelaxed()) {
                return shader;
            }
            int[] rounded = translated.rounded();
            ByteBuffer bytes = ByteBuffer.allocate(4 * rounded.length).order(ByteOrder.LITTLE_ENDIAN);
            bytes.asIntBuffer().put(rounded);
            Files.write(binary, bytes.array());
            return StrictCompiler.run("spirv-cross", "--version", "300", "--es", binary.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
