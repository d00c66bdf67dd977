package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the files of a folder, without {@link Junk}. Links are not followed, and refused if they lead out of it. */
final class TreeScan {
    /** No folder of a game has more. */
    static final int MOST_FILES = 100_000;

    /** Empty folders that are kept. */
    static final int MOST_EMPTY = 1000;

    private final Path root;
    private final PathSet known = new PathSet();
    private final SortedMap<String, Long> sizes = new TreeMap<>();
    private final SortedSet<String> programs = new TreeSet<>();
    private final SortedSet<String> emptyFolders = new TreeSet<>();
    private final SortedMap<String, String> links = new TreeMap<>();

    private TreeScan(Path root) {
        this.root = root;
    }

    /**
     * Reads all files of {@code root} and calculates their hashes.
     *
     * @param err receives the progress
     * @throws PatchException if something is in it that cannot be handed around
     */
    static Tree read(Path root, PrintStream err) throws IOException, PatchException {
        TreeScan scan = look(root);
        long bytes = scan.sizes.values().stream().mapToLong(Long::longValue).sum();
        Meter meter = Meter.start(err, "Reads " + root.getFileName(), bytes);
        SortedMap<String, Tree.Leaf> files = new TreeMap<>();
        for (Map.Entry<String, Long> file : scan.sizes.entrySet()) {
            Path where = root.resolve(file.getKey());
            files.put(file.getKey(), new Tree.Leaf(where, file.getValue(), Sha256.of(where, meter)));
        }
        return new Tree(files, scan.programs, scan.emptyFolders, scan.links);
    }

    /**
     * Looks at all of {@code root} without reading files.
     *
     * @throws PatchException if something is in it that cannot be handed around
     */
    static TreeScan look(Path root) throws IOException, PatchException {
        TreeScan scan = new TreeScan(root);
        scan.list(root, "", 0);
        return scan;
    }

    /** The sizes of all files, by path. */
    SortedMap<String, Long> sizes() {
        return sizes;
    }

    /** The files that can be run. */
    SortedSet<String> programs() {
        return programs;
    }

    /** The folders in which nothing is. */
    SortedSet<String> emptyFolders() {
        return emptyFolders;
    }

    /** What symbolic links say, by their paths. */
    SortedMap<String, String> links() {
        return links;
    }

    private void list(Path folder, String prefix, int depth) throws IOException, PatchException {
        if (depth > FolderPath.DEEPEST) {
            throw new PatchException(place(prefix), "more folders in each other", "at most " + FolderPath.DEEPEST);
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            boolean empty = true;
            for (Path entry : entries) {
                empty = false;
                String name = entry.getFileName().toString();
                if (!Junk.is(name)) {
                    add(entry, prefix + name, depth);
                }
            }
            if (empty && !prefix.isEmpty()) {
                addEmpty(prefix.substring(0, prefix.length() - 1));
            }
        }
    }

    /** What could not be handed around is not kept; it has nothing in it. */
    private void addEmpty(String path) {
        if (FolderPath.fault(path).isEmpty() && emptyFolders.size() < MOST_EMPTY) {
            emptyFolders.add(path);
        }
    }

    private void add(Path entry, String path, int depth) throws IOException, PatchException {
        BasicFileAttributes attributes =
                Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isDirectory()) {
            list(entry, path + "/", depth + 1);
            return;
        }
        if (!attributes.isRegularFile() && !attributes.isSymbolicLink()) {
            throw new PatchException(place(path), "a device", "a file or a folder");
        }
        refuse(path, known.add(path));
        if (attributes.isSymbolicLink()) {
            links.put(path, LinkTarget.of(entry));
            refuse(path, LinkTarget.fault(path, links.get(path)));
        } else {
            sizes.put(path, attributes.size());
            if (FileMode.isProgram(entry)) {
                programs.add(path);
            }
        }
        if (sizes.size() + links.size() > MOST_FILES) {
            throw new PatchException(root.toString(), "more files", "at most " + MOST_FILES);
        }
    }

    private void refuse(String path, Optional<String> fault) throws PatchException {
        if (fault.isPresent()) {
            throw new PatchException(place(path) + " " + fault.get() + ".");
        }
    }

    private String place(String path) {
        return root.resolve(path).toString();
    }
}
