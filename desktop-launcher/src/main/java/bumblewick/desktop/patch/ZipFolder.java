package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    private static final String MODES = "zip:permissions";
    private static final Set<PosixFilePermission> PROGRAM = PosixFilePermissions.fromString("rwxr-xr-x");
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
                if (Junk.isIn(entry.getName())) {
                    continue;
                }
                if (entry.isDirectory()) {
                    makeFolder(
                            folder, entry.getName().substring(0, entry.getName().length() - 1));
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
        if (FileMode.isKnown(folder)) {
            setPrograms(zip, folder);
        }
    }

    /** It may be empty; what has a name that no version may have is left out, as it is where nothing is in it. */
    private static void makeFolder(Path folder, String path) throws IOException {
        if (FolderPath.fault(path).isEmpty()) {
            Files.createDirectories(folder.resolve(path));
        }
    }

    /** Java's own reader of zips does not tell modes, its file system does. */
    private static void setPrograms(Path zip, Path folder) throws IOException, PatchException {
        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            for (String path : TreeScan.look(folder).sizes().keySet()) {
                Object modes = Files.getAttribute(inside.getPath(path), MODES);
                if (modes instanceof Set<?> set && set.contains(PosixFilePermission.OWNER_EXECUTE)) {
                    FileMode.setProgram(folder.resolve(path), true);
                }
            }
        } catch (ProviderNotFoundException | IllegalArgumentException e) {
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
    static void pack(Path folder, Path zip, PrintStream err) throws IOException, PatchException {
        TreeScan found = TreeScan.look(folder);
        found.links().keySet().forEach(path -> err.println("The link " + path + " is not kept in a zip."));
        SortedMap<String, Path> files = new TreeMap<>();
        found.sizes().keySet().forEach(path -> files.put(path, folder.resolve(path)));
        found.emptyFolders().forEach(path -> files.put(path + "/", folder.resolve(path)));
        Path part = folder.resolveSibling(folder.getFileName() + ".zip");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                write(files, out);
            }
            if (!found.programs().isEmpty()) {
                markPrograms(part, found.programs());
            }
            Files.move(part, zip, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void markPrograms(Path zip, Set<String> programs) throws IOException {
        try (FileSystem inside = FileSystems.newFileSystem(zip)) {
            for (String path : programs) {
                Files.setAttribute(inside.getPath(path), MODES, PROGRAM);
            }
        }
    }

    /**
     * Writes a zip.
     *
     * @param files by their paths in it; a path of a folder ends in {@code /}
     * @param out closed at the end
     */
    public static void write(SortedMap<String, Path> files, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                if (!entry.isDirectory()) {
                    Files.copy(file.getValue(), zip);
                }
                zip.closeEntry();
            }
        }
    }

    /** Removes a file, or a folder and all in it, if it is there; follows no links. */
    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
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
                if (failure != null) {
                    throw failure;
                }
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
