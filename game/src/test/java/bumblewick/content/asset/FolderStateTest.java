package bumblewick.content.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStateTest {
    @TempDir
    Path folder;

    private Path leaf;
    private FolderState before;

    @BeforeEach
    void growALeaf() throws IOException {
        leaf = Files.createDirectories(folder.resolve("tree")).resolve("leaf.json");
        Files.writeString(leaf, "green");
        Files.setLastModifiedTime(leaf, FileTime.fromMillis(1_000));
        before = now();
    }

    private FolderState now() throws IOException {
        return FolderState.of(List.of(folder));
    }

    @Test
    void nothingHasChangedWhereNothingWasDone() throws IOException {
        assertEquals(Set.of(), now().changesSince(before));
    }

    @Test
    void aFileOfTheSameSizeIsAnotherAtAnotherTime() throws IOException {
        Files.writeString(leaf, "brown");
        Files.setLastModifiedTime(leaf, FileTime.fromMillis(2_000));

        assertEquals(Set.of(leaf), now().changesSince(before));
    }

    @Test
    void aFileOfTheSameTimeIsAnotherWithAnotherSize() throws IOException {
        Files.writeString(leaf, "red");
        Files.setLastModifiedTime(leaf, FileTime.fromMillis(1_000));

        assertEquals(Set.of(leaf), now().changesSince(before));
    }

    @Test
    void filesComeAndGo() throws IOException {
        Path fruit = folder.resolve("fruit.json");
        Files.writeString(fruit, "apple");
        Files.delete(leaf);

        assertEquals(Set.of(leaf, fruit), now().changesSince(before));
    }

    @Test
    void whatEditorsHideIsTheirs() throws IOException {
        Files.writeString(folder.resolve(".leaf.json.swp"), "gre");

        assertEquals(Set.of(), now().changesSince(before));
    }

    @Test
    void whatIsInAHiddenFolderIsNotLookedAt() throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("tree/.before")).resolve("leaf.json"), "green");

        assertEquals(Set.of(), now().changesSince(before));
    }

    @Test
    void aFolderThatIsItselfHiddenIsLookedAt() throws IOException {
        Path hidden = Files.createDirectories(folder.resolve(".mods"));
        Files.writeString(hidden.resolve("leaf.json"), "green");

        assertEquals(1, FolderState.of(List.of(hidden)).size());
    }

    @Test
    void aFolderThatDoesNotExistIsEmpty() throws IOException {
        assertEquals(0, FolderState.of(List.of(folder.resolve("nowhere"))).size());
    }
}
