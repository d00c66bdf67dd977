package bumblewick.desktop;

import bumblewick.content.asset.FolderTree;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives a data folder to one game at a time. A second game gets a copy of it that goes when it ends: it reads what the
 * player has, and cannot write over what the first game saves. Mods are the same for both.
 */
final class DataFolderLock {
    private static final Logger LOG = LoggerFactory.getLogger(DataFolderLock.class);

    private static final String NAME = "in-use.lock";
    private static final String MODS = "mods";

    /** What a copy does without. */
    private static final Set<String> LEFT = Set.of(NAME, MODS, "logs", "pictures");

    /** Strong references: a channel that nobody has is closed, and its lock is gone. */
    private static final Queue<FileChannel> HELD = new ConcurrentLinkedQueue<>();

    private DataFolderLock() {}

    /**
     * The folders that this process may write to.
     *
     * @param folders the player's
     * @param kept whether what is saved there outlives this process
     */
    record Granted(DesktopFolders folders, boolean kept) {}

    /** Asks for {@code folders} until this process ends. */
    static Granted acquire(DesktopFolders folders) {
        try {
            Files.createDirectories(folders.data());
            if (lock(folders.data().resolve(NAME))) {
                return new Granted(folders, true);
            }
            return new Granted(copy(folders), false);
        } catch (IOException e) {
            LOG.warn("nobody can tell whether another game uses {}", folders.data(), e);
            return new Granted(folders, true); // some network disks know no locks
        }
    }

    /** The lock goes with the process, however that ends. */
    private static boolean lock(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                HELD.add(channel);
                return true;
            }
        } catch (OverlappingFileLockException e) {
            LOG.debug("{} is locked by this process", file);
        }
        channel.close();
        return false;
    }

    private static DesktopFolders copy(DesktopFolders folders) throws IOException {
        Path copy = Files.createTempDirectory("bumblewick-second");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(copy)));
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folders.data())) {
            for (Path entry : entries) {
                if (!LEFT.contains(entry.getFileName().toString())) {
                    copyTree(entry, copy.resolve(entry.getFileName()));
                }
            }
        }
        shareMods(folders.data().resolve(MODS), copy.resolve(MODS));
        return new DesktopFolders(copy, copy.resolve("logs"), folders.pictures());
    }

    private static void shareMods(Path mods, Path here) throws IOException {
        if (!Files.isDirectory(mods)) {
            return;
        }
        try {
            Files.createSymbolicLink(here, mods);
        } catch (IOException | UnsupportedOperationException e) {
            copyTree(mods, here); // Windows lets not everybody make links
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (attributes.isRegularFile()) {
                    Files.copy(
                            file,
                            file.equals(from)
                                    ? to
                                    : to.resolve(from.relativize(file).toString()));
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void remove(Path copy) {
        try {
            Files.deleteIfExists(copy.resolve(MODS)); // the link, if it is one
        } catch (IOException e) {
            LOG.debug("{} is no link", copy.resolve(MODS));
        }
        try {
            FolderTree.delete(copy);
        } catch (IOException e) {
            LOG.debug("{} stays", copy, e); // in the system's folder of temporary files
        }
    }
}
