package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Completes the change of a folder: in the process that began it, or in the next one if that crashed. */
final class Recovery {
    private Recovery() {}

    /** Whether an ended process left {@code root} between two versions. */
    static boolean isNeeded(Path root) {
        Path work = root.resolve(WorkFolder.NAME);
        return Files.exists(work.resolve("journal")) || Files.exists(work.resolve("rollback"));
    }

    /**
     * Finishes what an ended process left half done; files that were only being prepared stay for {@link Staging}.
     *
     * @param err receives messages
     */
    static void run(Path root, PrintStream err) throws IOException, PatchException {
        if (!WorkFolder.isIn(root)) {
            return;
        }
        TreeScan.look(root); // refuses links that could lead the moves out of the folder
        try (WorkFolder work = WorkFolder.in(root)) {
            if (Files.exists(work.at("rollback"))) {
                err.println("An earlier patch failed and was interrupted: puts the old files back.");
                back(work, Journal.read(work.at("rollback")));
            } else if (Files.exists(work.at("journal"))) {
                err.println("An earlier patch was interrupted: finishes it.");
                commit(work, Journal.read(work.at("journal")), err);
            } else if (Files.exists(work.at("done"))) {
                work.clear();
            }
        }
    }

    /** Removes unneeded preparations of an earlier process. */
    static void tidy(Path root) throws IOException, PatchException {
        if (WorkFolder.isIn(root)) {
            try (WorkFolder work = WorkFolder.in(root)) {
                work.clear();
            }
        }
    }

    /**
     * Makes the folder new, or old again if a file cannot be moved or the outcome is not right.
     *
     * @param work with the journal in it
     */
    static void commit(WorkFolder work, Journal journal, PrintStream err) throws IOException, PatchException {
        try {
            new Commit(work, journal).forward();
            Tree after = TreeScan.read(work.root(), err);
            if (!after.hash().equals(journal.target())) {
                throw new PatchException(
                        work.root() + " while it was patched",
                        after.hash().toString(),
                        journal.target().toString());
            }
        } catch (IOException | PatchException e) {
            work.rename("journal", "rollback");
            back(work, journal);
            throw e;
        }
        work.rename("journal", "done");
        work.clear();
    }

    private static void back(WorkFolder work, Journal journal) throws IOException {
        new Commit(work, journal).back();
        work.rename("rollback", "done");
        work.clear();
    }
}
