package bumblewick.desktop.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A patch that was interrupted while it prepared its files goes on with those that are ready. */
class StagingTest {
    @TempDir
    Path temp;

    private Path old;
    private Path newer;
    private Path patch;
    private Tree before;

    @BeforeEach
    void makePatch() throws Exception {
        old = Folders.of(temp.resolve("old"), Map.of("a", "first", "b", "first"));
        newer = Folders.of(temp.resolve("new"), Map.of("a", "second", "b", "another", "c", ""));
        patch = temp.resolve("a.patch");
        Diff.write(List.of(old), newer, patch, Folders.NOWHERE);
        before = TreeScan.read(old, Folders.NOWHERE);
    }

    /** A closed patch file cannot give a single payload. */
    @Test
    void whatIsReadyIsNotUnpackedAgain() throws Exception {
        PatchFile file = PatchFile.open(patch, Folders.NOWHERE);
        Tree first = stage(file);
        file.close();

        Tree second = stage(file);

        assertEquals(first.hash(), second.hash());
    }

    @Test
    void whatIsMissingIsUnpacked() throws Exception {
        PatchFile file = PatchFile.open(patch, Folders.NOWHERE);
        stage(file);
        file.close();
        Files.delete(ready("0-1-"));

        assertThrows(ClosedChannelException.class, () -> stage(file));
    }

    @Test
    void aReadyFileThatIsDamagedIsMadeAnew() throws Exception {
        try (PatchFile file = PatchFile.open(patch, Folders.NOWHERE)) {
            stage(file);
        }
        Files.writeString(ready("0-1-"), "SECOND");

        Apply.run(patch, old, false, Folders.NOWHERE);

        assertEquals(Folders.read(newer), Folders.read(old));
    }

    @Test
    void whatAnotherPatchPreparedIsForgotten() throws Exception {
        try (WorkFolder work = WorkFolder.in(old)) {
            work.prepareFor("one");
            Files.writeString(work.fresh("0-0"), "of one");
            work.prepareFor("other");
            assertFalse(Files.exists(work.fresh("0-0")));
        }
    }

    @Test
    void twoProcessesCannotWorkInOneFolder() throws Exception {
        try (WorkFolder work = WorkFolder.in(old)) {
            assertEquals(
                    "Another patch is being applied to " + work.root() + ".",
                    assertThrows(PatchException.class, () -> WorkFolder.in(old)).getMessage());
        }
    }

    private Path ready(String name) throws IOException {
        try (Stream<Path> files = Files.list(old.resolve(WorkFolder.NAME + "/new"))) {
            return files.filter(file -> file.getFileName().toString().startsWith(name))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private Tree stage(PatchFile file) throws IOException, PatchException {
        try (WorkFolder work = WorkFolder.in(old)) {
            work.prepareFor("the patch");
            return new Staging(file, file.steps().get(0), 0, before, work).run(Folders.NOWHERE);
        }
    }
}
