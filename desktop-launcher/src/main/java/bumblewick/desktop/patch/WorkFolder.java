package bumblewick.desktop.patch;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The folder in a folder where a patch is prepared, on the same disk, so that ready files only change their place. What
 * lies in it tells how far an earlier process came:
 *
 * <pre>
 * new/        files that are ready
 * patch       which patch they belong to
 * journal     from when this is there, the new files go in, come what may
 * rollback    the journal's other name: a file could not be moved, and the old ones go back
 * old/        files that made room
 * done        the journal's last name: only this folder is left to be removed
 * </pre>
 */
final class WorkFolder implements Closeable {
    static final String NAME = ".bumblewick-patch";

    private static final String LOCK = "lock";
    private static final String DONE = "done";

    private final Path root;
    private final Path folder;
    private final boolean temporary;
    private FileChannel lock;

    private WorkFolder(Path root, Path folder, boolean temporary) {
        this.root = root;
        this.folder = folder;
        this.temporary = temporary;
    }

    /** Whether an earlier process left one in {@code root}. */
    static boolean isIn(Path root) {
        return Files.exists(root.resolve(NAME), LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Opens the one in {@code root}, for this process alone.
     *
     * @throws IOException if it cannot be made
     * @throws PatchException if another process works in it, or it is no folder
     */
    static WorkFolder in(Path root) throws IOException, PatchException {
        Path folder = root.resolve(NAME);
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectory(folder);
        }
        return new WorkFolder(root, folder, false).open();
    }

    /** One elsewhere: the files of {@code root} are not touched, and {@link #close} removes it. */
    static WorkFolder beside(Path root) throws IOException, PatchException {
        return new WorkFolder(root, Files.createTempDirectory("bumblewick-patch"), true).open();
    }

    private WorkFolder open() throws IOException, PatchException {
        refuseLinks();
        lock = FileChannel.open(at(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!tryLock(lock)) {
            lock.close();
            throw new PatchException("Another patch is being applied to " + root + ".");
        }
        Files.createDirectories(at("new"));
        Files.createDirectories(at("old"));
        return this;
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // held by another thread of this process
        }
    }

    /** The folder that is to be patched. */
    Path root() {
        return root;
    }

    /** Something in this folder, such as {@code new/12}. */
    Path at(String name) {
        return folder.resolve(name);
    }

    /** A file with a new content, whether it is there or not. */
    Path fresh(String name) {
        return at("new").resolve(name);
    }

    /** Where an old file makes room. */
    Path away(int number) {
        return at("old").resolve(String.valueOf(number));
    }

    /** Forgets the files of another patch. */
    void prepareFor(String patch) throws IOException {
        Path mark = at("patch");
        if (Files.exists(mark) && Files.readString(mark, StandardCharsets.UTF_8).equals(patch)) {
            return;
        }
        ZipFolder.remove(at("new"));
        Files.createDirectories(at("new"));
        Files.writeString(mark, patch);
    }

    /** Has a file on the disk when this returns, if it is to outlive this process. */
    void keep(FileChannel file) throws IOException {
        if (!temporary) {
            file.force(true);
        }
    }

    /** Gives what is named {@code from} the name {@code to}, at once. */
    void rename(String from, String to) throws IOException {
        Files.move(at(from), at(to), StandardCopyOption.ATOMIC_MOVE);
        force();
    }

    /** Has the names in this folder on the disk, where the system lets a folder be forced there. */
    private void force() {
        try (FileChannel channel = FileChannel.open(folder)) {
            channel.force(true);
        } catch (IOException e) {
            return; // some systems open no folders; they keep the order of names themselves
        }
    }

    /** Removes everything in this folder and the folder itself; the word that it is done goes last. */
    void clear() throws IOException {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                String name = entry.getFileName().toString();
                if (!name.equals(DONE) && !name.equals(LOCK)) {
                    ZipFolder.remove(entry);
                }
            }
        }
        Files.deleteIfExists(at(DONE));
        lock.close();
        ZipFolder.remove(folder);
    }

    @Override
    public void close() throws IOException {
        lock.close();
        if (temporary) {
            ZipFolder.remove(folder);
        }
    }

    /** Whoever made the folder may have laid a trap: a link in it would lead the files elsewhere. */
    private void refuseLinks() throws IOException, PatchException {
        for (Path path :
                new Path[] {folder, at("new"), at("old"), at(LOCK), at("patch"), at("journal"), at("rollback")}) {
            if (Files.isSymbolicLink(path)) {
                throw new PatchException(path.toString(), "a symbolic link", "a file or a folder");
            }
        }
        if (!Files.isDirectory(folder)) {
            throw new PatchException(folder.toString(), "a file", "a folder");
        }
    }
}
