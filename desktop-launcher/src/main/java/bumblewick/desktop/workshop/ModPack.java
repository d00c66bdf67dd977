package bumblewick.desktop.workshop;

import bumblewick.desktop.patch.Junk;
import bumblewick.desktop.patch.PathSet;
import bumblewick.desktop.patch.ZipFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Packs a folder into a reproducible zip: entries sorted by name, all with the same time. Files that a system or tool
 * left behind are neither packed nor skipped silently: they are problems.
 */
public final class ModPack {
    private final Path folder;
    private final SortedMap<String, Path> files = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /**
     * A zip that was written.
     *
     * @param bytes of it
     * @param sha256 of it, as 64 letters and digits
     */
    public record Packed(long bytes, int files, String sha256) {}

    private ModPack(Path folder) {
        this.folder = folder;
    }

    /** Looks through a folder. */
    public static ModPack of(Path folder) throws IOException {
        ModPack pack = new ModPack(folder);
        Files.walkFileTree(folder, pack.new Visit());
        pack.checkNames();
        return pack;
    }

    /** What must not be packed, with reasons; empty if all is well. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /**
     * Writes the zip; it appears under its name when it is whole.
     *
     * @throws IOException if a file cannot be read, or the zip not written
     */
    public Packed write(Path zip) throws IOException {
        if (!problems.isEmpty()) {
            throw new IllegalStateException("a folder with problems is not packed: " + problems);
        }
        Path target = zip.toAbsolutePath();
        Path part = target.resolveSibling(target.getFileName() + ".part");
        Files.createDirectories(target.getParent());
        MessageDigest digest = digest();
        try {
            try (OutputStream out = new DigestOutputStream(Files.newOutputStream(part), digest)) {
                ZipFolder.write(files, out);
            }
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        return new Packed(Files.size(target), files.size(), HexFormat.of().formatHex(digest.digest()));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private void checkNames() {
        PathSet known = new PathSet();
        for (String path : files.keySet()) {
            known.add(path).ifPresent(fault -> problems.add(path + ": " + fault));
        }
    }

    private String name(Path path) {
        return folder.relativize(path).toString().replace('\\', '/');
    }

    /** Goes through all folders, but not into junk, nor through links. */
    private final class Visit extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
            if (visited.equals(folder) || !isJunk(visited)) {
                return FileVisitResult.CONTINUE;
            }
            return FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (isJunk(file)) {
                return FileVisitResult.CONTINUE;
            }
            if (attributes.isRegularFile()) {
                files.put(name(file), file);
            } else {
                problems.add(name(file) + ": is a " + (attributes.isSymbolicLink() ? "link" : "device")
                        + ", expected a file or a folder");
            }
            return FileVisitResult.CONTINUE;
        }

        private boolean isJunk(Path path) {
            String last = path.getFileName().toString();
            boolean junk = Junk.is(last) || last.startsWith(".");
            if (junk) {
                problems.add(name(path) + ": is left over by a system or a tool, remove it");
            }
            return junk;
        }
    }
}
