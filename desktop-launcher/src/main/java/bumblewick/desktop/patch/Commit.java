package bumblewick.desktop.patch;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/**
 * Brings the prepared files to their places, or back. First all old files make room, then all new ones go in; each move
 * is one operation of the file system, and where each file lies tells what has been done. So both ways can be begun
 * anywhere, and any number of times.
 */
final class Commit {
    private final WorkFolder work;
    private final List<Journal.Entry> entries;
    private final Mover mover;

    /** Gives a file another place, at once. */
    interface Mover {
        /**
         * Moves it.
         *
         * @param to where nothing is, in a folder that exists
         */
        void move(Path from, Path to) throws IOException;
    }

    Commit(WorkFolder work, Journal journal) {
        this(work, journal, (from, to) -> Files.move(from, to, StandardCopyOption.ATOMIC_MOVE));
    }

    Commit(WorkFolder work, Journal journal, Mover mover) {
        this.work = work;
        this.entries = journal.entries();
        this.mover = mover;
    }

    /** Makes the folder new. */
    void forward() throws IOException {
        for (int i = 0; i < entries.size(); i++) {
            makeRoom(entries.get(i), work.away(i));
        }
        for (Journal.Entry entry : entries) {
            if (entry.deed().takesAway()) {
                removeEmpty(target(entry).getParent());
            } else if (entry.deed() == Journal.Deed.CLEAR) {
                removeEmpty(target(entry));
            }
        }
        for (Journal.Entry entry : entries) {
            putIn(entry);
        }
        for (Journal.Entry entry : entries) {
            if (entry.deed() == Journal.Deed.FOLDER) {
                Files.createDirectories(target(entry));
            }
        }
    }

    /** Makes the folder old. */
    void back() throws IOException {
        for (int i = 0; i < entries.size(); i++) {
            takeOut(entries.get(i), work.away(i));
        }
        for (Journal.Entry entry : entries) {
            if (entry.deed().puts()) {
                removeEmpty(target(entry).getParent());
            } else if (entry.deed() == Journal.Deed.FOLDER) {
                removeEmpty(target(entry));
            }
        }
        for (int i = 0; i < entries.size(); i++) {
            if (isFile(work.away(i))) {
                move(work.away(i), target(entries.get(i)));
            } else if (entries.get(i).deed() == Journal.Deed.CLEAR) {
                Files.createDirectories(target(entries.get(i)));
            }
        }
    }

    private void makeRoom(Journal.Entry entry, Path away) throws IOException {
        boolean done = isFile(away) || (entry.deed().puts() && !isFile(work.fresh(entry.staged())));
        if (entry.deed().takesAway() && !done && isFile(target(entry))) {
            move(target(entry), away);
        }
    }

    private void putIn(Journal.Entry entry) throws IOException {
        Path fresh = work.fresh(entry.staged());
        if (entry.deed().puts() && isFile(fresh)) {
            checkLink(fresh, entry.path());
            move(fresh, target(entry));
        }
    }

    /** A journal may have come with the folder from somebody else: a link out of it would lead the next moves there. */
    private static void checkLink(Path fresh, String path) throws IOException {
        if (Files.isSymbolicLink(fresh)) {
            Optional<String> fault = LinkTarget.fault(path, LinkTarget.of(fresh));
            if (fault.isPresent()) {
                throw new IOException(path + " " + fault.get() + ".");
            }
        }
    }

    /** What lies at the target is the new file only if the old one has made room. */
    private void takeOut(Journal.Entry entry, Path away) throws IOException {
        Path fresh = work.fresh(entry.staged());
        boolean isNew = entry.deed() == Journal.Deed.ADD || (entry.deed() == Journal.Deed.REPLACE && isFile(away));
        if (isNew && !isFile(fresh) && isFile(target(entry))) {
            move(target(entry), fresh);
        }
    }

    private Path target(Journal.Entry entry) {
        return work.root().resolve(entry.path());
    }

    private void move(Path from, Path to) throws IOException {
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString()); // an atomic move would not ask
        }
        Files.createDirectories(to.getParent());
        mover.move(from, to);
    }

    /** A folder that is to stay empty is made again at the end. What was a folder may be a file by now. */
    private void removeEmpty(Path folder) throws IOException {
        for (Path path = folder; !path.equals(work.root()); path = path.getParent()) {
            if (isFile(path)) {
                return;
            }
            try {
                Files.deleteIfExists(path);
            } catch (DirectoryNotEmptyException e) {
                return;
            }
        }
    }

    /** Or a link, which is moved and removed like one. */
    private static boolean isFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(path);
    }
}
