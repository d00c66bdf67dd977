package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderLockTest {
    @TempDir
    Path temp;

    @Test
    void theFirstGameGetsTheFolderItself() {
        DataFolderLock.Granted first = DataFolderLock.acquire(DesktopFolders.below(temp));

        assertTrue(first.kept());
        assertEquals(temp, first.folders().data());
    }

    /** It sees what the player has, and what it writes goes elsewhere. */
    @Test
    void theSecondGameGetsACopy() throws Exception {
        Files.writeString(temp.resolve("settings.json"), "{}");
        Files.createDirectories(temp.resolve("journeys"));
        Files.writeString(temp.resolve("journeys/slot1.json"), "mine");
        Files.createDirectories(temp.resolve("mods/cobalt"));
        Files.writeString(temp.resolve("mods/cobalt/mod.json"), "card");
        DataFolderLock.acquire(DesktopFolders.below(temp));

        DataFolderLock.Granted second = DataFolderLock.acquire(DesktopFolders.below(temp));
        Path data = second.folders().data();
        String seen = Files.readString(data.resolve("journeys/slot1.json"));
        Files.writeString(data.resolve("journeys/slot1.json"), "of the second game");

        assertAll(
                () -> assertFalse(second.kept()),
                () -> assertNotEquals(temp, data),
                () -> assertEquals("mine", seen),
                () -> assertEquals("mine", Files.readString(temp.resolve("journeys/slot1.json"))),
                () -> assertEquals("card", Files.readString(data.resolve("mods/cobalt/mod.json"))));
    }
}
