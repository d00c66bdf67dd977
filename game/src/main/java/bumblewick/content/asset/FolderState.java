package bumblewick.content.asset;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which files there are in some folders, how large and how old, at one moment. Immutable. */
public final class FolderState {
    private final SortedMap<Path, Stamp> files;

    private record Stamp(FileTime time, long bytes) {}

    private FolderState(SortedMap<Path, Stamp> files) {
        this.files = files;
    }

    /**
     * Looks at folders with everything in them; one that does not exist is empty.
     *
     * @throws IOException if one cannot be looked at
     */
    public static FolderState of(Collection<Path> folders) throws IOException {
        SortedMap<Path, Stamp> files = new TreeMap<>();
        for (Path folder : folders) {
            if (Files.exists(folder)) {
                Files.walkFileTree(folder, new Notes(folder, files));
            }
        }
        return new FolderState(files);
    }

    /** The files that came, went or are others now. */
    public SortedSet<Path> changesSince(FolderState before) {
        SortedSet<Path> all = new TreeSet<>(files.keySet());
        all.addAll(before.files.keySet());
        all.removeIf(file -> Objects.equals(files.get(file), before.files.get(file)));
        return all;
    }

    /** How many files there are. */
    public int size() {
        return files.size();
    }

    private static final class Notes extends SimpleFileVisitor<Path> {
        private final Path root;
        private final SortedMap<Path, Stamp> files;

        Notes(Path root, SortedMap<Path, Stamp> files) {
            this.root = root;
            this.files = files;
        }

        /** Editors keep what they need themselves in hidden files and folders. */
        private static boolean hidden(Path path) {
            return path.getFileName().toString().startsWith(".");
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return hidden(folder) && !folder.equals(root) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!hidden(file)) {
                files.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
            }
            return FileVisitResult.CONTINUE;
        }

        /** It went while it was looked at: an editor has just put another in its place. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
        }
    }
}
