package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The change of a folder is broken off after every single move, forwards and backwards. */
class CommitTest {
    private static final Map<String, String> OLD = Map.of("a", "a1", "b", "b1", "c/d", "d1", "e", "e1");
    private static final Map<String, String> NEW = Map.of("a", "a2", "b/x", "x2", "c", "c2", "f/g/h", "h2");

    /** Four files are taken away, four are put in. */
    private static final int MOVES = 8;

    private static final List<Journal.Entry> ENTRIES = List.of(
            new Journal.Entry(Journal.Deed.REPLACE, "0", "a"),
            new Journal.Entry(Journal.Deed.ADD, "1", "b/x"),
            new Journal.Entry(Journal.Deed.ADD, "2", "c"),
            new Journal.Entry(Journal.Deed.ADD, "3", "f/g/h"),
            new Journal.Entry(Journal.Deed.DELETE, "-", "b"),
            new Journal.Entry(Journal.Deed.DELETE, "-", "c/d"),
            new Journal.Entry(Journal.Deed.DELETE, "-", "e"));

    @TempDir
    Path temp;

    private SortedMap<String, String> before;
    private SortedMap<String, String> after;
    private Sha256 target;

    @BeforeEach
    void readVersions() throws Exception {
        before = Folders.read(Folders.of(temp.resolve("old"), OLD));
        after = Folders.read(Folders.of(temp.resolve("new"), NEW));
        target = TreeScan.read(temp.resolve("new"), Folders.NOWHERE).hash();
    }

    @Test
    void goesOnWhereverItWasBrokenOff() throws Exception {
        for (int first = 0; first < MOVES; first++) {
            for (int second = 0; second < MOVES - first; second++) {
                Path folder = prepared("forward-" + first + "-" + second);
                breakOff(folder, first, true);
                breakOff(folder, second, true);
                try (WorkFolder work = WorkFolder.in(folder)) {
                    Recovery.commit(work, Journal.read(work.at("journal")), Folders.NOWHERE);
                }
                assertEquals(after, Folders.read(folder), first + " moves, then " + second);
            }
        }
    }

    @Test
    void goesBackFromWhereverItWasBrokenOff() throws Exception {
        for (int there = 0; there <= MOVES; there++) {
            for (int back = 0; back < there; back++) {
                Path folder = prepared("back-" + there + "-" + back);
                breakOff(folder, there, true);
                Files.move(folder.resolve(WorkFolder.NAME + "/journal"), folder.resolve(WorkFolder.NAME + "/rollback"));
                breakOff(folder, back, false);

                Recovery.run(folder, Folders.NOWHERE);

                assertEquals(before, Folders.read(folder), there + " moves, and " + back + " back");
            }
        }
    }

    /** A new file has disappeared: then nothing is to be lost. */
    @Test
    void anOutcomeThatIsNotRightIsUndone() throws Exception {
        Path folder = prepared("folder");
        Files.delete(folder.resolve(WorkFolder.NAME + "/new/0"));

        assertThrows(PatchException.class, () -> Recovery.run(folder, Folders.NOWHERE));

        assertEquals(before, Folders.read(folder));
    }

    private void breakOff(Path folder, int moves, boolean forward) throws Exception {
        int[] left = {moves};
        try (WorkFolder work = WorkFolder.in(folder)) {
            Commit commit = new Commit(work, new Journal(target, ENTRIES), (from, to) -> {
                if (left[0]-- == 0) {
                    throw new IOException("broken off");
                }
                Files.move(from, to);
            });
            if (moves == MOVES) {
                commit.forward();
            } else if (forward) {
                assertThrows(IOException.class, commit::forward);
            } else {
                assertThrows(IOException.class, commit::back);
            }
        }
    }

    private Path prepared(String name) throws Exception {
        Path folder = Folders.of(temp.resolve(name), OLD);
        try (WorkFolder work = WorkFolder.in(folder)) {
            for (Journal.Entry entry : ENTRIES) {
                if (entry.deed().puts()) {
                    Files.writeString(work.fresh(entry.staged()), NEW.get(entry.path()));
                }
            }
            new Journal(target, ENTRIES).write(work.at("journal"));
        }
        return folder;
    }
}
