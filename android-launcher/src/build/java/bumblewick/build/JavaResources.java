package bumblewick.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Files that class loaders are asked for: settings of libraries and their services. Pictures and shaders of the engine are
 * not among them, for these are assets of the package ({@link BuildAssets}).
 */
final class JavaResources {
    private static final String SERVICES = "META-INF/services/";
    private static final List<String> SETTINGS = List.of(".properties", "/Android.cfg");

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    /**
     * Collects them.
     *
     * @param classes a folder of class files
     * @param jars libraries
     */
    JavaResources(Path classes, List<Path> jars) throws IOException {
        for (Path file : Folders.files(classes)) {
            String name = Folders.name(classes, file);
            if (isWanted(name)) {
                put(name, Files.readAllBytes(file));
            }
        }
        for (Path jar : jars) {
            take(jar);
        }
    }

    private void take(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (isWanted(entry.getName())) {
                    try (InputStream bytes = zip.getInputStream(entry)) {
                        put(entry.getName(), bytes.readAllBytes());
                    }
                }
            }
        }
    }

    private void put(String name, byte[] bytes) {
        if (files.put(name, bytes) != null) {
            throw new IllegalArgumentException("two libraries bring " + name);
        }
    }

    /** Services of {@code javax} are for a PC alone: Android has none of their interfaces. */
    static boolean isWanted(String name) {
        if (name.startsWith("META-INF/")) {
            return name.startsWith(SERVICES)
                    && name.length() > SERVICES.length()
                    && !name.startsWith(SERVICES + "javax.");
        }
        return SETTINGS.stream().anyMatch(name::endsWith);
    }

    /** The files by name; read only. */
    SortedMap<String, byte[]> files() {
        return Collections.unmodifiableSortedMap(files);
    }
}
