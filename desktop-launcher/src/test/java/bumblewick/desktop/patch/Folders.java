package bumblewick.desktop.patch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes folders for tests, and looks into them without the code under test. */
final class Folders {
    /** For messages that a test does not read. */
    static final PrintStream NOWHERE = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);

    private Folders() {}

    /** Writes files by path. */
    static Path of(Path folder, Map<String, String> files) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        return folder;
    }

    /** Writes one file. */
    static void write(Path folder, String path, byte[] content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    /** Writes a patch that leads from some folders to another one. */
    static Path diff(Path temp, Path newer, Path... olds) throws IOException, PatchException {
        Path patch = Files.createTempFile(temp, "a", ".patch");
        Diff.write(List.of(olds), newer, patch, NOWHERE);
        return patch;
    }

    /** Copies a folder with everything in it. */
    static Path copy(Path from, Path to) throws IOException {
        for (Path path : paths(from)) {
            Path target = to.resolve(from.relativize(path).toString());
            Files.createDirectories(target.getParent());
            Files.copy(path, target);
        }
        Files.createDirectories(to);
        return to;
    }

    /** Every file in a folder, hidden ones too, and its content in hexadecimal. */
    static SortedMap<String, String> read(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        for (Path path : paths(folder)) {
            files.put(
                    folder.relativize(path).toString().replace('\\', '/'),
                    HexFormat.of().formatHex(Files.readAllBytes(path)));
        }
        return files;
    }

    /** Removes a folder. */
    static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(path);
            }
        }
    }

    private static List<Path> paths(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
