package bumblewick.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What weighs what in a package, as the table in the README: {@code PackageWeights PACKAGE}. */
final class PackageWeights {
    static final String TOTAL = "the whole package";

    private static final String REST = "manifest, signatures, directory";
    private static final double MEGABYTE = 1e6;

    /** Beginnings of names, the first that fits counts. */
    private static final String[][] GROUPS = {
        {"assets/scene/music/", "music"},
        {"assets/scene/sounds/", "sounds"},
        {"assets/scene/models/", "models"},
        {"assets/scene/stages/", "stages with their levels"},
        {"assets/scene/fonts/", "fonts"},
        {"assets/scene/ui/", "other pictures"},
        {"assets/scene/sprites/", "other pictures"},
        {"assets/engine/", "engine's and Lemur's files"},
        {"assets/", "definitions, texts, shaders"},
        {"classes", "code"},
        {"res/", "icons and banners"},
        {"", REST}
    };

    private PackageWeights() {}

    /** Prints the table. */
    public static void main(String[] arguments) throws IOException {
        System.out.println(table(of(Path.of(arguments[0]))));
    }

    /** Bytes in the package by what they are, as packed; last the whole. */
    static Map<String, Long> of(Path archive) throws IOException {
        Map<String, Long> weights = new LinkedHashMap<>();
        for (String[] group : GROUPS) {
            weights.put(group[1], 0L);
        }
        long packed = 0;
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                weights.merge(group(entry.getName()), entry.getCompressedSize(), Long::sum);
                packed += entry.getCompressedSize();
            }
        }
        weights.merge(REST, Files.size(archive) - packed, Long::sum);
        weights.put(TOTAL, Files.size(archive));
        return weights;
    }

    private static String group(String name) {
        for (String[] group : GROUPS) {
            if (name.startsWith(group[0])) {
                return group[1];
            }
        }
        throw new IllegalStateException(name + " is in no group");
    }

    /** The table as Markdown. */
    static String table(Map<String, Long> weights) {
        StringBuilder table = new StringBuilder("| | MB |\n|---|---|\n");
        weights.forEach(
                (what, bytes) -> table.append(String.format(Locale.ROOT, "| %s | %.1f |%n", what, bytes / MEGABYTE)));
        return table.toString();
    }
}
