package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
     * @param err receives what this system cannot have
     * @throws PatchException if it holds what no version of a folder may have
     */
    static void unpack(Path zip, Path folder, PrintStream err) throws IOException, PatchException {
        PathSet known = new PathSet();
        SortedMap<String, Integer> modes = ZipModes.read(zip);
        SortedMap<String, String> links = new TreeMap<>();
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
                refuse(zip, entry, fault);
                if (++files > TreeScan.MOST_FILES) {
                    throw new PatchException(zip.toString(), "more files", "at most " + TreeScan.MOST_FILES);
                }
                if (ZipModes.isLink(modes.getOrDefault(entry.getName(), 0))) {
                    links.put(entry.getName(), link(entries, zip, entry));
                    continue;
                }
                Path file = folder.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                left -= copy(entries, entry, file, left);
            }
        } catch (IllegalArgumentException e) {
            throw new ZipException(zip + " cannot be read: " + e.getMessage());
        }
        for (Map.Entry<String, Integer> each : modes.entrySet()) {
            Path file = folder.resolve(each.getKey());
            if (ZipModes.isProgram(each.getValue()) && Files.isRegularFile(file)) {
                FileMode.setProgram(file, true);
            }
        }
        makeLinks(links, folder, err); // last: nothing is written through one
    }

    private static void refuse(Path zip, ZipEntry entry, Optional<String> fault) throws PatchException {
        if (fault.isPresent()) {
            String name = entry.getName().replaceAll("\\p{C}", "?");
            throw new PatchException(zip + ": its entry '" + name + "' " + fault.get() + ".");
        }
    }

    /** What a symbolic link says, which is the content of its entry. */
    private static String link(ZipFile entries, Path zip, ZipEntry entry) throws IOException, PatchException {
        try (InputStream in = entries.getInputStream(entry)) {
            String target = new String(in.readNBytes(LinkTarget.MOST_BYTES), StandardCharsets.UTF_8);
            refuse(zip, entry, LinkTarget.fault(entry.getName(), target));
            return target;
        }
    }

    private static void makeLinks(SortedMap<String, String> links, Path folder, PrintStream err) throws IOException {
        for (Map.Entry<String, String> link : links.entrySet()) {
            Path path = folder.resolve(link.getKey());
            Files.createDirectories(path.getParent());
            if (!LinkTarget.make(path, link.getValue())) {
                err.println(
                        "The link " + link.getKey() + " is not kept: this system does not let the game make links.");
            }
        }
    }

    /** It may be empty; what has a name that no version may have is left out, as it is where nothing is in it. */
    private static void makeFolder(Path folder, String path) throws IOException {
        if (FolderPath.fault(path).isEmpty()) {
            Files.createDirectories(folder.resolve(path));
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
        TreeScan found = TreeScan.look(folder);
        SortedMap<String, Path> files = new TreeMap<>();
        SortedMap<String, Integer> modes = new TreeMap<>();
        found.programs().forEach(path -> modes.put(path, ZipModes.PROGRAM));
        found.sizes().keySet().forEach(path -> files.put(path, folder.resolve(path)));
        found.emptyFolders().forEach(path -> files.put(path + "/", folder.resolve(path)));
        for (String path : found.links().keySet()) {
            files.put(path, folder.resolve(path));
            modes.put(path, ZipModes.LINK);
        }
        Path part = folder.resolveSibling(folder.getFileName() + ".zip");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                write(files, out);
            }
            ZipModes.write(part, modes);
            Files.move(part, zip, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /**
     * Writes a zip.
     *
     * @param files by their paths in it; a path of a folder ends in {@code /}, of a link what it says is written
     * @param out closed at the end
     */
    public static void write(SortedMap<String, Path> files, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                if (Files.isSymbolicLink(file.getValue())) {
                    zip.write(LinkTarget.of(file.getValue()).getBytes(StandardCharsets.UTF_8));
                } else if (!entry.isDirectory()) {
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
