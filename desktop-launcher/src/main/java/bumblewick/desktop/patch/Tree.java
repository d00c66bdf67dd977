package bumblewick.desktop.patch;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The files of one version of a folder, by path. Its hash stands for all of them: the SHA-256 of each path in UTF-8, a
 * zero byte and the file's SHA-256, in the order of the paths. Which files can be run, which folders are empty and which
 * symbolic links there are is known, but not in the hash: not every system has the ones, and not every zip the others.
 * Immutable.
 */
final class Tree {
    private final SortedMap<String, Leaf> files;
    private final SortedSet<String> programs;
    private final SortedSet<String> emptyFolders;
    private final SortedMap<String, String> links;
    private final Sha256 hash;

    /**
     * A file.
     *
     * @param where it lies now; not always at its path, while a patch is at work
     * @param size in bytes
     * @param hash of its content
     */
    record Leaf(Path where, long size, Sha256 hash) {}

    /** Of {@code files} by their paths (copied). */
    Tree(SortedMap<String, Leaf> files) {
        this(files, new TreeSet<>(), new TreeSet<>(), new TreeMap<>());
    }

    /**
     * With all that is known of a folder.
     *
     * @param files by their paths (copied)
     * @param programs those of them that can be run (copied)
     * @param emptyFolders paths of folders in which nothing is (copied)
     * @param links what symbolic links say, by their paths (copied)
     */
    Tree(
            SortedMap<String, Leaf> files,
            SortedSet<String> programs,
            SortedSet<String> emptyFolders,
            SortedMap<String, String> links) {
        this.links = new TreeMap<>(links);
        this.programs = new TreeSet<>(programs);
        this.emptyFolders = new TreeSet<>(emptyFolders);
        this.files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
        MessageDigest digest = Sha256.digest();
        this.files.forEach((path, leaf) -> {
            digest.update(path.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            digest.update(leaf.hash().bytes());
        });
        hash = Sha256.of(digest);
    }

    /** The file at {@code path}, or null. */
    Leaf get(String path) {
        return files.get(path);
    }

    /** All paths, sorted. */
    SortedSet<String> paths() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(files.keySet()));
    }

    /** All files by path; cannot be changed. */
    SortedMap<String, Leaf> files() {
        return files;
    }

    /** Whether a file can be run; never on systems that do not know. */
    boolean isProgram(String path) {
        return programs.contains(path);
    }

    /** Paths of folders in which nothing is. */
    SortedSet<String> emptyFolders() {
        return Collections.unmodifiableSortedSet(emptyFolders);
    }

    /** What symbolic links say, by their paths. */
    SortedMap<String, String> links() {
        return Collections.unmodifiableSortedMap(links);
    }

    /** Whether a file or a link is there. */
    boolean has(String path) {
        return files.containsKey(path) || links.containsKey(path);
    }

    /** All files in the order of their paths. */
    List<Leaf> leaves() {
        return List.copyOf(files.values());
    }

    /** What the version is known by. */
    Sha256 hash() {
        return hash;
    }

    /** Whether all that is known of both is the same, beside their hash. */
    boolean isSame(Tree other) {
        return hash.equals(other.hash)
                && programs.equals(other.programs)
                && emptyFolders.equals(other.emptyFolders)
                && links.equals(other.links);
    }

    /** How much it is. */
    Extent extent() {
        return Extent.of(files.values());
    }

    /**
     * Number and bytes of files.
     *
     * @param files how many
     * @param bytes of all
     */
    record Extent(long files, long bytes) {
        private static final double MEGABYTE = 1e6;

        static Extent of(Collection<Leaf> leaves) {
            return new Extent(
                    leaves.size(), leaves.stream().mapToLong(Leaf::size).sum());
        }

        @Override
        public String toString() {
            return files + (files == 1 ? " file, " : " files, ") + size(bytes);
        }

        /** Bytes for a person. */
        static String size(long bytes) {
            return bytes < MEGABYTE ? bytes + " bytes" : String.format("%.1f MB", bytes / MEGABYTE);
        }
    }
}
