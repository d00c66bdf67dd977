package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.LocalDateTime;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A zip as a folder: unpacked beside it, and packed again so that it is replaced as a whole or not at all. Equal files give
 * equal zips: entries are sorted by name, all with the same time.
 */
public final class ZipFolder {
    /** An arbitrary time that a zip can store. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private static final int BUFFER = 1 << 16; // bytes

    private ZipFolder() {}

    /** Where a zip is unpacked: nothing that an ended process left there is used. */
    static Path beside(Path zip) throws IOException {
        Path folder = zip.toAbsolutePath().resolveSibling("." + zip.getFileName() + ".unpacked");
        remove(folder);
        return Files.createDirectory(folder);
    }

    /**
     * Unpacks a zip.
     *
     * @param folder that is empty
     * @throws PatchException if it holds what no version of a folder may have
     */
    static void unpack(Path zip, Path folder) throws IOException, PatchException {
        PathSet known = new PathSet();
        long left = Format.STEP;
        int files = 0;
        try (ZipFile entries = new ZipFile(zip.toFile())) {
            Enumeration<? extends ZipEntry> all = entries.entries();
            while (all.hasMoreElements()) {
                ZipEntry entry = all.nextElement();
                if (entry.isDirectory() || Junk.isIn(entry.getName())) {
                    continue;
                }
                Optional<String> fault = known.add(entry.getName());
                if (fault.isPresent()) {
                    throw new PatchException(zip + ": its entry '"
                            + entry.getName().replaceAll("\\p{C}", "?") + "' " + fault.get() + ".");
                }
                if (++files > TreeScan.MOST_FILES) {
                    throw new PatchException(zip.toString(), "more files", "at most " + TreeScan.MOST_FILES);
                }
                Path file = folder.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                left -= copy(entries, entry, file, left);
            }
        } catch (IllegalArgumentException e) {
            throw new ZipException(zip + " cannot be read: " + e.getMessage());
        }
    }

    private static long copy(ZipFile zip, ZipEntry entry, Path file, long most) throws IOException, PatchException {
        byte[] buffer = new byte[BUFFER];
        long bytes = 0;
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                bytes += read;
                if (bytes > most) {
                    throw new PatchException(zip.getName(), "more bytes", "at most " + Format.STEP);
                }
                out.write(buffer, 0, read);
            }
        }
        return bytes;
    }

    /** Replaces a zip by what lies in a folder. */
    static void pack(Path folder, Path zip) throws IOException, PatchException {
        SortedMap<String, Path> files = new TreeMap<>();
        for (String path : TreeScan.sizes(folder).keySet()) {
            files.put(path, folder.resolve(path));
        }
        Path part = folder.resolveSibling(folder.getFileName() + ".zip");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                write(files, out);
            }
            Files.move(part, zip, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /**
     * Writes a zip.
     *
     * @param files by their paths in it
     * @param out closed at the end
     */
    public static void write(SortedMap<String, Path> files, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                Files.copy(file.getValue(), zip);
                zip.closeEntry();
            }
        }
    }

    /** Removes a folder and all in it; follows no links. */
    static void remove(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException failure) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
